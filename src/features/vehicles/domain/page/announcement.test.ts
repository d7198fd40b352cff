import { expect, test } from 'vitest'
import { directionsHref, locatedAnnouncement, type Place } from './announcement.ts'

const primary: Place = {
  isPrimary: true,
  address: { street: '1 Main St', city: 'Brisbane', state: 'QLD', postcode: '4000', placeUrl: null },
}
const other: Place = {
  isPrimary: false,
  address: { street: '9 Sea Rd', city: 'Cairns', state: 'QLD', postcode: '4870', placeUrl: null },
}

test('a vehicle in another city says where it is, and one in the primary city says nothing (VDP-043)', () => {
  const announcement = locatedAnnouncement({ city: 'Cairns', state: 'QLD' }, other, [primary, other])
  expect(announcement?.text).toBe('Located at Cairns')
  expect(announcement?.directionsHref).toContain(encodeURIComponent('9 Sea Rd, Cairns, QLD 4870'))
  expect(locatedAnnouncement({ city: 'BRISBANE', state: 'QLD' }, primary, [primary, other])).toBeNull()
  expect(locatedAnnouncement({ city: null, state: 'QLD' }, null, [primary])).toBeNull()
  expect(locatedAnnouncement({ city: 'Cairns', state: 'QLD' }, other, [other])).toBeNull()
})

test('directions use the location’s own map page, and work without an address (VDP-043)', () => {
  expect(
    directionsHref(
      { ...other, address: { ...other.address, placeUrl: 'https://maps.example/x' } },
      { city: 'Cairns', state: 'QLD' },
    ),
  ).toBe('https://maps.example/x')
  expect(directionsHref(null, { city: 'Cairns', state: 'QLD' })).toContain('Cairns%2C%20QLD')
})
