import { expect, test } from 'vitest'
import {
  canToggleFavourite,
  cardButtons,
  isReservable,
  isTestDriveOnly,
  pageButtons,
  type ButtonFacts,
  type ButtonSettings,
} from './button-rules.ts'

const OPEN: ButtonSettings = {
  reserveOnline: true,
  tradeIn: true,
  testDrive: true,
  drivelessPlaces: ['loc_yard'],
  print: true,
  favourites: true,
  toggleNeedsPhoto: false,
  toggleWithoutPrice: false,
  chatToken: null,
  hidesTestDriveWhenComingSoon: false,
}

function facts(changes: Partial<ButtonFacts> = {}): ButtonFacts {
  return {
    status: 'in_stock',
    isSold: false,
    isReserved: false,
    shownPriceCents: 3499000,
    photosCount: 4,
    categories: [],
    ...changes,
  }
}

test('a reservable vehicle offers every button, with print only if the site prints (VDP-042)', () => {
  expect(pageButtons(facts(), OPEN)).toEqual([
    'reserve',
    'enquire',
    'call',
    'test_drive',
    'trade_in',
    'share',
    'favourite',
    'print',
  ])
  expect(pageButtons(facts(), { ...OPEN, print: false })).not.toContain('print')
})

test('an unavailable vehicle offers no buying button (VDP-046, VDP-047)', () => {
  for (const gone of [facts({ isSold: true }), facts({ status: 'sold' }), facts({ status: 'others' })])
    expect(pageButtons(gone, OPEN)).toEqual([])
})

test('the trade-in button shows only for an available vehicle on a site with trade-in on (TRADE-009)', () => {
  expect(pageButtons(facts(), OPEN)).toContain('trade_in')
  expect(pageButtons(facts(), { ...OPEN, tradeIn: false })).not.toContain('trade_in')
  expect(pageButtons(facts({ status: 'sold', isSold: true }), OPEN)).not.toContain('trade_in')
})

test('Instant Message shows in exactly one of four combinations of token and reservability (VDP-050)', () => {
  const shown = [true, false].flatMap((isReserved) =>
    ['token', null].map((chatToken) =>
      pageButtons(facts({ isReserved }), { ...OPEN, chatToken }).includes('instant_message'),
    ),
  )
  expect(shown.filter(Boolean)).toHaveLength(1)
  expect(pageButtons(facts(), { ...OPEN, chatToken: 'token' })).not.toContain('enquire')
})

test('only an unheld, priced vehicle in stock can be reserved (CARD-016)', () => {
  expect(isReservable(facts(), OPEN)).toBe(true)
  for (const changes of [
    { isReserved: true },
    { shownPriceCents: null },
    { shownPriceCents: 0 },
    { status: 'coming_soon' },
    { isSold: true },
  ])
    expect(isReservable(facts(changes), OPEN), JSON.stringify(changes)).toBe(false)
  expect(isReservable(facts(), { reserveOnline: false })).toBe(false)
})

test('test-drive-only stock has no Reserve on its card, but keeps it on its page (CARD-016)', () => {
  const testDriveOnly = facts({ categories: ['Test Drive Only'] })
  expect(isTestDriveOnly(testDriveOnly)).toBe(true)
  expect(cardButtons(testDriveOnly, OPEN, ['reserve', 'enquire'])).toEqual(['enquire'])
  expect(pageButtons(testDriveOnly, OPEN)).toContain('reserve')
})

test('one group hides the test drive on coming-soon stock (CARD-017)', () => {
  const coming = facts({ status: 'coming_soon' })
  expect(pageButtons(coming, OPEN)).toContain('test_drive')
  expect(pageButtons(coming, { ...OPEN, hidesTestDriveWhenComingSoon: true })).not.toContain('test_drive')
  expect(pageButtons(facts(), { ...OPEN, hidesTestDriveWhenComingSoon: true })).toContain('test_drive')
})

test('the favourite toggle needs a price, a photo if the site says so, and favourites on (CARD-022)', () => {
  expect(canToggleFavourite(facts(), OPEN)).toBe(true)
  expect(canToggleFavourite(facts({ shownPriceCents: null }), OPEN)).toBe(false)
  expect(canToggleFavourite(facts({ shownPriceCents: 0 }), OPEN)).toBe(false)
  expect(canToggleFavourite(facts({ photosCount: 0 }), OPEN)).toBe(true)
  expect(canToggleFavourite(facts({ photosCount: 0 }), { ...OPEN, toggleNeedsPhoto: true })).toBe(false)
  expect(canToggleFavourite(facts(), { ...OPEN, favourites: false })).toBe(false)
})

test('a site with prices on application allows favourites without a price (FAV-001)', () => {
  const without = { ...OPEN, toggleWithoutPrice: true }
  expect(canToggleFavourite(facts({ shownPriceCents: null }), without)).toBe(true)
  expect(pageButtons(facts({ shownPriceCents: null }), without)).toContain('favourite')
})

test('a card shows exactly the buttons its site names, in that order (CARD-003)', () => {
  expect(cardButtons(facts(), OPEN, ['call', 'reserve'])).toEqual(['call', 'reserve'])
  expect(cardButtons(facts({ isReserved: true }), OPEN, ['call', 'reserve'])).toEqual(['call'])
})

test('card and page offer no drive of a vehicle at a location that gives none', () => {
  for (const locationId of ['loc_yard', 'loc_floor', null]) {
    const has = locationId !== 'loc_yard'
    expect(pageButtons(facts({ locationId }), OPEN).includes('test_drive')).toBe(has)
    expect(cardButtons(facts({ locationId }), OPEN, ['test_drive'])).toEqual(has ? ['test_drive'] : [])
  }
})
