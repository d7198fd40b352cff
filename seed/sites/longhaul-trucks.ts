import { longhaulTrucksShowroom } from './showroom/longhaul-trucks.ts'
import { DEMO_DAYS, type DemoDays } from './demo-days.ts'
import { defineSite, holidayHours, week } from './define-site.ts'

const YARD = week(['07:00', '17:00'], ['08:00', '12:00'], null)

export function longhaulTrucksOn(days: DemoDays) {
  const holidays = holidayHours(days, ['07:00', '12:00'])
  return defineSite({
    slug: 'longhaul-trucks',
    name: 'Longhaul Trucks',
    title: 'Longhaul Trucks | Isuzu, Hino, Fuso and UD',
    description:
      'New and used light, medium and heavy trucks in Rocklea, Toowoomba and Darwin, listed with the figures that matter: payload, GVM and body.',
    hosts: ['www.longhaultrucks.example'],
    state: 'QLD',
    itemTypes: ['truck'],
    theme: {
      template: 'outpost',
      brandColour: '#f2b705',
      wordmark: 'LONGHAUL',
      mark: { shape: 'slab', path: 'M6 22 13 10l4.500 7.500L20 13l6 9' },
    },
    phones: { main: '1800 975 711' },
    email: 'yard@longhaultrucks.example',
    // A made-up stream without a secret: visitors are asked, and nothing leaves the machine.
    analytics: { ga4: { measurementId: 'G-LONGHAUL00', via: 'server' } },
    dealerships: [
      {
        slug: 'longhaul-rocklea',
        name: 'Longhaul Trucks Queensland',
        legalName: 'Longhaul Trucks (Qld) Pty Ltd',
        abn: '11 000 555 601',
        licenceNumber: '4455601',
        licenceState: 'QLD',
        phone: '07 5550 6000',
        manufacturers: ['Isuzu', 'Hino', 'Fuso', 'UD Trucks'],
        receivers: [{ kind: 'mail', id: 'yard', to: ['leads@longhaultrucks.example'] }],
      },
      {
        slug: 'longhaul-darwin',
        name: 'Longhaul Trucks Darwin',
        legalName: 'Longhaul Trucks (NT) Pty Ltd',
        abn: '11 000 555 602',
        licenceNumber: '5602',
        licenceState: 'NT',
        phone: '08 5550 6100',
        manufacturers: ['Isuzu', 'UD Trucks'],
        receivers: [{ kind: 'mail', id: 'yard', to: ['darwin@longhaultrucks.example'] }],
      },
    ],
    locations: [
      {
        slug: 'rocklea',
        name: 'Longhaul Rocklea',
        dealership: 'longhaul-rocklea',
        types: ['sales', 'service', 'parts'],
        isPrimary: true,
        motorVehicleRepairerNumber: 'RMV 55 5601',
        phone: '07 5550 6000',
        address: {
          street: '1774 Ipswich Road',
          city: 'Rocklea',
          state: 'QLD',
          postcode: '4106',
          lat: -27.5538,
          long: 153.0012,
        },
        hours: {
          sales: YARD,
          service: week(['06:00', '22:00'], ['06:00', '14:00'], null),
          parts: week(['06:00', '18:00'], ['06:00', '12:00'], null),
        },
        specialHours: holidays,
      },
      {
        slug: 'wilsonton',
        name: 'Longhaul Toowoomba',
        dealership: 'longhaul-rocklea',
        types: ['sales', 'service'],
        phone: '07 5550 6050',
        address: {
          street: '61 Carrington Road',
          city: 'Torrington',
          state: 'QLD',
          postcode: '4350',
          lat: -27.5345,
          long: 151.8872,
        },
        hours: { sales: YARD },
        specialHours: holidays,
      },
      {
        slug: 'berrimah',
        name: 'Longhaul Darwin',
        dealership: 'longhaul-darwin',
        types: ['sales', 'service', 'parts'],
        phone: '08 5550 6100',
        address: {
          street: '905 Stuart Highway',
          city: 'Berrimah',
          state: 'NT',
          postcode: '0828',
          lat: -12.4332,
          long: 130.9246,
        },
        hours: { sales: week(['07:30', '17:00'], ['08:00', '12:00'], null) },
        specialHours: holidays,
      },
    ],
    searchFilters: 'item_type = "truck"',
    noPriceText: 'Call for price',
    announcement: {
      text: 'The Rocklea workshop runs two shifts: 6am to 10pm, Monday to Friday.',
      href: '/service',
      start: null,
      expiry: null,
    },
    home: [
      {
        kind: 'hero',
        heading: 'Trucks that go to work on Monday',
        text: 'Payload, GVM and body on every line. If it fits the job, it is here; if it is not, call us.',
        picture: 'truck/36/white',
      },
      { kind: 'body_tiles', heading: 'By body' },
      {
        kind: 'featured_stock',
        heading: 'In the yard',
        filter: '',
        link: { label: 'See every truck', href: '/search/new-used-and-demo-trucks' },
      },
      {
        kind: 'brands',
        heading: 'New and used',
        link: { label: 'Every brand', href: '/brands' },
      },
      { kind: 'recently_viewed', heading: 'Recently viewed' },
      {
        kind: 'reasons',
        heading: 'How we work',
        items: [
          {
            title: 'Talk to someone with a licence to drive one',
            text: 'Our people have been behind the wheel. Ask them about the job, not the brochure.',
          },
          {
            title: 'Bodies sorted',
            text: 'Tippers, pantechs, trays and cranes, arranged with the builder before delivery.',
          },
          { title: 'Workshop after hours', text: 'Bring it in when the run is finished.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Need it specified?',
        text: 'Send us the load, the route and the dock height. We will come back with a chassis and a body that add up.',
        link: { label: 'Fleet enquiries', href: '/fleet' },
        picture: 'utetray/36/white',
      },
      { kind: 'current_offers', heading: 'Offers in the yard' },
      { kind: 'reviews', heading: 'What operators say' },
      { kind: 'locations', heading: 'Yards' },
    ],
    search: { bodyTiles: 8, ascendingPriceNeedsPrice: true, stockNoun: { one: 'truck', many: 'trucks' } },
    vehicle: {
      showMapSection: true,
      whyBuy: [
        'Body builders we know by name',
        'Two-shift workshop at Rocklea',
        'Parts counter open from 6am',
      ],
      cardButtons: ['call', 'enquire'],
      hidesTwitter: true,
      disclaimer:
        'Masses are the manufacturer’s figures for the vehicle as built. Weigh the finished vehicle before you load it.',
    },
    ...longhaulTrucksShowroom(days),
    finance: { provider: null, buttonText: 'Business Finance', link: '/finance-enquiry' },
    forms: {
      serviceUrl: 'https://service.longhaultrucks.example/book',
      multiStep: ['fleet'],
      without: ['do-you-have-a-trade-in'],
    },
    places: { order: 'type' },
    features: {
      accounts: true,
      location_book_service: true,
      favourites: true,
      test_drive: false,
      trade_in: true,
      views_counter: false,
      search_suggestions: false,
    },
  })
}

export const LONGHAUL_TRUCKS = longhaulTrucksOn(DEMO_DAYS)
