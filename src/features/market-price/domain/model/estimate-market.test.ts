import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMarket, aMarketVehicle } from '#src/features/market-price/testing/market-builders.ts'
import { estimateMarket } from './estimate-market.ts'

const subject = aMarketVehicle()
const comparable = fc.record({
  price: fc.integer({ min: 5_000, max: 80_000 }),
  year: fc.integer({ min: 2017, max: 2025 }),
  km: fc.option(fc.integer({ min: 0, max: 300_000 })),
  badge: fc.constantFrom('SX', 'ZR', 'Ascent Sport', null),
  carType: fc.constantFrom('used' as const, 'demo' as const, 'new' as const),
  priceKind: fc.constantFrom('egc' as const, 'drive_away' as const),
})
const market = fc
  .array(comparable, { minLength: 1, maxLength: 15 })
  .map((all) => all.map((each, at) => aMarketVehicle({ ...each, id: `veh_c${at}` })))

test('there is no estimate without comparables', () => {
  expect(estimateMarket(subject, [])).toBeNull()
})

test('an estimate is finite and ordered, with a confidence from 0 to 1 (VDP-023)', () => {
  fc.assert(
    fc.property(market, (comparables) => {
      const estimate = estimateMarket(subject, comparables)
      expect(estimate).not.toBeNull()
      if (!estimate) return
      expect(estimate.min).toBeGreaterThan(0)
      expect(estimate.min).toBeLessThan(estimate.average)
      expect(estimate.max).toBeGreaterThan(estimate.average)
      expect(estimate.max).toBeLessThan(Number.POSITIVE_INFINITY)
      expect(estimate.confidence).toBeGreaterThanOrEqual(0)
      expect(estimate.confidence).toBeLessThan(1)
      expect(estimate.count).toBe(comparables.length)
    }),
  )
})

test('twice the prices give twice the estimate, with the same confidence', () => {
  fc.assert(
    fc.property(market, (comparables) => {
      const once = estimateMarket(subject, comparables)
      const twice = estimateMarket(
        subject,
        comparables.map((each) => ({ ...each, price: each.price * 2 })),
      )
      expect((twice?.average ?? 0) / (once?.average ?? 1)).toBeCloseTo(2, 6)
      expect(twice?.confidence).toBeCloseTo(once?.confidence ?? -1, 6)
    }),
  )
})

test('the order of comparables does not matter, nor does the subject’s own price', () => {
  fc.assert(
    fc.property(market, fc.integer({ min: 1_000, max: 90_000 }), (comparables, price) => {
      const one = estimateMarket(subject, comparables)
      const other = estimateMarket({ ...subject, price }, [...comparables].reverse())
      expect(other?.average).toBeCloseTo(one?.average ?? -1, 4)
      expect(other?.max).toBeCloseTo(one?.max ?? -1, 4)
    }),
  )
})

test('a price mistyped by a factor of ten moves the average of nine by less than 3 %', () => {
  const good = aMarket(8, 25_000)
  const before = estimateMarket(subject, good)?.average ?? 0
  const after =
    estimateMarket(subject, [...good, aMarketVehicle({ id: 'veh_x', price: 250_000 })])?.average ?? 0
  expect(Math.abs(after / before - 1)).toBeLessThan(0.03)
})

test('more comparables raise confidence without widening the range, and two never show a panel (VDP-023)', () => {
  const estimates = [1, 2, 3, 8, 20, 50].map((count) => estimateMarket(subject, aMarket(count, 25_000)))
  const confidences = estimates.map((estimate) => estimate?.confidence ?? 0)
  expect(confidences).toEqual([...confidences].sort((a, b) => a - b))
  expect(confidences[1]).toBeLessThan(0.2)
  expect(confidences[2]).toBeGreaterThan(0.2)
  const widths = estimates.map((estimate) => (estimate?.max ?? 0) - (estimate?.min ?? 0))
  expect(widths.at(-1)).toBeLessThan(widths[0] ?? 0)
})

test('drive-away and EGC prices are compared like for like', () => {
  const egc = aMarket(10, 25_000, { priceKind: 'egc' })
  const driveAway = estimateMarket({ ...subject, priceKind: 'drive_away' }, egc)?.average ?? 0
  const excluding = estimateMarket({ ...subject, priceKind: 'egc' }, egc)?.average ?? 0
  expect(driveAway / excluding).toBeGreaterThan(1.03)
})

test('an older or further driven subject is worth less with the same comparables', () => {
  const comparables = aMarket(10, 25_000)
  const average = (changes: object) => estimateMarket({ ...subject, ...changes }, comparables)?.average ?? 0
  expect(average({ year: 2019 })).toBeLessThan(average({}))
  expect(average({ km: 150_000 })).toBeLessThan(average({}))
})

test('a badge is priced from the same badge first', () => {
  const mixed = [
    ...aMarket(6, 25_000, { badge: 'SX' }).map((each, at) => ({ ...each, id: `veh_a${at}` })),
    ...aMarket(6, 35_000, { badge: 'ZR' }),
  ]
  expect(estimateMarket({ ...subject, badge: 'ZR' }, mixed)?.average).toBeGreaterThan(32_000)
  expect(estimateMarket({ ...subject, badge: 'SX' }, mixed)?.average).toBeLessThan(28_000)
})
