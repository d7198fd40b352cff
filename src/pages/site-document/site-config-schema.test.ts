import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_SITES } from '#seed/sites/demo-sites.ts'
import { parseSiteDocument } from './site-config-schema.ts'

const MINIMAL = {
  slug: 'plain',
  name: 'Plain Motors',
  phones: { main: '07 5550 0100' },
  email: 'sales@plain.example',
  dealerships: [{ slug: 'plain', name: 'Plain Motors', licenceNumber: '1', licenceState: 'QLD' }],
}
const LOCATION = {
  slug: 'here',
  name: 'Here',
  address: { street: '1 A St', city: 'Kedron', state: 'QLD', postcode: '4031' },
}

function messages(document: unknown): string[] {
  const parsed = parseSiteDocument(document)
  return parsed.ok ? [] : parsed.error.map(({ message }) => message)
}

function config(document: object) {
  const parsed = parseSiteDocument({ ...MINIMAL, ...document })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

test('a document of only the required settings is complete: every other setting has its default (DATA-028)', () => {
  const site = config({})
  expect(site).toMatchObject({
    title: 'Plain Motors',
    state: 'QLD',
    includeSoldCarsDays: 3,
    hosts: [],
    manufacturer: null,
    searchFilters: '',
    blogs: { count: 0 },
    chatToken: null,
    config: {},
    features: { print: true, reserve_online: false },
  })
  expect(site.search).toMatchObject({
    makesShown: 7,
    refreshPath: '/special-offers',
    bodyTiles: 4,
    stockNoun: { one: 'car', many: 'cars' },
    promo: null,
  })
  expect(site.menu.map(({ label }) => label)).toEqual([
    'Home',
    'Vehicles',
    'Offers',
    'Our Stock',
    'Trade In',
    'Service',
    'Company',
  ])
  expect(site.footer.map(({ heading }) => heading)).toEqual([
    'Vehicles',
    'Buyer Tools',
    'Servicing and Parts',
    'Plain Motors',
  ])
  expect(site.dealerships[0]).toMatchObject({ id: 'dlr_plain', legalName: 'Plain Motors', receivers: [] })
})

test('a mistake is reported with its path, how to fix it and what was found', () => {
  expect(messages({ ...MINIMAL, theme: { brandColour: 'blue' } })).toEqual([
    "theme.brandColour must be a hex colour such as #0b5fff; got 'blue'",
  ])
})

test('an unknown key is reported with the nearest known one', () => {
  expect(messages({ ...MINIMAL, search_filters: 'x' })).toEqual([
    'search_filters is not a setting; did you mean searchFilters?',
  ])
  expect(messages({ ...MINIMAL, features: { electric_tags: true } })).toEqual([
    'features.electric_tags is not a setting; did you mean electric_tag?',
  ])
  expect(messages({ ...MINIMAL, zzzzqqqq: 1 })).toEqual(['zzzzqqqq is not a setting'])
})

test('all mistakes are reported at once', () => {
  expect(
    messages({ slug: 'A B', name: '', email: 'x', phones: { main: '1' }, dealerships: [], state: 'NZ' }),
  ).toHaveLength(6)
})

const WRONG: [object, string][] = [
  [{ searchFilters: 'make = ' }, 'searchFilters must be a search filter'],
  [
    { home: [{ kind: 'featured_stock', heading: 'x', filter: 'AND', link: { label: 'a', href: '/' } }] },
    'home[0].filter must be a search filter',
  ],
  [{ slug: '../etc' }, 'slug must be lower-case words'],
  [{ hosts: ['https://x.example'] }, 'hosts[0] must be a host name'],
  [{ hosts: ['a.example', 'a.example'] }, "hosts[1] must be unique in hosts; got 'a.example' again"],
  [{ state: 'XX' }, 'state must be one of ACT, NSW'],
  [{ itemTypes: ['boat'] }, 'itemTypes[0] must be one of car, truck'],
  [{ itemTypes: [] }, 'itemTypes must be a list of at least 1'],
  [{ theme: { template: 'neon' } }, 'theme.template must be one of metro, atelier, outpost, circuit'],
  [{ theme: { logoUrl: 'javascript:alert(1)' } }, 'theme.logoUrl must be a path'],
  [{ phones: { main: '555' } }, 'phones.main must be an Australian phone number'],
  [{ email: 'a@b\r\nBcc: c@d.example' }, 'email must be one mail address'],
  [{ youtubeUrl: 'http://x.example' }, 'youtubeUrl must be an https: address'],
  [{ dealerships: [{ ...MINIMAL.dealerships[0], abn: '12' }] }, 'dealerships[0].abn must be an ABN'],
  [
    { dealerships: [{ ...MINIMAL.dealerships[0], receivers: [{ kind: 'fax', id: 'a' }] }] },
    'dealerships[0].receivers[0].kind must be one of mail, adf_mail',
  ],
  [
    {
      dealerships: [
        {
          ...MINIMAL.dealerships[0],
          receivers: [{ kind: 'webhook', id: 'a', url: 'https://x.example', secretEnv: 's3cret-value' }],
        },
      ],
    },
    'receivers[0].secretEnv must be the name of an environment variable',
  ],
  [
    { locations: [{ ...LOCATION, address: { ...LOCATION.address, postcode: '403' } }] },
    'locations[0].address.postcode must be a 4-digit postcode',
  ],
  [
    { locations: [{ ...LOCATION, address: { ...LOCATION.address, lat: 127 } }] },
    'locations[0].address.lat must be at most 90',
  ],
  [
    { locations: [{ ...LOCATION, dealership: 'other' }] },
    "locations[0].dealership must name one of plain; got 'other'",
  ],
  [{ locations: [LOCATION, LOCATION] }, 'locations[1].slug must be unique'],
  [
    { locations: [{ ...LOCATION, hours: { sales: [{ weekday: 7, status: 'Open' }] } }] },
    'hours.sales[0].weekday must be one of 0, 1',
  ],
  [
    {
      locations: [
        { ...LOCATION, hours: { sales: [{ weekday: 1, status: 'Open', open: '17:00', close: '08:00' }] } },
      ],
    },
    'must have open before close',
  ],
  [
    { locations: [{ ...LOCATION, specialHours: [{ date: '2027-02-29', status: 'Closed' }] }] },
    'specialHours[0].date must be a date',
  ],
  [
    { specialHours: [{ date: '2027-01-01', status: 'Closed', location_id: 'moon' }] },
    "specialHours[0].location_id must name a location of the site; got 'moon'",
  ],
  [{ includeSoldCarsDays: -1 }, 'includeSoldCarsDays must be at least 0'],
  [{ menu: [{ label: 'x', href: 'javascript:alert(1)' }] }, 'menu[0].href must be a path'],
  [{ menu: [{ label: 'x', href: '//evil.example' }] }, 'menu[0].href must be a path'],
  [
    { home: [{ kind: 'hero', heading: 'x', text: 'y', picture: '../x' }] },
    'home[0].picture must be a picture key',
  ],
  [
    { search: { promo: { position: 0, title: 'a', text: 'b', href: '/' } } },
    'search.promo.position must be at least 1',
  ],
  [
    {
      search: {
        promo: { position: 8, title: 'a', text: 'b', href: '/', start: '2027-02-01', expiry: '2027-01-01' },
      },
    },
    'search.promo.expiry must not be before its start',
  ],
  [
    { search: { repayment: { annualRate: 6, termYears: 5, source: 'Bank', asAt: '2026-11-01' } } },
    'search.repayment.comparisonRate must be a number',
  ],
  [{ vehicle: { cardButtons: ['buy'] } }, 'vehicle.cardButtons[0] must be one of reserve, enquire'],
  [{ blogs: { count: 1.5 } }, 'blogs.count must be a whole number'],
  [{ finance: { provider: 'You X' } }, 'finance.provider must be lower-case words'],
  [{ features: { favourites: 'yes' } }, "features.favourites must be true or false; got 'yes'"],
  [{ searchHost: { url: 'ftp://x', keyEnv: 'K', indexUid: 'i' } }, 'searchHost.url must be an http'],
  [{ config: { nested: { a: 1 } } }, 'config.nested must be one of text, a number, true or false'],
  [{ consent: { privacyUrl: 'privacy' } }, 'consent.privacyUrl must be a path'],
]

test.each(WRONG)('with %j the document is refused at that setting', (wrong, message) => {
  const found = messages({ ...MINIMAL, ...wrong })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(message)
})

test.each([null, undefined, 3, 'x', [], true])('%j is not a document', (document) => {
  expect(messages(document)).toHaveLength(1)
})

test('no JSON value makes the reader throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseSiteDocument(value).ok).toBe(false)
    }),
  )
})

