import { expect, test } from 'vitest'
import { aPlaceOf } from '../testing/location-builders.ts'
import { directionsHref, toLocationView } from './location-view.ts'

const NOW = Date.parse('2026-11-23T00:00:00Z')
const view = (over: object = {}, features: object = {}) => {
  const { site, place } = aPlaceOf(over, { features })
  return toLocationView(site, place, NOW)
}

test('a full location shows name, address, phone, landline, hours, dealer licence and repairer number (PAGE-004)', () => {
  const full = view({ landlinePhone: '07 5550 1001', motorVehicleRepairerNumber: 'RMV 55' })
  expect(full).toMatchObject({
    name: 'Demo southport',
    street: '1 Main St',
    cityLine: 'Southport QLD 4215',
    phones: [
      { label: 'Phone', text: '07 5550 1000', href: 'tel:0755501000' },
      { label: 'Landline', text: '07 5550 1001' },
    ],
    licence: 'Licence 4455101',
    repairer: 'RMV 55',
    state: { isOpen: true, text: 'Open until 5:30pm' },
  })
  expect(full.hours).toHaveLength(1)
})

test('what a location lacks is null, so that no label is left empty (PAGE-004)', () => {
  expect(view({ hours: {} })).toMatchObject({ repairer: null, state: null, hours: [], holidays: [] })
  expect(view().phones.map(({ label }) => label)).toEqual(['Phone'])
})

test('the four links go to a map, the contact page, the location and its stock (PAGE-005)', () => {
  expect(view().links).toMatchObject({
    directions: 'https://www.google.com/maps/dir/?api=1&destination=-27.98%2C153.4',
    contact: '/contact-us/southport',
    details: '/locations/southport',
    stock: '/search/southport',
  })
  expect(view({ types: ['service'] }).links.stock).toBeNull()
})

test('directions use the location’s own map page, and work from an address alone (PAGE-005)', () => {
  const { place } = aPlaceOf()
  const page = { ...place.address, placeUrl: 'https://maps.example/x' }
  expect(directionsHref(page)).toBe('https://maps.example/x')
  expect(directionsHref({ ...place.address, lat: null })).toContain('1%20Main%20St')
})

test('Book a Service shows for a workshop on a site that offers it, and nowhere else (PAGE-006)', () => {
  const on = { location_book_service: true }
  expect(view({ types: ['sales', 'service'] }, on).links.service).toBe('/service?location=southport')
  expect(view({ types: ['sales'] }, on).links.service).toBeNull()
  expect(view({ types: ['service'] }).links.service).toBeNull()
})

test('a flagged location carries its own badge, by default one that stays true over time, and is not called open; others carry none (PAGE-007)', () => {
  expect(view({ isComing: true })).toMatchObject({ badge: 'COMING SOON', state: null })
  expect(view({ isComing: true, comingText: 'COMING EARLY 2026' }).badge).toBe('COMING EARLY 2026')
  expect(view({ isComing: true, comingText: 'COMING MID 2027' }).badge).toBe('COMING MID 2027')
  expect(view().badge).toBeNull()
})

test('a site or location without a state uses qld, and a location follows its site (PAGE-021)', () => {
  const address = { street: '1 Main St', city: 'Southport', postcode: '4215' }
  expect(aPlaceOf({ address }).place.address.state).toBe('QLD')
  expect(aPlaceOf({ address }, { state: 'VIC' }).place.address.state).toBe('VIC')
  expect(aPlaceOf().site.config.state).toBe('QLD')
})

test('lead recipients and keys of a location never reach its view', () => {
  const leaky = view({
    receivers: [{ kind: 'mail', id: 'sales', to: ['secret@demo.example'] }],
    address: { street: 'x', city: 'y', postcode: '4000', mapKey: 'KEY-1' },
  })
  expect(JSON.stringify(leaky)).not.toMatch(/secret@|KEY-1/)
})
