import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSite, aVehicle } from '#src/features/leads/testing/lead-fixtures.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { checkoutOffer, isOffered, moneyLines } from './checkout-offer.ts'

const RESERVATIONS = { depositDollars: 200, path: 'checkout', statesRefund: true } as const
const NO_GUARANTEES = { moneyBack14Days: false, usedMoneyBack48Hours: false }
const site = (over: object = {}) =>
  aSite('northside', {
    features: { reserve_online: true, buy_online: true },
    reservations: RESERVATIONS,
    guarantees: NO_GUARANTEES,
    ...over,
  } as never)
const car = (over: Partial<Vehicle> = {}) =>
  aVehicle({
    offerPriceCents: null,
    isReserved: false,
    isSold: false,
    images: [],
    categories: [],
    marketData: { stateAverageCents: null, averageCents: null },
    createdAt: '2026-01-01T00:00:00Z',
    photosCount: 0,
    priceState: 'QLD',
    state: 'QLD',
    ...over,
  } as Partial<Vehicle>)

test('RSV-003, RSV-004: reservable means in stock, not sold, not held, priced, and the feature is on', () => {
  expect(isOffered(site(), car(), 'reservation')).toBe(true)
  expect(isOffered(site(), car(), 'purchase')).toBe(true)
  for (const over of [
    { status: 'coming_soon' },
    { status: 'sold' },
    { isSold: true },
    { isReserved: true },
    { priceCents: null },
    { priceCents: 0 },
    { priceKind: 'on_application' },
  ] as Partial<Vehicle>[])
    expect(isOffered(site(), car(over), 'reservation'), JSON.stringify(over)).toBe(false)
  expect(isOffered(site({ features: {} }), car(), 'reservation')).toBe(false)
  expect(isOffered(site({ features: { reserve_online: true } }), car(), 'purchase')).toBe(false)
})

test('RSV-007, RSV-008: a default site asks $200 and says it is 100% refundable, and another amount is stated as it is', () => {
  const offer = checkoutOffer(site(), car(), 'reservation')
  expect(offer).toMatchObject({ depositCents: 200_00, depositText: '$200', priceLabel: 'Drive away, QLD' })
  expect(offer?.promises).toEqual([expect.stringContaining('$200 deposit is 100% refundable')])
  const dearer = checkoutOffer(
    site({ reservations: { ...RESERVATIONS, depositDollars: 500 } }),
    car(),
    'purchase',
  )
  expect(dearer?.conditions[0]).toContain('$500')
})

test('RSV-010: deposit, 48-hour and 14-day statements each show only if turned on, with their own figures', () => {
  const promises = (guarantees: object, statesRefund: boolean, over: Partial<Vehicle> = {}) =>
    checkoutOffer(
      site({
        guarantees: { ...NO_GUARANTEES, ...guarantees },
        reservations: { ...RESERVATIONS, statesRefund },
      }),
      car(over),
      'reservation',
    )?.promises
  expect(promises({}, false)).toEqual([])
  expect(promises({ usedMoneyBack48Hours: true }, false)).toEqual([
    expect.stringMatching(/^48-hour money-back/),
  ])
  expect(promises({ usedMoneyBack48Hours: true }, false, { carType: 'new' })).toEqual([])
  expect(promises({ moneyBack14Days: true }, false)).toEqual([expect.stringMatching(/^14-day.*500 km/)])
  expect(promises({ moneyBack14Days: true, usedMoneyBack48Hours: true }, true)).toHaveLength(3)
})

test('the amounts add up, and charges not in the price are named rather than guessed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 50_000_000 }),
      fc.option(fc.integer({ min: 0, max: 500_000 })),
      (priceCents, carried) => {
        const offer = { ...checkoutOffer(site(), car({ priceCents }), 'purchase') } as never
        const lines = moneyLines(offer, carried === null ? null : { place: 'Cairns', priceCents: carried })
        const cents = (label: string) =>
          Math.round(
            Number(lines.find((line) => line.label.startsWith(label))?.text.replace(/[$,]/g, '') ?? 0) * 100,
          )
        expect(cents('Deposit') + cents('Left')).toBe(cents('Vehicle') + cents('Delivery'))
      },
    ),
  )
  const egc = checkoutOffer(site(), car({ priceKind: 'egc' }), 'purchase')
  expect(moneyLines(egc as never, null).at(-1)?.note).toContain('Plus government charges')
})
