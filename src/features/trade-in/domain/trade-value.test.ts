import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONDITION_QUESTIONS, questionsFor } from './condition-questions.ts'
import type { AdjustmentAnswer, TradeInVehicle } from './trade-in.ts'
import { type RetailMarket, type TradeTerms, tradeValueFromMarket } from './trade-value.ts'

const TERMS: TradeTerms = { marginPercent: 13, marginMinDollars: 1800, preparationDollars: 900 }
const MARKET: RetailMarket = { average: 30_000, min: 26_000, max: 34_000, confidence: 0.5, count: 9 }
const aTradeIn = (itemType: TradeInVehicle['itemType'] = 'car'): TradeInVehicle => ({
  itemType,
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: null,
  body: null,
  fuel: null,
  transmission: null,
  drive: null,
})
const best = (itemType: TradeInVehicle['itemType']): AdjustmentAnswer[] =>
  questionsFor(itemType).map(({ id, answers }) => ({ id, adjustmentAnswers: [answers[0]?.id ?? ''] }))
const value = (adjustments: AdjustmentAnswer[], market = MARKET, terms = TERMS) =>
  tradeValueFromMarket(market, terms, { subject: { vehicle: aTradeIn(), adjustments }, asAtMs: 1 })

const anyMarket = fc.record({
  average: fc.double({ min: 100, max: 500_000, noNaN: true }),
  min: fc.double({ min: 50, max: 100_000, noNaN: true }),
  max: fc.double({ min: 100, max: 900_000, noNaN: true }),
  confidence: fc.double({ min: 0.2, max: 1, noNaN: true }),
  count: fc.integer({ min: 5, max: 60 }),
})
const anyTerms = fc.record({
  marginPercent: fc.double({ min: 0, max: 60, noNaN: true }),
  marginMinDollars: fc.double({ min: 0, max: 5000, noNaN: true }),
  preparationDollars: fc.double({ min: 0, max: 5000, noNaN: true }),
})

test('the lines of an offer add up to it, in multiples of $50 and never above the market (TRADE-005)', () => {
  fc.assert(
    fc.property(anyMarket, anyTerms, (market, terms) => {
      const offer = value(best('car'), market, terms)
      if (!offer.ok) return
      expect(offer.value.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
        offer.value.offerCents,
      )
      expect(offer.value.offerCents % 50_00).toBe(0)
      expect(offer.value.lines.every(({ amountCents }) => Number.isInteger(amountCents))).toBe(true)
      expect(offer.value.offerCents).toBeLessThanOrEqual(Math.round(market.average * 100) + 25_00)
    }),
  )
})

test('a worse answer to any question never raises an offer, for every kind of vehicle (TRADE-006)', () => {
  const anyCase = fc
    .constantFrom('car', 'truck', 'motorcycle', 'caravan')
    .chain((itemType) =>
      fc.tuple(
        fc.constant(itemType),
        fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
        fc.nat(7),
        anyMarket,
        anyTerms,
      ),
    )
  fc.assert(
    fc.property(anyCase, ([itemType, picks, worse, market, terms]) => {
      const questions = questionsFor(itemType)
      const answered = (from: readonly number[]) =>
        questions.map(({ id, answers }, at) => ({
          id,
          adjustmentAnswers: [answers[Math.min(from[at] ?? 0, answers.length - 1)]?.id ?? ''],
        }))
      const subject = (adjustments: AdjustmentAnswer[]) => ({ vehicle: aTradeIn(itemType), adjustments })
      const first = tradeValueFromMarket(market, terms, { subject: subject(answered(picks)), asAtMs: 1 })
      const picksWorse = picks.map((pick, at) => (at === worse % questions.length ? pick + 1 : pick))
      const second = tradeValueFromMarket(market, terms, {
        subject: subject(answered(picksWorse)),
        asAtMs: 1,
      })
      const centsOf = (result: typeof first) => (result.ok ? result.value.offerCents : 0)
      expect(centsOf(second)).toBeLessThanOrEqual(centsOf(first))
    }),
  )
})

test('the offer changes with the answers and lists them (TRADE-006)', () => {
  const good = value(best('car'))
  const worn = value(
    best('car').map((each) => (each.id === 'tyres' ? { ...each, adjustmentAnswers: ['worn'] } : each)),
  )
  expect(good.ok && worn.ok && good.value.offerCents - worn.value.offerCents).toBeGreaterThan(500_00)
  expect(worn.ok && worn.value.lines.map(({ label }) => label)).toContain('Tyres: All need replacing')
})

test('too few comparable vehicles or too little confidence give no figure at all', () => {
  expect(value(best('car'), { ...MARKET, count: 4 })).toEqual({ ok: false, error: 'too_few_comparables' })
  expect(value(best('car'), { ...MARKET, confidence: 0.1 })).toEqual({
    ok: false,
    error: 'too_few_comparables',
  })
  const subject = { vehicle: aTradeIn(), adjustments: best('car') }
  expect(tradeValueFromMarket(null, TERMS, { subject, asAtMs: 1 }).ok).toBe(false)
})

test('a vehicle worth next to nothing is inspected rather than priced', () => {
  expect(value(best('car'), { ...MARKET, average: 3000 })).toEqual({ ok: false, error: 'too_low' })
})

test('the method states the number of comparables, their range and the confidence', () => {
  const offer = value(best('car'))
  expect(offer.ok && offer.value.basis).toEqual({
    kind: 'market',
    comparables: 9,
    averageCents: 30_000_00,
    lowCents: 26_000_00,
    highCents: 34_000_00,
    confidence: 0.5,
  })
})

test('every question applies to some vehicle, and its answers have different effects', () => {
  for (const { id, answers, itemTypes } of CONDITION_QUESTIONS) {
    expect([id, itemTypes.length > 0]).toEqual([id, true])
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(answers.length)
  }
})
