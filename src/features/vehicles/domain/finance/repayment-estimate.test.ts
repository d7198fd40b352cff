import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateRepayment, parseAmount, readFinancePlan } from './repayment-estimate.ts'

const offer = { priceCents: 30_000_00, annualRate: 8.5, balloonPercentMax: 30 }
const plan = { depositCents: 0, termYears: 5, balloonPercent: 0 }

test('$30,000 over 5 years at 8.5 % costs $141.73 a week or $615.50 a month (VDP-021, standards.md)', () => {
  expect(estimateRepayment(offer, plan)).toEqual({
    loanCents: 30_000_00,
    weeklyCents: 141_73,
    monthlyCents: 615_50,
    balloonCents: 0,
    totalCents: 615_50 * 60,
  })
})

test('a deposit and a balloon lower the repayment, and the balloon is part of the whole', () => {
  const estimate = estimateRepayment(offer, { depositCents: 5_000_00, termYears: 5, balloonPercent: 20 })
  expect(estimate).toMatchObject({ loanCents: 25_000_00, balloonCents: 6_000_00 })
  expect(estimate?.monthlyCents).toBeLessThan(615_50)
  expect(estimate?.totalCents).toBe((estimate?.monthlyCents ?? 0) * 60 + 6_000_00)
})

test('with nothing to borrow, or a balloon beyond the loan, there is no figure', () => {
  expect(estimateRepayment(offer, { ...plan, depositCents: 30_000_00 })).toBeNull()
  expect(estimateRepayment(offer, { depositCents: 25_000_00, termYears: 5, balloonPercent: 30 })).toBeNull()
})

test('whatever a form sends, the plan stays within price, terms and the site’s balloon', () => {
  const read = (fields: Record<string, string>) =>
    readFinancePlan((name) => fields[name] ?? null, { ...offer, plan })
  expect(read({ deposit: '$5,000', term: '3', balloon: '20%' })).toEqual({
    depositCents: 5_000_00,
    termYears: 3,
    balloonPercent: 20,
  })
  expect(read({ deposit: '999999999', term: '99', balloon: '80' })).toEqual({
    depositCents: 30_000_00,
    termYears: 5,
    balloonPercent: 30,
  })
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (deposit, term, balloon) => {
      const found = read({ deposit, term, balloon })
      expect(found.depositCents).toBeGreaterThanOrEqual(0)
      expect(found.termYears).toBeGreaterThanOrEqual(1)
      expect(found.balloonPercent).toBeLessThanOrEqual(30)
    }),
  )
  expect(['1e3', '-5', '', null, 'Infinity'].map(parseAmount)).toEqual([null, null, null, null, null])
})
