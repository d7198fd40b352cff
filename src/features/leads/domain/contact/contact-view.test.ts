import { expect, test } from 'vitest'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { contactPlaces } from './contact-view.ts'

const week = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open',
  open: '08:30',
  close: '17:30',
  formattedHours: null,
}))
function aPlace(over: Record<string, unknown> = {}): SiteLocation {
  return {
    ...aSite().config.locations[0],
    slug: 'albion',
    name: 'Albion',
    types: ['sales', 'service'],
    phone: '0735550199',
    landlinePhone: null,
    dealerLicenceNumber: null,
    motorVehicleRepairerNumber: 'RMV 1',
    address: {
      street: '1 Main St',
      city: 'Albion',
      state: 'QLD',
      postcode: '4010',
      lat: -27.4,
      long: 153,
      placeUrl: null,
    },
    hours: { sales: week },
    specialHours: [{ date: '2026-12-25', status: 'Closed', open: null, close: null, note: 'Christmas Day' }],
    ...over,
  } as unknown as SiteLocation
}
const dealership = {
  ...aSite().config.dealerships[0],
  legalName: 'Northside Pty Ltd',
  licenceNumber: '4455',
  licenceState: 'QLD',
}
const placesOf = (locations: SiteLocation[]) =>
  contactPlaces(
    aSite('northside', { locations, dealerships: [dealership] as never }).config,
    Date.parse('2026-11-23T02:00:00Z'),
  )

test('a location shows its address, phone, hours by department, holidays, dealership and licences (PAGE-034, DATA-021, DATA-023)', () => {
  const [place] = placesOf([aPlace()])
  expect(place).toMatchObject({
    href: '/contact-us/albion',
    cityLine: 'Albion QLD 4010',
    stockHref: '/search/albion',
    phones: [{ label: 'Phone', text: '07 3555 0199', href: 'tel:0735550199' }],
    state: { isOpen: true },
    specialDays: [{ date: 'Fri 25/12/2026', text: 'Closed', note: 'Christmas Day' }],
    seller: 'Northside Pty Ltd',
    licences: ['Licence 4455', 'Repairer RMV 1'],
  })
  expect(place?.weeks.map(({ heading }) => heading)).toEqual(['Sales', 'Service'])
  expect(place?.directionsHref).toContain('destination=-27.4%2C153')
})

test('hidden locations stay hidden, the main one comes first, and a workshop lists no stock (DATA-018)', () => {
  const places = placesOf([
    aPlace({ slug: 'yard', isPrimary: false, types: ['service'] }),
    aPlace({ slug: 'hidden', isVisible: false }),
    aPlace({ slug: 'main', isPrimary: true }),
  ])
  expect(places.map(({ slug }) => slug)).toEqual(['main', 'yard'])
  expect(places[1]?.stockHref).toBeNull()
  expect(JSON.stringify(places)).not.toContain('sales@')
})

test('a location without its own number shows the site’s', () => {
  const [place] = placesOf([aPlace({ phone: null })])
  expect(place?.phones).toEqual([{ label: 'Phone', text: '07 3555 0100', href: 'tel:0735550100' }])
})
