import { expect, test } from 'vitest'
import type { DealershipId, LocationId } from '#src/shared/domain/ids.ts'
import type { OpeningHour } from '#src/features/locations/domain/settings/hours-schema.ts'
import type { Receiver } from '../delivery/receiver-schema.ts'
import type { SiteDealership, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { type RoutingConfig, type RoutingQuestion, routeLead } from './lead-routing.ts'

const OPEN_WEEK = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open',
  open: '00:00',
  close: '23:59',
})) as OpeningHour[]
const toMail = (id: string): Receiver => ({ kind: 'mail', id, to: [`${id}@example.com`] })

function aPlace(id: string, over: Partial<SiteLocation> = {}): SiteLocation {
  return {
    id: id as LocationId,
    slug: id,
    name: `Place ${id}`,
    types: [],
    isPrimary: false,
    isVisible: true,
    dealershipId: 'dlr_toyota' as DealershipId,
    manufacturers: [],
    address: { state: 'QLD' },
    hours: {},
    specialHours: [],
    receivers: [toMail(id)],
    ...over,
  } as SiteLocation
}
const dealerships = [
  { id: 'dlr_toyota', slug: 'toyota', name: 'Toyota', receivers: [] },
  { id: 'dlr_kia', slug: 'kia', name: 'Kia', receivers: [toMail('kia-desk')] },
] as unknown as SiteDealership[]
const group: RoutingConfig = {
  name: 'Group',
  email: 'hello@group.example',
  dealerships,
  locations: [
    aPlace('main', { isPrimary: true }),
    aPlace('far'),
    aPlace('workshop', { types: ['service', 'parts'] }),
    aPlace('kia', { dealershipId: 'dlr_kia' as DealershipId, manufacturers: ['Kia'], receivers: [] }),
  ],
}
function ask(over: Partial<RoutingQuestion> = {}, config = group) {
  const categories = { sales: 'General Enquiry', service: 'Service', parts: 'Parts' } as const
  return routeLead(config, {
    department: 'sales',
    category: categories[over.department ?? 'sales'],
    drivesAt: null,
    vehicle: null,
    brand: null,
    locationSlug: null,
    dealershipSlug: null,
    nowMs: Date.parse('2026-11-21T02:00:00Z'),
    ...over,
  })
}
const farCar = { make: 'Toyota', dealershipId: 'dlr_toyota' as DealershipId, locationId: 'far' as LocationId }

test('a lead about a vehicle goes to the vehicle’s location, with the reason stored (pain 4)', () => {
  const routed = ask({ vehicle: farCar })
  expect(routed.locationId).toBe('far')
  expect(routed.steps[0]).toBe('The vehicle is at this location.')
  expect(routed.receivers).toEqual([{ key: 'far/far', receiver: toMail('far') }])
})

test("a forged dealership does not divert a vehicle's lead", () => {
  expect(ask({ vehicle: farCar, dealershipSlug: 'kia' }).locationId).toBe('far')
})

test('without a vehicle the requested brand decides, and the lead says so (pain 4)', () => {
  const routed = ask({ brand: 'Kia' })
  expect(routed.locationId).toBe('kia')
  expect(routed.steps[0]).toBe('The enquiry is about Kia, which is sold here.')
  expect(routed.receivers).toEqual([{ key: 'dlr_kia/kia-desk', receiver: toMail('kia-desk') }])
  expect(ask({ brand: 'Kia', department: 'service' })).toMatchObject({ locationId: 'workshop' })
  expect(ask({ brand: 'Kia', department: 'service' }).steps[0]).toContain('no service department')
})

test('a vehicle, a chosen location and a requested dealership override the brand, and a chosen location says whether it sells it', () => {
  expect(ask({ brand: 'Kia', vehicle: farCar }).locationId).toBe('far')
  expect(ask({ brand: 'Kia', dealershipSlug: 'toyota' }).locationId).toBe('main')
  expect(ask({ brand: 'Kia', locationSlug: 'far' })).toMatchObject({
    locationId: 'far',
    steps: expect.arrayContaining(['It does not sell Kia, which the enquiry is about.']),
  })
  expect(ask({ brand: 'Kia', locationSlug: 'kia' }).steps).toContain(
    'It sells Kia, which the enquiry is about.',
  )
})

test('a workshop is never said not to sell a brand, and a service says what the vehicle is', () => {
  const chosen = { department: 'service', locationSlug: 'workshop', brand: 'Kia' } as const
  expect(ask(chosen).steps.join(' ')).not.toContain('sell')
  const config = { ...group, locations: [aPlace('kia', { types: ['service'], manufacturers: ['Kia'] })] }
  for (const locationSlug of ['kia', null])
    expect(ask({ ...chosen, locationSlug }, config).steps).toContain(
      'The vehicle is a Kia, a brand of this location.',
    )
})

test("the visitor's own choice comes first, and an unknown one is ignored", () => {
  expect(ask({ vehicle: farCar, locationSlug: 'main' }).locationId).toBe('main')
  expect(ask({ locationSlug: 'other-site' }).locationId).toBe('main')
})

