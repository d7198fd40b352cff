import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGauge } from '#src/features/market-price/testing/market-builders.ts'
import { toGaugeResponse } from './price-gauge.ts'
import { parsePriceGauge } from './price-gauge-schema.ts'

test('a response is read back as it was written, except for its basis (DATA-017)', () => {
  const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }))
  const cents = fc.option(fc.integer({ min: 0, max: 100_000_000 }))
  const gauges = fc.record({
    fill: share,
    confidence: share,
    listingPriceCents: cents,
    marketMinCents: cents,
    marketMaxCents: cents,
  })
  fc.assert(
    fc.property(gauges, (changes) => {
      const gauge = aGauge({ ...changes, basis: null })
      expect(parsePriceGauge(JSON.parse(JSON.stringify(toGaugeResponse(gauge))))).toEqual({
        ok: true,
        value: gauge,
      })
    }),
  )
})

test('missing fields are null; unknown ones are ignored', () => {
  expect(parsePriceGauge({ fill: 0.5, dealer: 'x' })).toMatchObject({
    ok: true,
    value: { fill: 0.5, listingPriceCents: null, description: '' },
  })
})

test('any other value is refused with its position', () => {
  for (const bad of [null, 'x', [], 7]) expect(parsePriceGauge(bad).ok).toBe(false)
  for (const bad of [
    { fill: 1.1 },
    { confidence: '0.5' },
    { listing_price: -1 },
    { market_range_max: 1e12 },
  ]) {
    const read = parsePriceGauge(bad)
    expect(read.ok ? '' : read.error).toContain(Object.keys(bad)[0])
  }
})
