import { sampleFinanceExample, SAMPLE_LENDER } from './sample-finance.ts'
import { SAMPLE_PARTS } from './sample-parts.ts'
import { CAR_SERVICES } from './sample-services.ts'
import { northgateKiaShowroom } from './showroom/northgate-kia.ts'
import { DEMO_DAYS, type DemoDays } from './demo-days.ts'
import { defineSite, holidayHours, week } from './define-site.ts'

/** One brand's fees (FIN-038). */
const KIA_FEES = [
  { name: 'Establishment', dollars: 395 },
  { name: 'Security Registration', dollars: 6, isGovernment: true },
  { name: 'Account Administration', dollars: 8, isMonthly: true },
  { name: 'Dealer Agency', dollars: 912.25 },
]

/** Shared with the group's own site: two sites may list one dealership if its records are equal. */
export const NORTHGATE_KIA_DEALERSHIP = {
  slug: 'northgate-kia',
  name: 'Northgate Kia',
  legalName: 'Northgate Motors (Qld) Pty Ltd',
  abn: '11 000 555 201',
  licenceNumber: '4455201',
  licenceState: 'QLD' as const,
  phone: '07 5550 1300',
  manufacturers: ['Kia'],
  receivers: [
    { kind: 'mail' as const, id: 'showroom', to: ['leads@northgatekia.example'] },
    { kind: 'adf_mail' as const, id: 'lead-system', to: ['adf@northgatekia.example'], profile: 'standard' },
  ],
}

/** The showroom, workshop and parts counter at Northgate. */
export const northgateKiaLocation = (days: DemoDays) => ({
  slug: 'northgate',
  name: 'Northgate Kia',
  dealership: 'northgate-kia',
  types: ['sales' as const, 'service' as const, 'parts' as const],
  manufacturers: ['Kia'],
  motorVehicleRepairerNumber: 'RMV 55 5201',
  phone: '07 5550 1300',
  landlinePhone: '07 5550 1301',
  address: {
    street: '288 Toombul Road',
    city: 'Northgate',
    postcode: '4013',
    lat: -27.3926,
    long: 153.0664,
  },
  hours: {
    sales: week(['08:30', '17:30'], ['08:30', '17:00'], null),
    service: week(['07:00', '17:00'], ['07:30', '12:00'], null),
    parts: week(['07:30', '17:00'], null, null),
  },
  specialHours: holidayHours(days, ['08:30', '13:00']),
})

