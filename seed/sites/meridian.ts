import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import { sampleFinanceExample, SAMPLE_LENDER } from './sample-finance.ts'
import { SAMPLE_PARTS } from './sample-parts.ts'
import { CAR_SERVICES } from './sample-services.ts'
import { meridianShowroom } from './showroom/meridian.ts'
import { DEMO_DAYS, type DemoDays, yearlyWeekday } from './demo-days.ts'
import { defineSite, holidayHours, week } from './define-site.ts'
import { bowenHillsTeam, essendonTeam } from './demo-teams.ts'
import { NORTHGATE_KIA_DEALERSHIP, northgateKiaLocation } from './northgate-kia.ts'

const SHOWROOM = week(['08:30', '17:30'], ['08:30', '17:00'], null)
const SUNDAY_SHOWROOM = week(['08:30', '17:30'], ['09:00', '17:00'], ['10:00', '16:00'])
const WORKSHOP = week(['07:00', '17:00'], ['07:30', '12:00'], null)
const COUNTER = week(['07:30', '17:00'], null, null)
const STOCK_LINKS = [
  { label: 'New cars', href: '/search/new-cars' },
  { label: 'Demonstrators', href: '/search/demo-cars' },
  { label: 'Used cars', href: '/search/used-cars' },
]

/** A make in the mega menu with its most popular models. */
function makeGroup(make: string, models: string[]) {
  const href = `/search/${toPathSlug(make)}`
  return {
    heading: make,
    href,
    links: models.map((label) => ({ label, href: `${href}/${toPathSlug(label)}` })),
  }
}

