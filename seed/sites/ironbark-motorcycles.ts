import { ironbarkMotorcyclesShowroom } from './showroom/ironbark-motorcycles.ts'
import { MOTORCYCLE_SERVICES } from './sample-services.ts'
import { DEMO_DAYS, type DemoDays, yearlyWeekday } from './demo-days.ts'
import { defineSite, holidayHours, week } from './define-site.ts'

const SHOP = week(['08:30', '17:30'], ['08:30', '15:00'], null)

export function ironbarkMotorcyclesOn(days: DemoDays) {
  const holidays = holidayHours(days, ['09:00', '13:00'])
  return defineSite({
    slug: 'ironbark-motorcycles',
    name: 'Ironbark Motorcycles',
    title: 'Ironbark Motorcycles | Yamaha, Honda, Kawasaki, Suzuki and KTM',
    description:
      'Road, dirt, adventure and learner-legal motorcycles in Newcastle, Tamworth and Canberra, new and used.',
    hosts: ['www.ironbarkmotorcycles.example'],
    state: 'NSW',
    itemTypes: ['motorcycle'],
    theme: {
      template: 'circuit',
      brandColour: '#d7263d',
      wordmark: 'IRONBARK',
      mark: { shape: 'hexagon', path: 'M16 8v16M9 12l14 8M23 12 9 20', weight: 3 },
    },
    phones: { main: '02 5550 5000' },
    email: 'shop@ironbarkmotorcycles.example',
    youtubeUrl: 'https://www.youtube.com/@ironbark-example',
    dealerships: [
      {
        slug: 'ironbark-newcastle',
        name: 'Ironbark Motorcycles',
        legalName: 'Ironbark Motorcycles Pty Ltd',
        abn: '11 000 555 501',
        licenceNumber: '555501',
        licenceState: 'NSW',
        phone: '02 5550 5000',
        manufacturers: ['Yamaha', 'Honda', 'Kawasaki', 'Suzuki', 'KTM'],
        receivers: [{ kind: 'mail', id: 'counter', to: ['leads@ironbarkmotorcycles.example'] }],
      },
      {
        slug: 'ironbark-canberra',
        name: 'Ironbark Canberra',
        legalName: 'Ironbark Motorcycles (ACT) Pty Ltd',
        abn: '11 000 555 502',
        licenceNumber: '17555502',
        licenceState: 'ACT',
        phone: '02 5550 5200',
        manufacturers: ['Yamaha', 'Kawasaki'],
        receivers: [{ kind: 'mail', id: 'counter', to: ['canberra@ironbarkmotorcycles.example'] }],
      },
    ],
    locations: [
      {
        slug: 'mayfield-west',
        name: 'Ironbark Newcastle',
        dealership: 'ironbark-newcastle',
        types: ['sales', 'service', 'parts'],
        isPrimary: true,
        motorVehicleRepairerNumber: 'MVRL 55550',
        phone: '02 5550 5000',
        address: {
          street: '392 Maitland Road',
          city: 'Mayfield West',
          state: 'NSW',
          postcode: '2304',
          lat: -32.8876,
          long: 151.7216,
        },
        hours: { sales: SHOP, service: week(['08:00', '17:00'], null, null) },
        specialHours: holidays,
      },
      {
        slug: 'tamworth',
        name: 'Ironbark Tamworth',
        dealership: 'ironbark-newcastle',
        types: ['sales', 'parts'],
        phone: '02 5550 5100',
        address: {
          street: '166 Goonoo Goonoo Road',
          city: 'Tamworth',
          state: 'NSW',
          postcode: '2340',
          lat: -31.1106,
          long: 150.9251,
        },
        hours: { sales: week(['08:30', '17:00'], ['08:30', '12:30'], null) },
        specialHours: holidays,
      },
      {
        slug: 'fyshwick',
        name: 'Ironbark Canberra',
        dealership: 'ironbark-canberra',
        types: ['sales', 'service'],
        phone: '02 5550 5200',
        address: {
          street: '88 Wollongong Street',
          city: 'Fyshwick',
          state: 'ACT',
          postcode: '2609',
          lat: -35.3277,
          long: 149.1768,
        },
        hours: { sales: SHOP },
        specialHours: [
          ...holidays,
          ...yearlyWeekday(days, { month: 3, weekday: 1, nth: 2 }).map((date) => ({
            date,
            status: 'Closed' as const,
            note: 'Canberra Day',
          })),
        ],
      },
    ],
    home: [
      {
        kind: 'hero',
        heading: 'Ride what you came for',
        text: 'Road, dirt, adventure and learner-legal. Started, ridden and prepared by people who ride.',
        picture: 'moto/36/red',
      },
      {
        kind: 'brands',
        heading: 'On the floor',
        link: { label: 'Every brand', href: '/brands' },
      },
      {
        kind: 'featured_stock',
        heading: 'Learner-legal, ready to ride',
        filter: 'lams = true',
        link: { label: 'See every motorcycle', href: '/search/new-used-and-demo-motorcycles' },
      },
      {
        kind: 'offers',
        heading: 'Around the shop',
        items: [
          {
            title: 'Used and sorted',
            text: 'Trade-ins we would ride home ourselves.',
            href: '/search/used-motorcycles',
            picture: 'moto/36/blue',
          },
          {
            title: 'Trade up',
            text: 'Roll yours in. We will talk over the bench.',
            href: '/trade-in',
            picture: 'moto/0/black',
          },
        ],
      },
      { kind: 'promotions', heading: 'Also on' },
      { kind: 'recently_viewed', heading: 'Recently viewed' },
      {
        kind: 'reasons',
        heading: 'Bench rules',
        items: [
          { title: 'Set up for you', text: 'Levers, bars and sag adjusted before you leave the yard.' },
          { title: 'Straight about history', text: 'If it has been down, the card says so.' },
          {
            title: 'Workshop out the back',
            text: 'The person who built it will be there for its first service.',
          },
        ],
      },
      { kind: 'blog', heading: 'From the bench' },
      { kind: 'current_offers', heading: 'Deals on the floor' },
      { kind: 'stats', heading: 'At a glance' },
      { kind: 'locations', heading: 'Three shops' },
    ],
    search: { bodyTiles: 6, stockNoun: { one: 'motorcycle', many: 'motorcycles' } },
    vehicle: {
      showMapSection: true,
      whyBuy: ['Set up for the rider, not the showroom', 'Gear fitted while you wait', 'Trade-ins welcome'],
      soldText: 'RIDDEN AWAY',
      cardButtons: ['enquire', 'call'],
    },
    blogs: { count: 3 },
    ...ironbarkMotorcyclesShowroom(days),
    finance: { provider: null, buttonText: 'Ride Now, Pay Weekly', link: '/finance-enquiry' },
    forms: {
      service: {
        services: MOTORCYCLE_SERVICES,
        slotMinutes: 60,
        perDay: 6,
        workshops: [{ location: 'fyshwick', perDay: 4 }],
      },
    },
    // No reviews are seeded here: the figures are the marked samples.
    reviews: { hasSampleFigures: true },
    features: { test_drive: false, phone_reveal: false, electric_tag: false },
  })
}

export const IRONBARK_MOTORCYCLES = ironbarkMotorcyclesOn(DEMO_DAYS)
