import { expect, test } from 'vitest'
import type { BrandEntry } from './brands-schema.ts'
import { brandHref, brandPath, brandOf, ownMakes, uniqueMakes } from './brand-directory.ts'
import { brandEntry } from './brands-schema.ts'

const FULL: BrandEntry = {
  title: 'Toyota',
  slug: 'our-toyota',
  logoUrl: '/media/toyota.svg',
  bannerImage: 'suv/36/red',
  description: ['First paragraph.', 'Second paragraph.'],
  skipPage: true,
  externalUrl: 'https://toyota.example/',
}
type Site = Parameters<typeof ownMakes>[0]
const site = (over: Partial<Site> = {}): Site => ({
  brands: [],
  dealerships: [],
  locations: [],
  manufacturer: null,
  ...over,
})

test('DATA-026: a brand entry keeps every field, and the site shows it', () => {
  const { title: _title, ...words } = FULL
  expect(brandEntry.parse(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL)
  expect(brandOf(site({ brands: [FULL] }), 'TOYOTA')).toEqual({ ...words, make: 'Toyota' })
})

test('DATA-026: without an entry a brand gets the platform’s name, mark and description', () => {
  const brand = brandOf(site(), 'kia')
  expect(brand).toMatchObject({ make: 'Kia', slug: 'kia', logoUrl: '/img/marks/kia.svg', skipPage: false })
  expect(brand.description[0]).toMatch(/^Kia sells .* in Australia\.$/)
  expect(brandOf(site(), 'Holden').description[0]).toContain('not sold new in Australia')
  expect(brandOf(site(), 'Skywalker').description).toEqual([])
})

test('PAGE-002: a brand links to its overview, or if that is skipped to its external address or its own slug', () => {
  expect(brandHref({ slug: 'kia', skipPage: false, externalUrl: 'https://kia.example' })).toBe(
    '/kia/overview',
  )
  expect(brandHref({ slug: 'ktm', skipPage: true, externalUrl: null })).toBe('/ktm')
  expect(brandHref({ slug: 'ud', skipPage: true, externalUrl: 'https://ud.example' })).toBe(
    'https://ud.example',
  )
})

test('PAGE-001: the site’s own brands are those it, its dealerships and its locations name, once each', () => {
  const dealerships = [{ manufacturers: ['Toyota', 'KIA'] }] as Site['dealerships']
  const locations = [{ manufacturers: ['Mazda', 'Toyota'] }] as Site['locations']
  expect(ownMakes(site({ manufacturer: 'Kia', dealerships, locations }))).toEqual(['Kia', 'Toyota', 'Mazda'])
  expect(uniqueMakes(['Mercedes-Benz', 'MERCEDES BENZ'])).toEqual(['Mercedes-Benz'])
})

test('a brand’s page has one address, under /brands if it skips its overview (PAGE-002)', () => {
  expect(brandPath({ slug: 'kia', skipPage: false })).toBe('/kia/overview')
  expect(brandPath({ slug: 'ram', skipPage: true })).toBe('/brands/ram')
})