test('a location with an empty type is a sales location (DATA-019)', () => {
  expect(config({ locations: [{ ...LOCATION, types: [] }] }).locations[0]?.types).toEqual(['sales'])
})

test('both spellings of special hours and of their location are read (DATA-023)', () => {
  const day = { date: '2026-12-24', status: 'Open' }
  const site = config({
    locations: [
      { ...LOCATION, specialHours: [{ ...day, start_hour: '09:00', end_hour: '12:00' }] },
      { ...LOCATION, slug: 'there', name: 'There' },
    ],
    specialHours: [
      { ...day, location: { id: 'loc_there' }, hours: { begin: '10:00', end: '14:00' } },
      { date: '2026-12-25', status: 'Closed', location_id: 'there' },
    ],
  })
  expect(
    site.locations.map(({ specialHours }) => specialHours.map(({ open, close }) => `${open}-${close}`)),
  ).toEqual([['09:00-12:00'], ['10:00-14:00', 'null-null']])
})

test('formated_hours, spelled that way, is read and weekday 0 kept (DATA-022)', () => {
  const hours = {
    sales: [{ weekday: 0, status: 'Open', open: '10:00', close: '16:00', formated_hours: 'Ten till four' }],
  }
  expect(config({ locations: [{ ...LOCATION, hours }] }).locations[0]?.hours.sales).toEqual([
    { weekday: 0, status: 'Open', open: '10:00', close: '16:00', formattedHours: 'Ten till four' },
  ])
})

