import { expect, test } from 'vitest'
import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { bookingRules } from './booking-rules.ts'
import { serviceBooking } from './service-booking-schema.ts'
import { noWorkshopText, servicePriceText, takesServiceBookings, workshopFor } from './service-offer.ts'

const aPlace = (slug: string, over: Partial<SiteLocation> = {}) =>
  ({ slug, types: ['service'], isVisible: true, isPrimary: false, ...over }) as SiteLocation
const locations = [
  aPlace('sales', { types: ['sales'], isPrimary: true }),
  aPlace('hidden', { isVisible: false }),
  aPlace('north'),
  aPlace('south'),
]
const service = serviceBooking.parse({
  services: [{ name: 'Logbook service' }],
  workshops: [{ location: 'south', perDay: 4 }],
})
const forms = { serviceUrl: null, service } as SiteConfig['forms']

test('a service is booked at the workshop asked for, else the first visible one; never at a showroom (LEAD-028)', () => {
  expect(workshopFor({ locations }, 'south')?.slug).toBe('south')
  for (const slug of [null, 'sales', 'hidden', 'nowhere'])
    expect(workshopFor({ locations }, slug)?.slug).toBe('north')
  expect(workshopFor({ locations: [] }, null)).toBeNull()
})

test('a link to a location without a workshop is told so, by the name of a location the site shows', () => {
  const named = locations.map((place) => ({ ...place, name: `The ${place.slug}` }))
  expect(noWorkshopText({ locations: named }, 'sales')).toBe('The sales does no servicing.')
  for (const slug of ['hidden', '<b>nowhere'])
    expect(noWorkshopText({ locations: named }, slug)).toBe('The location in that link has no workshop here.')
  for (const slug of ['south', '', null]) expect(noWorkshopText({ locations: named }, slug)).toBeNull()
})

test('a workshop takes what it says itself, else what the site says', () => {
  expect(bookingRules({ forms }, 'service', { slug: 'south' })).toMatchObject({ perDay: 4, perSlot: 1 })
  expect(bookingRules({ forms }, 'service', { slug: 'north' })).toMatchObject({ perDay: 8, perSlot: 1 })
})

test('times are booked where services are named and no other system takes them (ROUTE-029)', () => {
  expect(takesServiceBookings({ locations, forms })).toBe(true)
  expect(takesServiceBookings({ locations: [], forms })).toBe(false)
  const elsewhere = { ...forms, serviceUrl: 'https://service.example/book' }
  expect(takesServiceBookings({ locations, forms: elsewhere })).toBe(false)
  expect(takesServiceBookings({ locations, forms: { ...forms, service: serviceBooking.parse({}) } })).toBe(
    false,
  )
})

test('a price says that it is the lowest, includes GST, or is quoted', () => {
  expect(servicePriceText({ dollars: 289, isFrom: true })).toBe('from $289 including GST')
  expect(servicePriceText({ dollars: 99.5, isFrom: false })).toBe('$99.50 including GST')
  expect(servicePriceText({ dollars: null, isFrom: true })).toBe('quoted before the work starts')
})
