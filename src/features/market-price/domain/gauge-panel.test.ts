import { expect, test } from 'vitest'
import { aGauge } from '#src/features/market-price/testing/market-builders.ts'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { isPriceComparable, toGaugePanel } from './gauge-panel.ts'

const price = { kind: 'drive_away', state: 'QLD' } as const

test('a panel states verdict, range, price kind, count, date and method (VDP-002, standards B9 trap 6)', () => {
  const panel = toGaugePanel(aGauge(), price, 'full_scale')
  expect(panel).toMatchObject({
    verdict: 'Good Deal',
    colour: 'high',
    priceText: '$24,000',
    minText: '$20,000',
    maxText: '$30,000',
    kindText: 'Drive away, QLD',
    basisText:
      'Based on 14 comparable vehicles advertised on this platform by 4 other dealers. As at 21 November 2026.',
  })
  expect(panel?.methodText).toMatch(/advertised prices, not sale prices/)
})

test('a price above the range reads Above market, whatever a vendor’s fill says (standards B9 trap 6)', () => {
  const above = toGaugePanel(
    aGauge({ listingPriceCents: 33_000_00, fill: 0.9, basis: null }),
    price,
    'full_scale',
  )
  expect(above).toMatchObject({ verdict: 'Above market', colour: 'low' })
  expect(above?.basisText).toBe('Supplied by an independent price guide.')
  expect(toGaugePanel(aGauge({ listingPriceCents: 33_000_00 }), price, 'deals_only')).toBeNull()
})

test('a panel counts what a shopper cannot see: sold vehicles and the dealer’s own', () => {
  const { basis } = aGauge()
  const told = (changes: object) =>
    toGaugePanel(aGauge({ basis: basis && { ...basis, ...changes } }), price, 'full_scale')?.basisText
  expect(told({ soldCount: 3, ownCount: 2 })).toBe(
    'Based on 14 comparable vehicles advertised on this platform by 4 other dealers and this one (2 of them); 3 were sold in the last 40 days. As at 21 November 2026.',
  )
  expect(told({ soldCount: 1 })).toContain('; 1 was sold in the last 40 days.')
})

test('positions stay on the scale, and a price outside the range is shown outside it', () => {
  const scaleOf = (dollars: number) =>
    toGaugePanel(aGauge({ listingPriceCents: dollars * 100 }), price, 'full_scale')?.scale
  expect(scaleOf(25_000)).toEqual({ rangeStart: 18.8, rangeEnd: 81.3, price: 50 })
  expect(scaleOf(90_000)?.price).toBe(100)
  expect(scaleOf(1_000)?.price).toBe(0)
})

test('without a price kind there is no panel', () => {
  expect(toGaugePanel(aGauge(), { kind: 'on_application', state: null }, 'full_scale')).toBeNull()
})

test('only an in-stock vehicle above $200 is compared (CARD-020), and only used ones if the site says so (CARD-021)', () => {
  const may = (changes: Parameters<typeof aVehicle>[0], usedOnly = false) =>
    isPriceComparable(aVehicle(changes), { usedOnly })
  expect(may({})).toBe(true)
  expect(may({ priceCents: 201_00 })).toBe(true)
  expect(may({ priceCents: 200_00 })).toBe(false)
  expect(may({ priceCents: null })).toBe(false)
  expect(may({ status: 'coming_soon' })).toBe(false)
  expect(may({ isSold: true })).toBe(false)
  expect(may({ priceKind: 'on_application' })).toBe(false)
  expect(may({ carType: 'new' })).toBe(true)
  expect(may({ carType: 'new' }, true)).toBe(false)
  expect(may({}, true)).toBe(true)
})
