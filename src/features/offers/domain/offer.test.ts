import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Offer } from './offer.ts'
import {
  currentOffers,
  offerHref,
  offerImage,
  OFFER_TEXT_WHOLE_MAX,
  previewOf,
  sanitizeOfferText,
} from './offer.ts'
import { offer as offerSchema } from './offer-schema.ts'

const WIRE = {
  id: 'ute-offer',
  name: 'Ute offer',
  description: '<p>Free <b>tray</b>.</p><script>alert(1)</script><p>Until June.</p>',
  disclaimer: 'While stocks last.',
  category: 'Finance offer',
  image_url: '/media/ute.jpg',
  image_or_model_image: { url: '/media/model.jpg' },
  manufacturer: 'Toyota',
  model: { name: 'HiLux', slug: 'hilux', override_url: 'https://toyota.example/hilux' },
  excluded_website_ids: ['site_north'],
  start: '2026-11-01',
  end: '2026-11-30',
}
const read = (over: object = {}): Offer => offerSchema.parse({ ...WIRE, ...over })
const site = (slug: string, state = 'QLD') =>
  ({ id: `site_${slug}`, config: { slug, state, manufacturer: null } }) as Parameters<typeof currentOffers>[0]
const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id)

test('DATA-024: parsing an offer keeps every field, and its text loses all markup', () => {
  expect(read()).toEqual({
    id: 'ute-offer',
    name: 'Ute offer',
    description: WIRE.description,
    sanitizedDescription: 'Free tray.\nUntil June.',
    disclaimer: 'While stocks last.',
    category: 'Finance offer',
    imageUrl: '/media/ute.jpg',
    imageOrModelImage: { url: '/media/model.jpg' },
    manufacturer: 'Toyota',
    model: { name: 'HiLux', slug: 'hilux', overrideUrl: 'https://toyota.example/hilux' },
    excludedWebsiteIds: ['site_north'],
    start: '2026-11-01',
    end: '2026-11-30',
  })
})

test('DATA-024: an offer with either image field shows its image', () => {
  expect(offerImage(read())).toBe('/media/ute.jpg')
  expect(offerImage(read({ image_url: null }))).toBe('/media/model.jpg')
  expect(offerImage(read({ image_url: null, image_or_model_image: null }))).toBeNull()
})

test('PAGE-027: an offer is hidden on the sites it excludes, given by id or slug', () => {
  const now = Date.parse('2026-11-10T00:00:00Z')
  const offers = [read(), read({ id: 'other', excluded_website_ids: ['south'] })]
  expect(ids(currentOffers(site('north'), offers, now))).toEqual(['other'])
  expect(ids(currentOffers(site('south'), offers, now))).toEqual(['ute-offer'])
  expect(ids(currentOffers(site('east'), offers, now))).toEqual(['ute-offer', 'other'])
})

test('an offer shows on its first and last day in the site’s time zone, and not before or after', () => {
  const at = (moment: string, state?: string) =>
    currentOffers(site('east', state), [read()], Date.parse(moment)).length
  expect(at('2026-10-31T13:59:59Z')).toBe(0)
  expect(at('2026-10-31T14:00:00Z')).toBe(1)
  expect(at('2026-11-30T13:59:59Z')).toBe(1)
  expect(at('2026-11-30T14:00:00Z')).toBe(0)
  // Perth is two hours behind Brisbane
  expect(at('2026-11-30T15:00:00Z', 'WA')).toBe(1)
})

test('ROUTE-046: the manufacturer is in the address only if the site sells several', () => {
  expect(offerHref({ manufacturer: 'Toyota' }, read())).toBe('/offers/ute-offer')
  expect(offerHref({ manufacturer: null }, read())).toBe('/offers/toyota/ute-offer')
  expect(offerHref({ manufacturer: null }, read({ manufacturer: null }))).toBe('/offers/ute-offer')
})

test('PAGE-025: 200 characters are shown in full, and of 201 about 160', () => {
  expect(previewOf('x'.repeat(200))).toBeNull()
  expect(previewOf('x'.repeat(201))?.length).toBe(160)
  const words = 'seven words of an offer in line '.repeat(10)
  expect(previewOf(words)?.length).toBeGreaterThan(128)
  expect(words.startsWith(previewOf(words) ?? '-')).toBe(true)
})

test('a preview is the beginning of its text and never longer than 160 (PAGE-025)', () => {
  fc.assert(
    fc.property(fc.string({ minLength: OFFER_TEXT_WHOLE_MAX + 1, maxLength: 600 }), (text) => {
      const preview = previewOf(text) ?? text
      expect(preview.length).toBeLessThanOrEqual(160)
      expect(text.startsWith(preview)).toBe(true)
    }),
  )
})

test('whatever markup a dealer writes, no tag is left in the text', () => {
  expect(sanitizeOfferText('<img src=x onerror=alert(1)><p>Hi</p><iframe>x')).not.toMatch(/<\w/)
})
