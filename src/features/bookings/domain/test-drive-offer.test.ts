import { expect, test } from 'vitest'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { DealershipId, LocationId } from '#src/shared/domain/ids.ts'
import { drivePlace, drivePlaces, offersDrives, streetText } from './test-drive-offer.ts'

function aPlace(slug: string, over: Partial<SiteLocation> = {}): SiteLocation {
  return {
    id: `loc_${slug}` as LocationId,
    slug,
    types: [],
    isVisible: true,
    isPrimary: false,
    dealershipId: 'dlr_a' as DealershipId,
    ...over,
  } as SiteLocation
}
const config = {
  locations: [
    aPlace('north'),
    aPlace('south', { isPrimary: true, dealershipId: 'dlr_b' as DealershipId }),
    aPlace('workshop', { types: ['service'] }),
    aPlace('hidden', { isVisible: false }),
  ],
}
const nothing = { vehicle: null, locationSlug: null }

test('a drive starts at the vehicle’s location, else its dealership, else the visitor’s choice, else the main location (LEAD-002)', () => {
  const vehicle = { dealershipId: 'dlr_b' as DealershipId, locationId: 'loc_north' as LocationId }
  expect(drivePlace(config, { vehicle, locationSlug: 'south' })?.slug).toBe('north')
  expect(drivePlace(config, { vehicle: { ...vehicle, locationId: null }, locationSlug: 'north' })?.slug).toBe(
    'south',
  )
  expect(drivePlace(config, { ...nothing, locationSlug: 'north' })?.slug).toBe('north')
  expect(drivePlace(config, nothing)?.slug).toBe('south')
})

test('no drive starts at a workshop or a hidden location, and a site without a location has none', () => {
  expect(drivePlaces(config).map(({ slug }) => slug)).toEqual(['north', 'south'])
  expect(drivePlace(config, { ...nothing, locationSlug: 'workshop' })?.slug).toBe('south')
  expect(drivePlace({ locations: [] }, nothing)).toBeNull()
})

test('a street address is on one line', () => {
  const address = { street: '288 Toombul Road', city: 'Northgate' } as SiteLocation['address']
  expect(streetText({ address })).toBe('288 Toombul Road, Northgate')
})

test('a location that gives no test drives offers none of its vehicles, and is no place to start one', () => {
  const closed = { locations: [aPlace('north', { noTestDrives: true }), aPlace('south')] }
  const at = (slug: string) => ({
    dealershipId: 'dlr_a' as DealershipId,
    locationId: `loc_${slug}` as LocationId,
  })
  expect(drivePlace(closed, { vehicle: at('north'), locationSlug: null })).toBeNull()
  expect(drivePlace(closed, { vehicle: at('south'), locationSlug: null })?.slug).toBe('south')
  expect(drivePlace(closed, { vehicle: null, locationSlug: 'north' })?.slug).toBe('south')
  expect(drivePlaces(closed).map(({ slug }) => slug)).toEqual(['south'])
  expect(offersDrives({ locations: [aPlace('north', { noTestDrives: true })] }, null)).toBe(false)
  expect(offersDrives(config, null)).toBe(true)
})