test('every field of a location is kept (DATA-018, DATA-020, DATA-021)', () => {
  const full = {
    ...LOCATION,
    types: ['service'],
    subtype: 'buying',
    isPrimary: true,
    isVisible: false,
    manufacturers: ['Kia'],
    dealerLicenceNumber: '7',
    motorVehicleRepairerNumber: 'R1',
    imageUrl: '/a.jpg',
    imageThumbUrl: '/b.jpg',
    averageRating: 4.3,
    reviewCount: 680,
    reviews: { count: 680, averageRating: 4.3 },
    distributionLocations: ['here'],
    phone: '07 5550 0100',
    landlinePhone: '07 5550 0101',
    address: {
      ...LOCATION.address,
      id: '9',
      lat: -27.4,
      long: 153,
      placeUrl: 'https://maps.example/x',
      placeId: 'p',
      mapKey: 'm',
    },
  }
  expect(config({ locations: [full] }).locations[0]).toMatchObject({
    ...full,
    id: 'loc_here',
    dealershipId: 'dlr_plain',
  })
})

test.each(DEMO_SITES.map((site) => [site.slug, site] as const))(
  'the demo site %s passes its own schema',
  (_slug, document) => {
    expect(messages(document)).toEqual([])
  },
)

test('the first location is the primary one unless another says so (SITE-016)', () => {
  const there = { ...LOCATION, slug: 'there' }
  expect(config({ locations: [LOCATION, there] }).locations.map(({ isPrimary }) => isPrimary)).toEqual([
    true,
    false,
  ])
  expect(
    config({ locations: [LOCATION, { ...there, isPrimary: true }] }).locations.map(
      ({ isPrimary }) => isPrimary,
    ),
  ).toEqual([false, true])
})
