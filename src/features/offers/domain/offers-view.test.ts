import { expect, test } from 'vitest'
import { offerJsonLd, offerListJsonLd } from './offer-json-ld.ts'
import { offer as offerSchema } from './offer-schema.ts'
import {
  filterOffers,
  NO_OFFERS,
  offerChoices,
  offersHref,
  readOfferFilters,
  toOfferView,
} from './offers-view.ts'

const read = (over: object) =>
  offerSchema.parse({ id: 'a', name: 'A', description: 'Words', end: '2027-01-31', ...over })
const ALL = [
  read({ id: 'kia', manufacturer: 'Kia', category: 'Finance offer' }),
  read({ id: 'toyota', manufacturer: 'Toyota', category: 'Service offer' }),
  read({ id: 'any', category: 'Service offer' }),
]
const NONE = { manufacturer: null, category: null }
const site = { manufacturer: null }

test('PAGE-024: offers are filtered by make and kind, and offers for every make always show', () => {
  const ids = (filters: typeof NONE | Parameters<typeof filterOffers>[1]) =>
    filterOffers(ALL, filters).map(({ id }) => id)
  expect(ids(NONE)).toEqual(['kia', 'toyota', 'any'])
  expect(ids({ ...NONE, manufacturer: 'kia' })).toEqual(['kia', 'any'])
  expect(ids({ manufacturer: 'kia', category: 'service-offer' })).toEqual(['any'])
  expect(ids({ ...NONE, category: 'none-such' })).toEqual([])
})

test('ERR-001: the text when there are no offers', () => {
  expect(NO_OFFERS).toEqual({
    title: 'No Results Available',
    text: 'There appears to be no offers currently available that meet the conditions of your search',
  })
})

test('ROUTE-016: a choice is a link that keeps the other filter and parses back to the same choice', () => {
  const filters = { manufacturer: 'kia', category: 'finance-offer' }
  const href = offersHref(filters)
  expect(readOfferFilters(new URL(href, 'http://x').searchParams)).toEqual(filters)
  expect(offersHref(NONE)).toBe('/special-offers')
  const choices = offerChoices(ALL, filters, 'manufacturer')
  expect(choices.map(({ label, isChosen }) => [label, isChosen])).toEqual([
    ['All', false],
    ['Kia', true],
    ['Toyota', false],
  ])
  expect(choices[2]?.href).toBe('/special-offers?manufacturer=toyota&category=finance-offer')
  expect(offerChoices(ALL.slice(0, 1), NONE, 'manufacturer')).toEqual([])
})

test('PAGE-026: a disclaimer of 200 characters is shown in full, one of 201 is collapsed', () => {
  expect(toOfferView(site, read({ disclaimer: 'd'.repeat(200) })).disclaimerPreview).toBeNull()
  expect(toOfferView(site, read({ disclaimer: 'd'.repeat(201) })).disclaimerPreview?.length).toBe(160)
})

test('the conditions of a rate are always shown in full, whatever their length (s 164 NCC)', () => {
  const words = '6% p.a. interest, 6.5% p.a. comparison rate'
  expect(toOfferView(site, read({ description: words })).isDisclaimerOpen).toBe(true)
  expect(toOfferView(site, read({ description: 'A tray' })).isDisclaimerOpen).toBe(false)
})

test('ROUTE-047: an offer’s model links to its page or its override', () => {
  const view = (model: object) => toOfferView(site, read({ model })).model?.href
  expect(view({ name: 'HiLux' })).toBe('/hilux')
  expect(view({ name: 'HiLux', override_url: '/x' })).toBe('/x')
})

test('structured data gives dates and seller but no price', () => {
  const at = { origin: 'https://x.example', config: { name: 'X', manufacturer: null } }
  const [first] = ALL
  if (!first) throw new Error('no offer')
  const node = offerJsonLd(at, first)
  expect(node).toMatchObject({
    '@type': 'Offer',
    validThrough: '2027-01-31',
    url: 'https://x.example/offers/kia/kia',
  })
  expect(node).not.toHaveProperty('price')
  expect(offerListJsonLd(at, [])).toEqual([])
  expect(offerListJsonLd(at, ALL)).toHaveLength(1)
})
