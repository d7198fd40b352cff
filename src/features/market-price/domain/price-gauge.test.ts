import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMarket, aMarketVehicle } from '#src/features/market-price/testing/market-builders.ts'
import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'
import { estimateMarket } from './model/estimate-market.ts'
import { averageGap, gaugeFill, toGaugeResponse, toPriceGauge } from './price-gauge.ts'

const AT = Date.UTC(2026, 10, 21)
const GROUND = { asAtMs: AT, outsideSellers: 3, ownCount: 0, soldCount: 0 }
const gaugeOf = (count: number, priceDollars = 25_000, carType: CarType = 'used') =>
  toPriceGauge(
    { priceCents: priceDollars * 100, carType },
    estimateMarket(aMarketVehicle(), aMarket(count, 25_000)),
    GROUND,
  )

test('fill runs from 1 at the cheap end to 0 at the expensive end and never rises with the price', () => {
  const range = { min: 20_000, max: 30_000 }
  expect([19_000, 20_000, 25_000, 30_000, 31_000].map((price) => gaugeFill(price, range))).toEqual([
    1, 1, 0.5, 0, 0,
  ])
  const dollars = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(dollars, dollars, dollars, dollars, (a, b, min, max) => {
      const [low, high] = [gaugeFill(Math.max(a, b), { min, max }), gaugeFill(Math.min(a, b), { min, max })]
      expect(low).toBeLessThanOrEqual(high)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
    }),
  )
})

test('a gauge response has exactly the six fields, money in dollars (DATA-017)', () => {
  const response = toGaugeResponse(gaugeOf(12))
  expect(Object.keys(response)).toEqual([
    'fill',
    'listing_price',
    'market_range_min',
    'market_range_max',
    'confidence',
    'description',
  ])
  expect(response.listing_price).toBe(25_000)
  expect(response.market_range_min).toBeLessThan(25_000)
  expect(response.market_range_max).toBeGreaterThan(25_000)
})

test('with 0, 1 or 2 comparables there is no range and a text says why, and with 3 there is one', () => {
  expect(gaugeOf(0)).toMatchObject({ fill: null, confidence: 0, basis: null })
  expect(gaugeOf(0).description).toBe('There is no comparable vehicle to compare this price with.')
  expect(gaugeOf(1).description).toBe('Only 1 comparable vehicle: too few to compare this price with.')
  expect(gaugeOf(2)).toMatchObject({ marketMinCents: null, marketMaxCents: null })
  expect(gaugeOf(3)).toMatchObject({ basis: { count: 3, asAtMs: AT } })
})

test('the text gives the distance to the average in steps of $50', () => {
  expect(gaugeOf(20, 23_000).description).toMatch(
    /^About \$\d,\d[05]0 below the average of comparable vehicles\.$/,
  )
  expect(gaugeOf(20, 27_000).description).toMatch(
    /^About \$\d,\d[05]0 above the average of comparable vehicles\.$/,
  )
})

test('a price of a different magnitude gets no verdict, as it is a typing mistake or a different vehicle', () => {
  for (const price of [2_500, 250_000])
    expect(gaugeOf(20, price)).toMatchObject({ fill: null, confidence: 0, isStrange: true })
})

test('an implausible price makes no claim: a new one a fifth below, a used one two fifths', () => {
  expect(gaugeOf(20, 19_500, 'new')).toMatchObject({ fill: null, isStrange: true })
  expect(gaugeOf(20, 19_500, 'used').basis).not.toBeNull()
  expect(gaugeOf(20, 14_500, 'used')).toMatchObject({ fill: null, isStrange: true })
})

test('the stated distance is never larger than the real one', () => {
  fc.assert(
    fc.property(fc.nat(20_000_000), fc.nat(20_000_000), (price, average) => {
      const gap = averageGap(price, average)
      expect(Math.abs(gap)).toBeLessThanOrEqual(Math.abs(price - average))
      expect(Math.abs(gap)).toBeGreaterThan(Math.abs(price - average) - 5000)
    }),
  )
})