export function meridianOn(days: DemoDays) {
  const holidays = holidayHours(days, ['08:30', '14:00'])
  return defineSite({
    slug: 'meridian',
    name: 'Meridian Motor Group',
    title: 'Meridian Motor Group | Toyota, Hyundai, Kia, Mazda and used cars',
    description:
      'New, demonstrator and used cars from Meridian’s showrooms in Brisbane, the Gold Coast, Sydney and Melbourne, searched in one place.',
    hosts: ['www.meridianmotors.example', 'meridianmotors.example'],
    state: 'QLD',
    itemTypes: ['car'],
    dealershipGroup: 'Meridian Motor Group',
    theme: {
      template: 'metro',
      brandColour: '#0b5fff',
      wordmark: 'MERIDIAN',
      mark: {
        shape: 'disc',
        path: 'M7 21c3-8 6-11 9-11s6 3 9 11M12 21c1.500-3.500 2.500-5 4-5s2.500 1.500 4 5',
      },
    },
    phones: { main: '07 5550 1000' },
    email: 'hello@meridianmotors.example',
    youtubeUrl: 'https://www.youtube.com/@meridianmotors-example',
    socials: [
      { label: 'Facebook', href: 'https://www.facebook.com/meridianmotors.example' },
      { label: 'Instagram', href: 'https://www.instagram.com/meridianmotors.example' },
    ],
    dealerships: [
      {
        slug: 'meridian-brisbane',
        name: 'Meridian Brisbane',
        legalName: 'Meridian Motors Brisbane Pty Ltd',
        abn: '11 000 555 101',
        licenceNumber: '4455101',
        licenceState: 'QLD',
        phone: '07 5550 1000',
        manufacturers: ['Toyota', 'Hyundai', 'Mazda'],
        receivers: [
          { kind: 'mail', id: 'sales', to: ['leads.brisbane@meridianmotors.example'] },
          {
            kind: 'adf_mail',
            id: 'lead-system',
            to: ['adf.brisbane@meridianmotors.example'],
            profile: 'standard',
          },
        ],
      },
      NORTHGATE_KIA_DEALERSHIP,
      {
        slug: 'meridian-parramatta',
        name: 'Meridian Parramatta',
        legalName: 'Meridian Motors (NSW) Pty Ltd',
        abn: '11 000 555 102',
        licenceNumber: '555102',
        licenceState: 'NSW',
        phone: '02 5550 1100',
        manufacturers: ['Toyota', 'Mazda', 'Kia'],
        receivers: [
          { kind: 'mail', id: 'sales', to: ['leads.parramatta@meridianmotors.example'] },
          {
            kind: 'adf_mail',
            id: 'group-crm',
            to: ['crm@meridianmotors.example'],
            profile: 'leadtype',
          },
        ],
      },
      {
        slug: 'meridian-essendon',
        name: 'Meridian Essendon',
        legalName: 'Meridian Motors (Vic) Pty Ltd',
        abn: '11 000 555 103',
        licenceNumber: '15103',
        licenceState: 'VIC',
        phone: '03 5550 1200',
        manufacturers: ['Hyundai', 'Mazda', 'Toyota'],
        receivers: [{ kind: 'mail', id: 'sales', to: ['leads.essendon@meridianmotors.example'] }],
      },
    ],
    locations: [
      {
        slug: 'bowen-hills',
        name: 'Meridian Bowen Hills',
        dealership: 'meridian-brisbane',
        types: ['sales'],
        isPrimary: true,
        manufacturers: ['Toyota', 'Hyundai'],
        phone: '07 5550 1000',
        landlinePhone: '07 5550 1001',
        address: {
          street: '86 Abbotsford Road',
          city: 'Bowen Hills',
          state: 'QLD',
          postcode: '4006',
          lat: -27.4437,
          long: 153.037,
        },
        hours: { sales: SHOWROOM },
        specialHours: holidays,
        team: bowenHillsTeam('meridianmotors.example'),
      },
      {
        slug: 'bowen-hills-service',
        name: 'Meridian Bowen Hills Service Centre',
        dealership: 'meridian-brisbane',
        types: ['service', 'parts'],
        motorVehicleRepairerNumber: 'RMV 55 5101',
        phone: '07 5550 1050',
        address: {
          street: '31 Mayne Road',
          city: 'Bowen Hills',
          state: 'QLD',
          postcode: '4006',
          lat: -27.4392,
          long: 153.0357,
        },
        hours: { service: WORKSHOP, parts: COUNTER },
        specialHours: holidays,
        closedIsEnquire: true,
      },
      {
        slug: 'southport',
        name: 'Meridian Southport',
        dealership: 'meridian-brisbane',
        types: ['sales', 'service'],
        manufacturers: ['Mazda', 'Hyundai'],
        motorVehicleRepairerNumber: 'RMV 55 5102',
        phone: '07 5550 1060',
        address: {
          street: '174 Ferry Road',
          city: 'Southport',
          state: 'QLD',
          postcode: '4215',
          lat: -27.9812,
          long: 153.3985,
        },
        hours: { sales: SHOWROOM, service: WORKSHOP },
        specialHours: holidays,
      },
      northgateKiaLocation(days),
      {
        slug: 'granville',
        name: 'Meridian Parramatta',
        dealership: 'meridian-parramatta',
        types: ['sales'],
        manufacturers: ['Toyota', 'Mazda', 'Kia'],
        phone: '02 5550 1100',
        address: {
          street: '52 Parramatta Road',
          city: 'Granville',
          state: 'NSW',
          postcode: '2142',
          lat: -33.8316,
          long: 151.0145,
        },
        hours: { sales: SUNDAY_SHOWROOM },
        specialHours: holidays,
      },
      {
        slug: 'auburn-service',
        name: 'Meridian Auburn Service and Parts',
        dealership: 'meridian-parramatta',
        types: ['service', 'parts'],
        motorVehicleRepairerNumber: 'MVRL 55510',
        phone: '02 5550 1150',
        address: {
          street: '213 Parramatta Road',
          city: 'Auburn',
          state: 'NSW',
          postcode: '2144',
          lat: -33.8425,
          long: 151.0318,
        },
        hours: { service: WORKSHOP, parts: COUNTER },
        specialHours: holidays,
      },
      {
        slug: 'essendon',
        name: 'Meridian Essendon',
        dealership: 'meridian-essendon',
        types: ['sales', 'service', 'parts'],
        manufacturers: ['Hyundai', 'Mazda', 'Toyota'],
        phone: '03 5550 1200',
        address: {
          street: '340 Keilor Road',
          city: 'Niddrie',
          state: 'VIC',
          postcode: '3042',
          lat: -37.7388,
          long: 144.8873,
        },
        hours: { sales: SUNDAY_SHOWROOM, service: WORKSHOP, parts: COUNTER },
        specialHours: [
          ...holidays,
          ...yearlyWeekday(days, { month: 11, weekday: 2, nth: 1 }).map((date) => ({
            date,
            status: 'Closed' as const,
            note: 'Melbourne Cup Day',
          })),
        ],
        team: essendonTeam('meridianmotors.example'),
      },
      {
        slug: 'moonee-ponds-buying',
        name: 'Meridian Buying Centre',
        dealership: 'meridian-essendon',
        types: ['sales'],
        subtype: 'buying',
        phone: '03 5550 1270',
        distributionLocations: ['essendon'],
        address: {
          street: '620 Mount Alexander Road',
          city: 'Moonee Ponds',
          state: 'VIC',
          postcode: '3039',
          lat: -37.7653,
          long: 144.9197,
        },
        hours: { sales: week(['09:00', '17:00'], ['09:00', '13:00'], null) },
        specialHours: holidays,
      },
    ],
    includeSoldCarsDays: 3,
    menu: [
      { label: 'Home', href: '/' },
      {
        label: 'Vehicles',
        href: '/brands',
        children: STOCK_LINKS,
        groups: [
          makeGroup('Toyota', ['Corolla', 'Camry', 'RAV4', 'HiLux']),
          makeGroup('Hyundai', ['i30', 'Tucson', 'Kona', 'Santa Fe']),
          makeGroup('Kia', ['Picanto', 'Seltos', 'Sportage', 'Sorento']),
          makeGroup('Mazda', ['Mazda3', 'CX-5', 'CX-30', 'BT-50']),
        ],
      },
      { label: 'Offers', href: '/special-offers' },
      {
        label: 'Our Stock',
        href: '/search/new-used-and-demo-cars',
        children: STOCK_LINKS,
      },
      {
        label: 'Trade In',
        href: '/trade-in',
        children: [
          { label: 'Value your car', href: '/trade-in' },
          { label: 'Sell us your car', href: '/sell-my-car' },
        ],
      },
      {
        label: 'Service',
        href: '/service',
        children: [
          { label: 'Book a service', href: '/service' },
          { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
        ],
      },
      {
        label: 'Company',
        href: '/about-us',
        children: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Blog', href: '/blog' },
          { label: 'First cars', href: '/pages/first-car' },
          { label: 'Going electric', href: '/pages/electric-cars' },
          { label: 'Our locations', href: '/dealerships' },
          { label: 'Fleet', href: '/fleet' },
          { label: 'Contact', href: '/contact-us' },
        ],
      },
    ],
    home: [
      {
        kind: 'hero',
        heading: 'Every car we have. One search.',
        text: 'Toyota, Hyundai, Kia, Mazda and the trade-ins that come with them, from Bowen Hills to Essendon.',
        picture: 'suv/36/blue',
      },
      { kind: 'body_tiles', heading: 'Start with the shape' },
      {
        kind: 'brands',
        heading: 'Our new-car franchises',
        link: { label: 'Every brand', href: '/brands' },
      },
      {
        kind: 'featured_used',
        heading: 'Fresh on the floor',
        link: { label: 'See all used cars', href: '/search/used-cars' },
      },
      {
        kind: 'offers',
        heading: 'Worth a closer look',
        items: [
          {
            title: 'Demonstrators, registered and run in',
            text: 'Driven by our own people, priced to make room for the next one.',
            href: '/search/demo-cars',
            picture: 'sedan/36/white',
          },
          {
            title: 'Utes that earn their keep',
            text: 'Single cabs for the site, dual cabs for the weekend.',
            href: '/search/new-used-and-demo-cars?body=Ute',
            picture: 'ute/36/white',
          },
          {
            title: 'Sell us your car',
            text: 'Bring it past our buying centre. We buy without a sale attached.',
            href: '/sell-my-car',
            picture: 'hatch/36/blue',
          },
        ],
      },
      { kind: 'current_offers', heading: 'On offer now' },
      { kind: 'budget_search', heading: 'What fits the week?' },
      { kind: 'recently_viewed', heading: 'Recently viewed' },
      {
        kind: 'reasons',
        heading: 'The Meridian way',
        items: [
          {
            title: 'See it closer to home',
            text: 'Found it in another city? Ask us to move it to the showroom nearest you.',
          },
          {
            title: 'Every price says what it is',
            text: 'Drive away or excluding government charges: each price says which, every time.',
          },
          {
            title: 'Looked after, wherever you bought',
            text: 'Our workshops service every make we sell, at any of our addresses.',
          },
        ],
      },
      { kind: 'reviews', heading: 'What customers say' },
      { kind: 'blog', heading: 'From the service bay and the sales floor' },
      { kind: 'stats', heading: 'At a glance' },
      { kind: 'locations', heading: 'Showrooms and workshops' },
    ],
    search: {
      makesShown: 7,
      bodyTiles: 20,
      stockVideo: {
        url: '/img/media/suv-white.mp4',
        posterUrl: '/img/sample/suv/36/white.webp',
        position: 'middle',
      },
      repayment: {
        annualRate: 8.5,
        comparisonRate: 10.32,
        termYears: 5,
        source:
          'Illustrative sample rates of this demonstration, not a lender’s offer: $30,000 over 5 years, secured, $1,300 establishment fee financed',
        asAt: days.from,
      },
    },
    vehicle: {
      cardButtons: ['enquire', 'test_drive'],
      showMapSection: true,
      whyBuy: [
        'Four franchises under one roof',
        'Inspected in our own workshops',
        'Trade-ins welcome, any make',
        'Delivery between our showrooms',
      ],
      disclaimer:
        'Vehicle details come from the dealership’s records and may change. Confirm price, equipment and availability with the dealership before you travel.',
    },
    blogs: { count: 3 },
    ...meridianShowroom(days),
    warranty: { yearsByMake: { Toyota: 5, Hyundai: 5, Mazda: 5, Kia: 7 } },
    finance: {
      provider: 'youx',
      buttonText: 'Get Finance',
      link: '/finance',
      calculator: { loanMaxFollowsPrice: true, termDefaultYears: 5 },
      providerTerms: {
        youx: { establishmentFeeDollars: 1300 },
        'acme-finance': { establishmentFeeDollars: 1360.5 },
      },
      example: sampleFinanceExample(days),
      lender: SAMPLE_LENDER,
    },
    payments: { gateway: 'sandbox' },
    forms: {
      multiStep: ['sell_car'],
      testDrive: { perSlot: 2 },
      service: { services: CAR_SERVICES, perSlot: 2, perDay: 16 },
      parts: SAMPLE_PARTS,
    },
    features: {
      accounts: true,
      texts: true,
      finance_quote: true,
      finance_popup: true,
      location_stars: true,
      location_book_service: true,
      electric_tag: true,
      reserve_online: true,
      below_market_badge: true,
      autogauge: true,
      certified_badge: true,
      car_analysis: true,
      ppsr_report: true,
    },
  })
}

export const MERIDIAN = meridianOn(DEMO_DAYS)
