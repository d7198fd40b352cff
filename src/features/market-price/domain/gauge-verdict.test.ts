import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aGauge } from '#src/features/market-price/testing/market-builders.ts'
import { gaugeColour, gaugeVerdict, isGaugeShown, type VerdictScale } from './gauge-verdict.ts'

/** The verdict of a vendor's gauge, which gives no average. */
const verdictAt = (fill: number, scale: VerdictScale) => gaugeVerdict({ fill, gapCents: null }, scale)

test('fill 0.64 reads Good Deal and 0.65 Great Deal on either scale (VDP-025)', () => {
  for (const scale of ['full_scale', 'deals_only'] as const) {
    expect(verdictAt(0.64, scale)).toBe('Good Deal')
    expect(verdictAt(0.65, scale)).toBe('Great Deal')
  }
})

test('a high price reads Fair price or Above market, never a deal (standards B9 trap 6)', () => {
  expect([0.5, 0.49, 0.2, 0.19, 0].map((fill) => verdictAt(fill, 'full_scale'))).toEqual([
    'Good Deal',
    'Fair price',
    'Fair price',
    'Above market',
    'Above market',
  ])
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.499, noNaN: true }), (fill) => {
      expect(verdictAt(fill, 'full_scale')).not.toMatch(/Deal/)
    }),
  )
})

test('colour is low below 0.3, medium below 0.6, else high (VDP-026)', () => {
  expect([0.29, 0.3, 0.59, 0.6].map(gaugeColour)).toEqual(['low', 'medium', 'medium', 'high'])
})

test('a gauge missing any of the five values is not shown (VDP-022)', () => {
  expect(isGaugeShown(aGauge(), 'full_scale')).toBe(true)
  for (const field of ['fill', 'listingPriceCents', 'marketMinCents', 'marketMaxCents', 'confidence'])
    for (const scale of ['full_scale', 'deals_only'] as const)
      expect(isGaugeShown(aGauge({ [field]: null }), scale)).toBe(false)
})

test('confidence must exceed 0.2 (VDP-023)', () => {
  expect(isGaugeShown(aGauge({ confidence: 0.2 }), 'full_scale')).toBe(false)
  expect(isGaugeShown(aGauge({ confidence: 0.21 }), 'full_scale')).toBe(true)
})

test('a price above the range is hidden on a deals-only site, and shown on the full scale (VDP-024)', () => {
  const above = aGauge({ listingPriceCents: 30_001_00, fill: 0 })
  expect(isGaugeShown(above, 'deals_only')).toBe(false)
  expect(isGaugeShown(above, 'full_scale')).toBe(true)
})

test('the verdict never contradicts the figure: at or above the average there is no deal on either scale', () => {
  const dear = aGauge({ listingPriceCents: 25_600_00, fill: 0.55 })
  expect(gaugeVerdict({ fill: 0.55, gapCents: 600_00 }, 'full_scale')).toBe('Fair price')
  expect(isGaugeShown(dear, 'deals_only')).toBe(false)
  expect(isGaugeShown(aGauge({ listingPriceCents: 25_000_00, fill: 0.5 }), 'deals_only')).toBe(false)
  expect(isGaugeShown(aGauge(), 'deals_only')).toBe(true)
})
