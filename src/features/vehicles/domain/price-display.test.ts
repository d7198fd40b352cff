import { expect, test } from 'vitest'
import {
  priceKindLabel,
  priceKindNote,
  shownPriceCents,
  toldPrices,
  toPriceDisplay,
  wasPriceCents,
  type PriceFacts,
} from './price-display.ts'
import { PRICE_KINDS } from './vehicle.ts'

const settings = { offersSubscriptions: false, noPriceText: 'Contact us for price' }

function facts(changes: Partial<PriceFacts> = {}): PriceFacts {
  return {
    priceCents: 3499000,
    priceKind: 'drive_away',
    priceState: 'QLD',
    beforePriceCents: null,
    offerPriceCents: null,
    subscriptionPriceCents: null,
    isPreorder: false,
    carType: 'used',
    ...changes,
  }
}

test('on sites with subscriptions a subscription price above 0 comes first, per week (CARD-011)', () => {
  const offered = { ...settings, offersSubscriptions: true }
  expect(toPriceDisplay(facts({ subscriptionPriceCents: 25000 }), offered)).toMatchObject({
    kind: 'subscription',
    text: '$250',
    suffix: '/week',
  })
  expect(toPriceDisplay(facts({ subscriptionPriceCents: 0 }), offered).kind).toBe('price')
  expect(toPriceDisplay(facts({ subscriptionPriceCents: 25000 }), settings).kind).toBe('price')
})

test('an offer above $10 is shown with a reduced marker, and one of $10 is skipped (CARD-012, CARD-024)', () => {
  expect(toPriceDisplay(facts({ offerPriceCents: 2999000 }), settings)).toMatchObject({
    kind: 'reduced',
    text: '$29,990',
    wasText: '$34,990',
    isReduced: true,
  })
  expect(toPriceDisplay(facts({ offerPriceCents: 1000 }), settings)).toMatchObject({
    kind: 'price',
    text: '$34,990',
    isReduced: false,
  })
})

test('the normal price has separators and its kind (CARD-013, standards B9)', () => {
  expect(toPriceDisplay(facts(), settings)).toMatchObject({ text: '$34,990', label: 'Drive away, QLD' })
  expect(toPriceDisplay(facts({ priceKind: 'egc' }), settings)).toMatchObject({ label: 'Excl. govt charges' })
  expect(
    toPriceDisplay(facts({ priceKind: 'estimated_drive_away', priceState: null }), settings),
  ).toMatchObject({ label: 'Est. drive away' })
})

test('PREORDER shows only without a price, then the site’s no-price text (CARD-014, CARD-015, CARD-023)', () => {
  expect(toPriceDisplay(facts({ priceCents: null, isPreorder: true }), settings).text).toBe('PREORDER')
  expect(toPriceDisplay(facts({ isPreorder: true }), settings).text).toBe('$34,990')
  expect(toPriceDisplay(facts({ priceCents: 0 }), { ...settings, noPriceText: 'TBC' }).text).toBe('TBC')
  expect(toPriceDisplay(facts({ priceCents: null }), settings).text).toBe('Contact us for price')
})

test('a was-price must be a price the vehicle was actually offered at (CARD-024, standards B9 trap 7)', () => {
  const rows: [Partial<PriceFacts>, number | null][] = [
    [{ beforePriceCents: 3699000 }, 3699000],
    [{ beforePriceCents: 3499000 }, null],
    [{ beforePriceCents: 3000000 }, null],
    [{ beforePriceCents: 3699000, carType: 'new' }, null],
    [{ beforePriceCents: 9900000 }, null],
    [{ offerPriceCents: 2999000, beforePriceCents: 3699000 }, 3499000],
    [{ offerPriceCents: 3599000 }, null],
  ]
  for (const [changes, expected] of rows) {
    const vehicle = facts(changes)
    expect(wasPriceCents(vehicle, shownPriceCents(vehicle) ?? 0), JSON.stringify(changes)).toBe(expected)
  }
})

test('for every combination of price fields the order holds and no amount lacks its label (CARD-011 to CARD-015)', () => {
  let seen = 0
  for (const offersSubscriptions of [false, true])
    for (const subscriptionPriceCents of [null, 0, 25000])
      for (const offerPriceCents of [null, 0, 1000, 1001, 2999000])
        for (const priceCents of [null, 0, 3499000])
          for (const isPreorder of [false, true])
            for (const priceKind of PRICE_KINDS)
              for (const beforePriceCents of [null, 3699000]) {
                const display = toPriceDisplay(
                  facts({
                    subscriptionPriceCents,
                    offerPriceCents,
                    priceCents,
                    isPreorder,
                    priceKind,
                    beforePriceCents,
                  }),
                  { offersSubscriptions, noPriceText: 'TBC' },
                )
                const hasOffer = offerPriceCents !== null && offerPriceCents > 1000
                const order: [boolean, string][] = [
                  [
                    offersSubscriptions &&
                      priceKind !== 'on_application' &&
                      (subscriptionPriceCents ?? 0) > 0,
                    'subscription',
                  ],
                  [priceKind !== 'on_application' && hasOffer, 'reduced'],
                  [priceKind !== 'on_application' && (priceCents ?? 0) > 0, 'price'],
                  [isPreorder, 'preorder'],
                  [true, 'none'],
                ]
                expect(display.kind).toBe(order.find(([applies]) => applies)?.[1])
                expect(display.amountCents === null).toBe(!display.label)
                expect(/\d/.test(display.text)).toBe(display.amountCents !== null)
                seen++
              }
  expect(seen).toBe(2 * 3 * 5 * 3 * 2 * 4 * 2)
})

test('a price on application reveals nothing, neither former price nor subscription', () => {
  const priced = { beforePriceCents: 3699000, offerPriceCents: 2999000, subscriptionPriceCents: 25000 }
  expect(toldPrices(facts({ ...priced, priceKind: 'on_application' }))).toEqual({
    advertisedCents: null,
    wasCents: null,
    subscriptionCents: null,
  })
  expect(toldPrices(facts(priced))).toEqual({
    advertisedCents: 2999000,
    wasCents: 3499000,
    subscriptionCents: 25000,
  })
})

test('every kind with a number has a label, and every kind a sentence (standards B9)', () => {
  expect(PRICE_KINDS.filter((kind) => priceKindLabel(kind, 'NSW') === null)).toEqual(['on_application'])
  for (const kind of PRICE_KINDS) expect(priceKindNote(kind, 'NSW')).toMatch(/\.$/)
})
