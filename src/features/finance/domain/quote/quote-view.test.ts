import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import type { Quote } from './quick-quote.ts'
import { QUOTE } from '#src/features/finance/testing/finance-fixtures.ts'
import { asksLender, quoteView, vehicleQuoteAsk } from './quote-view.ts'

const range = { from: 8.38, to: 19.42 }
const view = (changes: Partial<Quote> = {}) =>
  quoteView({ ...QUOTE, ...changes }, { range, loanTerm: 5, purchasePrice: 1 })

test('a quote shows week, rate and comparison rate, and states the 10 % deposit and 30 % final payment (FIN-035)', () => {
  expect(view()).toEqual({
    week: '$169',
    rate: '7.10% p.a.',
    comparison: '8.20% p.a.',
    assumes:
      'An estimate, not an offer of credit: $42,000 over 5 years with a 10% deposit ($4,200) and a 30% final payment ($12,600).',
    source: 'Quoted by YouX, 21 November 2026.',
  })
})

test('a failed quote shows dashes and what it would assume (FIN-041)', () => {
  expect(quoteView(null, { range, loanTerm: 1, purchasePrice: 8_000 })).toEqual({
    week: '--',
    rate: '--',
    comparison: '--',
    assumes:
      'An estimate, not an offer of credit: $8,000 over 1 year with a 10% deposit ($800) and a 30% final payment ($2,400).',
    source: null,
  })
})

test('a quote without a comparison rate shows the range 8.38% to 19.42% (FIN-037)', () => {
  expect(view({ comparisonRate: null }).comparison).toBe('8.38% to 19.42% p.a.')
})

test('a week of 25 shows an enquiry instead, one of 26 a figure (FIN-042)', () => {
  expect([view({ weeklyRepaymentAmount: 25 }).week, view({ weeklyRepaymentAmount: 26 }).week]).toEqual([
    'Enquire for Finance',
    '$26',
  ])
})

test('the lender is asked only with the feature on, no stored quote and a price above 0; a stored quote claims no terms that do not give its figure (FIN-040, FIN-048, 16.4)', () => {
  const ask = (changes: object = {}, over: object = {}) =>
    vehicleQuoteAsk(aVehicle(changes), { isOn: true, priceCents: 8_000_00, range, lender: 'YouX', ...over })
  expect(ask({}, { isOn: false })).toBeNull()
  expect([ask({}, { priceCents: 0 }), ask({}, { priceCents: null })]).toEqual([null, null])
  const open = ask()
  expect([open?.purchasePrice, open && asksLender(open)]).toEqual([8_000, true])
  const youxQuote = { weeklyRepaymentCents: 120_00, advertisedRate: 8.49, comparisonRate: 9.37 }
  const held = ask({ youxQuote })
  expect(held && asksLender(held)).toBe(false)
  expect(held?.cached).toMatchObject({ weeklyRepaymentAmount: 120, comparisonRate: 9.37 })
  const shown = quoteView(held?.cached ?? null, { range, loanTerm: 5, purchasePrice: 8_000 })
  expect(shown.assumes).not.toMatch(/\d/)
})
