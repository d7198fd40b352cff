import { expect, test } from 'vitest'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { parseSamplePictureUrl } from '#src/shared/domain/picture/sample-picture.ts'
import { newSiteDocument } from './new-site.ts'
import { TEMPLATES } from '#src/features/sites/domain/site-config.ts'
import { parseSiteDocument } from './site-config-schema.ts'

test.each(AU_STATES)('a slug and the state %s are enough for a valid site', (state) => {
  expect(parseSiteDocument(newSiteDocument({ slug: 'north-shore', state }))).toMatchObject({
    ok: true,
    value: { name: 'North Shore', state },
  })
})

test('one make gives a single-manufacturer site whose stock is that make only (SITE-010, SITE-014)', () => {
  expect(newSiteDocument({ slug: 'a', make: 'Kia' })).toMatchObject({
    manufacturer: 'Kia',
    searchFilters: 'make = "Kia"',
  })
})

test('a make cannot inject a filter of its own', () => {
  expect(newSiteDocument({ slug: 'a', make: 'x" OR year > 0 OR make = "\\' }).searchFilters).toBe(
    'make = "x\\" OR year > 0 OR make = \\"\\\\"',
  )
})

test('each kind of dealer gets a suitable template, a location to visit and a complete home page (SITE-002, SITE-003)', () => {
  const templates = (['car', 'truck', 'caravan', 'motorcycle'] as const).map((type) => {
    const parsed = parseSiteDocument(newSiteDocument({ slug: 'north-shore', type }))
    if (!parsed.ok) throw new Error('not a valid document')
    expect(parsed.value.locations).toHaveLength(1)
    expect(parsed.value.blogs.count).toBe(3)
    expect(parsed.value.home.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'hero',
        'body_tiles',
        'featured_stock',
        'brands',
        'reasons',
        'blog',
        'locations',
      ]),
    )
    return parsed.value.theme.template
  })
  expect(templates).toEqual(['metro', 'outpost', 'outpost', 'circuit'])
  expect(newSiteDocument({ slug: 'a', make: 'Kia' }).theme?.template).toBe('circuit')
})

test('a new site has a map of its capital and pictures that exist, in every template and of every kind', () => {
  for (const template of TEMPLATES)
    for (const type of ['car', 'truck', 'caravan', 'motorcycle'] as const) {
      const { home = [], locations = [] } = newSiteDocument({ slug: 'a', template, type, state: 'WA' })
      const pictures = home.flatMap((section) => ('picture' in section ? [section.picture ?? ''] : []))
      expect(pictures.map(parseSamplePictureUrl)).toEqual([expect.anything(), expect.anything()])
      expect(locations[0]?.address).toMatchObject({ postcode: '6000', lat: -31.951, long: 115.861 })
    }
})

test('the text of a one-make site names its make, and it lists no makes to choose from', () => {
  const home = newSiteDocument({ slug: 'a', name: 'A Kia', make: 'Kia' }).home ?? []
  expect(home[0]).toMatchObject({
    heading: 'Find your next Kia',
    text: expect.stringContaining('Every Kia at A Kia'),
  })
  expect(home.map(({ kind }) => kind)).not.toContain('brands')
})
