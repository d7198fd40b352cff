import { expect, test } from 'vitest'
import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { newSiteDocument } from './new-site.ts'
import { parseSiteDocument } from '../site-config-schema.ts'

test.each(AU_STATES)('a slug and the state %s are enough for a valid site', (state) => {
  expect(parseSiteDocument(newSiteDocument({ slug: 'north-shore', state }))).toMatchObject({
    ok: true,
    value: { name: 'North Shore', state },
  })
})

test('one make makes a single-manufacturer site whose stock is that make only (SITE-010, SITE-014)', () => {
  expect(newSiteDocument({ slug: 'a', make: 'Kia' })).toMatchObject({
    manufacturer: 'Kia',
    searchFilters: 'make = "Kia"',
  })
})

test('a make cannot write its own filter', () => {
  expect(newSiteDocument({ slug: 'a', make: 'x" OR year > 0 OR make = "\\' }).searchFilters).toBe(
    'make = "x\\" OR year > 0 OR make = \\"\\\\"',
  )
})