test('service goes to a location with a workshop, and gives the reason if that is not the vehicle’s location', () => {
  const routed = ask({ department: 'service', vehicle: farCar })
  expect(routed.locationId).toBe('workshop')
  expect(routed.steps[0]).toContain('no service department')
})

test('of a dealership’s locations the one with the brand comes first, then one that is open', () => {
  const config = {
    ...group,
    locations: [
      aPlace('a'),
      aPlace('b', { manufacturers: ['Toyota'] }),
      aPlace('c', { hours: { sales: OPEN_WEEK } }),
    ],
  }
  const car = { ...farCar, locationId: null }
  expect(ask({ vehicle: car }, config).locationId).toBe('b')
  expect(ask({ vehicle: { ...car, make: 'Mazda' } }, config)).toMatchObject({ locationId: 'c' })
})

test('the lead of a drive goes where the drive starts, whatever location was chosen', () => {
  const routed = ask({ vehicle: farCar, locationSlug: 'main', drivesAt: 'far' })
  expect([routed.locationId, routed.steps[0]]).toEqual(['far', 'The test drive starts at this location.'])
})

test('a wish that cannot count leaves its reason', () => {
  expect(ask({ locationSlug: 'closed-down' }).steps[0]).toBe(
    'The visitor chose a location that is not on this site any more.',
  )
  expect(ask({ vehicle: farCar, dealershipSlug: 'kia' }).steps[0]).toBe(
    'The visitor named Kia, but the vehicle is not theirs.',
  )
  expect(ask({ locationSlug: 'far', department: 'service' }).steps[0]).toContain('no service department')
})

test('receivers take the departments and subjects they are set to, and the rest goes to the dealership or the site', () => {
  const crm: Receiver = { kind: 'adf_mail', id: 'crm', to: ['crm@example.com'], profile: 'standard' }
  const hr: Receiver = { ...toMail('hr'), takes: ['Careers Enquiry'] }
  const floor: Receiver = { ...toMail('floor'), takes: ['sales'] }
  const place = aPlace('a', { types: ['sales', 'service', 'parts'], receivers: [crm, hr, floor] })
  const config = { ...group, locations: [place] }
  const keys = (over: Partial<RoutingQuestion>) => ask(over, config).receivers.map(({ key }) => key)
  expect(keys({})).toEqual(['a/crm', 'a/floor'])
  expect(keys({ category: 'Careers Enquiry' })).toEqual(['a/hr'])
  const service = ask({ department: 'service' }, config)
  expect(service.receivers.map(({ key }) => key)).toEqual(['site/site-email'])
  expect(service.steps.at(-1)).toBe('No receiver takes Service, so it goes to the mail address of the site.')
  const typed = { ...group, locations: [{ ...place, receivers: [{ ...crm, profile: 'leadtype' }] }] }
  expect(ask({ department: 'service' }, typed).receivers.map(({ key }) => key)).toEqual(['a/crm'])
  expect(ask({ category: 'Careers Enquiry' }, typed).receivers[0]?.key).toBe('site/site-email')
})

test("a location without receivers uses its dealership's, and a site without any its own address", () => {
  expect(ask({ dealershipSlug: 'kia' }).receivers).toEqual([
    { key: 'dlr_kia/kia-desk', receiver: toMail('kia-desk') },
  ])
  expect(ask({}, { ...group, locations: [], dealerships: [] }).receivers).toMatchObject([
    { key: 'site/site-email', receiver: { kind: 'mail', to: ['hello@group.example'] } },
  ])
})

test('receivers sharing an id by mistake each get the lead', () => {
  const config = { ...group, locations: [aPlace('a', { receivers: [toMail('x'), toMail('x')] })] }
  expect(ask({}, config).receivers.map(({ key }) => key)).toEqual(['a/x', 'a/x#2'])
})

test('for the whole matrix of a group every lead goes to an eligible location, with the reason (pain 4)', () => {
  const { locations } = group
  const cars = [
    null,
    ...locations.flatMap((place) =>
      ['Toyota', 'Kia'].map((make) => ({ make, dealershipId: place.dealershipId, locationId: place.id })),
    ),
  ]
  let cases = 0
  for (const vehicle of cars)
    for (const department of ['sales', 'service', 'parts'] as const)
      for (const locationSlug of [null, ...locations.map(({ slug }) => slug), 'forged']) {
        const routed = ask({ vehicle, department, locationSlug })
        const place = locations.find(({ id }) => id === routed.locationId)
        const serves = (each?: SiteLocation) =>
          each !== undefined &&
          (each.types.length === 0 ? department === 'sales' : each.types.includes(department))
        const wished = locations.find(({ slug }) => slug === locationSlug)
        const standing = locations.find(({ id }) => id === vehicle?.locationId)
        expect(serves(place), `${department} at ${routed.locationName}`).toBe(true)
        if (serves(wished)) expect(place).toBe(wished)
        else if (serves(standing)) expect(place).toBe(standing)
        expect(routed.steps.length).toBeGreaterThanOrEqual(2)
        expect(routed.receivers.length).toBeGreaterThan(0)
        cases += 1
      }
  expect(cases).toBe(9 * 3 * 6)
})
