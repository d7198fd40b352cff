import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFinance } from '../testing/finance-fixtures.ts'
import { askedOffer, PLAN_FIELDS, type PlanFrame, planBounds, planFields, readPlan } from './finance-plan.ts'

const frame: PlanFrame = {
  terms: aFinance().calculator,
  priceCents: 30_000_00,
  residualPercentMax: 0,
  plan: {
    amountCents: 30_000_00,
    depositCents: 0,
    residualCents: 0,
    annualRate: 8.5,
    termYears: 5,
    frequency: 'weekly',
  },
}
const read = (fields: Record<string, string>, over: Partial<PlanFrame> = {}) =>
  readPlan((name) => fields[name] ?? null, { ...frame, ...over })

test('the calculator’s inputs are amount, term, interest, trade-in, residual and frequency (FIN-011)', () => {
  expect(PLAN_FIELDS).toEqual(['amount', 'tradeIn', 'residual', 'interest', 'term', 'frequency'])
  const fields = {
    amount: '$25,000',
    tradeIn: '5,000.50',
    residual: '7000',
    interest: '9.5',
    term: '4.5',
    frequency: 'monthly',
  }
  expect(read(fields)).toEqual({
    plan: {
      amountCents: 25_000_00,
      depositCents: 5_000_50,
      residualCents: 7_000_00,
      annualRate: 9.5,
      termYears: 4.5,
      frequency: 'monthly',
    },
    messages: {},
  })
  expect(planFields(read(fields).plan)).toMatchObject({
    amount: '$25,000',
    tradeIn: '$5,000.50',
    term: '4.5',
  })
})

test('deposit and residual may be empty, and empty or invalid fields keep the plan (FIN-022)', () => {
  expect(read({ tradeIn: '', residual: '', amount: 'lots', frequency: 'toString' })).toEqual({
    plan: frame.plan,
    messages: {},
  })
})

test('values out of bounds are clamped with a message at the field (FIN-019, FIN-023)', () => {
  const { plan, messages } = read({ amount: '999', tradeIn: '-10', term: '8', interest: '15.5' })
  expect(plan).toMatchObject({ amountCents: 1_000_00, depositCents: 0, termYears: 7, annualRate: 15 })
  expect(messages).toEqual({
    amount: 'Cannot be less than $1,000 or more than $100,000',
    tradeIn: 'Cannot be less than $0 or more than $250,000',
    term: 'Cannot be less than 1 years or more than 7 years',
    interest: 'Cannot be less than 0.5% or more than 15%',
  })
})

test('a term between those on offer becomes the nearest, and says so', () => {
  const asked = read({ term: '4.3' })
  expect(asked.plan.termYears).toBe(4.5)
  expect(asked.messages).toEqual({ term: 'The nearest term on offer is 4.5 years' })
})

test('a site may limit the residual to a share of the price, and a cheap vehicle uses its own price (FIN-048)', () => {
  expect(planBounds({ ...frame, residualPercentMax: 30 }).residual.max).toBe(9_000)
  expect(planBounds({ ...frame, priceCents: 800_00 }).amount.min).toBe(800)
})

test('whatever an address says, the plan stays within bounds and reports what was changed', () => {
  fc.assert(
    fc.property(fc.record(Object.fromEntries(PLAN_FIELDS.map((name) => [name, fc.string()]))), (fields) => {
      const { offer } = askedOffer(frame, (name) => (fields as Record<string, string>)[name] ?? null)
      expect(offer.plan.amountCents).toBeGreaterThanOrEqual(1_000_00)
      expect(offer.plan.amountCents).toBeLessThanOrEqual(100_000_00)
      expect(offer.plan.depositCents).toBeGreaterThanOrEqual(0)
      expect(offer.plan.termYears).toBeGreaterThanOrEqual(1)
    }),
  )
})