export function northgateKiaOn(days: DemoDays) {
  return defineSite({
    slug: 'northgate-kia',
    name: 'Northgate Kia',
    title: 'Northgate Kia | New, demo and used Kia in Brisbane’s north',
    description:
      'The Kia showroom for Brisbane’s north: see new and demonstrator stock with drive-away prices, book a test drive or arrange a service at Northgate.',
    hosts: ['www.northgatekia.example'],
    // Neither the site nor its location names a state, which makes both Queensland (PAGE-021).
    itemTypes: ['car'],
    manufacturer: 'Kia',
    manufacturerId: 'kia-au',
    dealershipGroup: 'Meridian Motor Group',
    theme: {
      template: 'circuit',
      brandColour: '#bb162b',
      wordmark: 'NORTHGATE KIA',
      mark: { shape: 'slab', path: 'M8 23V10l16 13V10M8 10h0', weight: 3.2 },
    },
    phones: {
      main: '07 5550 1300',
      byCarType: true,
      new: '07 5550 1310',
      demo: '07 5550 1310',
      used: '07 5550 1320',
    },
    email: 'hello@northgatekia.example',
    youtubeUrl: 'https://www.youtube.com/@kiaaustralia',
    dealerships: [NORTHGATE_KIA_DEALERSHIP],
    locations: [northgateKiaLocation(days)],
    searchFilters: 'make = "Kia"',
    noPriceText: 'Ask us for today’s price',
    footer: [
      {
        heading: 'Vehicles',
        links: [
          { label: 'New Kia', href: '/search/new-cars' },
          { label: 'Demonstrators', href: '/search/demo-cars' },
          { label: 'Used Kia', href: '/search/used-cars' },
          { label: 'Special Offers', href: '/special-offers' },
        ],
      },
      {
        heading: 'Buyer Tools',
        links: [
          { label: 'Book a Test Drive', href: '/book-test-drive' },
          { label: 'Value Your Trade-In', href: '/trade-in' },
          { label: 'Finance', href: '/finance' },
          { label: 'Questions and Answers', href: '/faqs' },
          { label: 'How our prices work', href: '/pages/how-we-price' },
        ],
      },
      {
        heading: 'Servicing and Parts',
        links: [
          { label: 'Book a Service', href: '/service' },
          { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Roadside Assistance', href: '/roadside-assistance' },
          { label: 'Prepaid Maintenance', href: '/prepaid-maintenance-plan' },
        ],
      },
      {
        heading: 'Northgate Kia',
        links: [
          { label: 'About Us', href: '/about-us' },
          { label: 'Blog', href: '/blog' },
          { label: 'Contact', href: '/contact-us' },
          { label: 'We Call You Back', href: '/call-back' },
          { label: 'Careers', href: '/careers' },
          { label: 'Privacy', href: '/privacy-policy' },
          { label: 'Terms And Conditions', href: '/terms-and-conditions/' },
        ],
      },
    ],
    announcement: {
      text: 'Saturday test drives fill first. Weekday mornings are the quiet ones.',
      href: '/book-test-drive',
    },
    home: [
      {
        kind: 'hero',
        heading: 'Your next Kia is on Toombul Road',
        text: 'New and demonstrator stock you can sit in this weekend, with the drive-away price on every windscreen.',
        picture: 'suv/36/red',
      },
      {
        kind: 'brand_strip',
        heading: 'Explore the range',
        brands: [
          { label: 'Picanto', href: '/search/kia/picanto', picture: 'hatch/36/yellow' },
          { label: 'Seltos', href: '/search/kia/seltos', picture: 'suv/36/teal' },
          { label: 'Sportage', href: '/search/kia/sportage', picture: 'suv/36/red' },
          { label: 'Sorento', href: '/search/kia/sorento', picture: 'suv/36/black' },
          { label: 'Carnival', href: '/search/kia/carnival', picture: 'van/36/white' },
          { label: 'EV6', href: '/search/kia/ev6', picture: 'coupe/36/silver' },
        ],
      },
      {
        kind: 'featured_stock',
        heading: 'In the showroom now',
        filter: 'car_type = "new"',
        link: { label: 'See all new Kia', href: '/search/new-cars' },
      },
      {
        kind: 'text',
        heading: 'A few kilometres on, a little less to pay',
        text: 'Our demonstrators have done the school run and the odd test drive. They are registered, run in and ready, with the balance of Kia’s warranty.',
        link: { label: 'See demonstrators', href: '/search/demo-cars' },
        picture: 'hatch/36/white',
      },
      { kind: 'budget_search', heading: 'Start from the week, not the sticker' },
      { kind: 'recently_viewed', heading: 'Recently viewed' },
      {
        kind: 'reasons',
        heading: 'Why Northgate',
        items: [
          {
            title: 'One price, drive away',
            text: 'The figure on the card is the figure on the contract, registration and delivery included.',
          },
          {
            title: 'Sales and service on one site',
            text: 'The technicians who look after your car work twenty steps from where you bought it.',
          },
          {
            title: 'Bring the whole family',
            text: 'Child seats, prams and the dog are welcome on any test drive.',
          },
        ],
      },
      { kind: 'current_offers', heading: 'This month at Northgate' },
      { kind: 'reviews', heading: 'What customers say' },
      { kind: 'locations', heading: 'Find us' },
    ],
    search: {
      ascendingPriceNeedsPrice: true,
      repayment: {
        annualRate: 8.5,
        comparisonRate: 10.87,
        termYears: 5,
        source:
          'Illustrative sample rates of this demonstration, not a lender’s offer: $30,000 over 5 years, secured, with the fees named here',
        asAt: days.from,
      },
    },
    vehicle: {
      showMapSection: false,
      whyBuy: ['Factory-trained technicians', 'Genuine Kia parts', 'Trade-ins welcome, any make'],
      justArrivedText: 'Just landed',
      cardButtons: ['enquire', 'test_drive'],
    },
    warranty: { yearsByMake: { Kia: 7 } },
    finance: {
      provider: 'youx',
      buttonText: 'Finance This Kia',
      link: '/finance',
      applyDealerships: ['northgate-kia'],
      balloonPercentMax: 30,
      // The site's rate card is worked out with these fees, so they are shown wherever its comparison rate
      // is.
      calculator: { loanMaxFollowsPrice: true, termStepYears: 1, rateMin: 4, fees: KIA_FEES },
      // Another provider's terms, kept for the day the site switches (FIN-017, FIN-021, FIN-032).
      providerTerms: {
        'acme-finance': {
          loanMinDollars: 5000,
          rateMin: 7.5,
          rateMax: 14.5,
          establishmentFeeDollars: 1360.5,
        },
      },
      makeTerms: {
        Kia: { rateMax: 20, fees: KIA_FEES },
      },
      monthlyFigure: 'weekly_times_4_33',
      excluded: { yearsByMake: { Kia: 12 } },
      example: sampleFinanceExample(days),
      lender: SAMPLE_LENDER,
    },
    ...northgateKiaShowroom(days),
    forms: {
      multiStep: ['test_drive'],
      service: { services: CAR_SERVICES, perSlot: 2, perDay: 16 },
      parts: SAMPLE_PARTS,
    },
    features: {
      finance_quote: true,
      finance_popup: true,
      location_stars: true,
      location_book_service: true,
      message_required: false,
      electric_tag: true,
      location_overlay: false,
    },
  })
}

export const NORTHGATE_KIA = northgateKiaOn(DEMO_DAYS)
