import { wattleCaravansShowroom } from './showroom/wattle-caravans.ts'
import { DEMO_DAYS, type DemoDays } from './demo-days.ts'
import { defineSite, holidayHours, week } from './define-site.ts'

/** The site on its demo days. */
export function wattleCaravansOn(days: DemoDays) {
  const holidays = holidayHours(days, ['09:00', '14:00'])
  return defineSite({
    slug: 'wattle-caravans',
    name: 'Wattle Caravans',
    title: 'Wattle Caravans | Jayco, New Age, Avan and quality used vans',
    description:
      'Family vans, couples’ tourers, pop-tops and campers in Campbellfield and Hobart, with ATM, tare and sleeping layout on every card.',
    hosts: ['www.wattlecaravans.example'],
    state: 'VIC',
    itemTypes: ['caravan'],
    theme: {
      template: 'outpost',
      brandColour: '#2f7d4f',
      wordmark: 'Wattle',
      mark: {
        shape: 'shield',
        path: 'M16 26V14M16 14a3.200 3.200 0 1 0-.01 0ZM10.500 20a3 3 0 1 0-.01 0ZM21.500 20a3 3 0 1 0-.01 0Z',
        weight: 2,
      },
    },
    phones: { main: '03 5550 7000' },
    email: 'hello@wattlecaravans.example',
    youtubeUrl: 'https://www.youtube.com/@wattlecaravans-example',
    dealerships: [
      {
        slug: 'wattle-campbellfield',
        name: 'Wattle Caravans',
        legalName: 'Wattle Caravans Pty Ltd',
        abn: '11 000 555 701',
        licenceNumber: '15701',
        licenceState: 'VIC',
        phone: '03 5550 7000',
        manufacturers: ['Jayco', 'New Age', 'Avan'],
        receivers: [{ kind: 'mail', id: 'office', to: ['leads@wattlecaravans.example'] }],
      },
      {
        slug: 'wattle-hobart',
        name: 'Wattle Caravans Hobart',
        legalName: 'Wattle Caravans (Tas) Pty Ltd',
        abn: '11 000 555 702',
        licenceNumber: '5702',
        licenceState: 'TAS',
        phone: '03 5550 7100',
        manufacturers: ['Jayco', 'Avan'],
        receivers: [{ kind: 'mail', id: 'office', to: ['hobart@wattlecaravans.example'] }],
      },
    ],
    locations: [
      {
        slug: 'campbellfield',
        name: 'Wattle Campbellfield',
        dealership: 'wattle-campbellfield',
        types: ['sales', 'service', 'parts'],
        isPrimary: true,
        phone: '03 5550 7000',
        address: {
          street: '1690 Sydney Road',
          city: 'Campbellfield',
          state: 'VIC',
          postcode: '3061',
          lat: -37.6669,
          long: 144.9577,
        },
        hours: {
          sales: week(['09:00', '17:00'], ['09:00', '17:00'], ['10:00', '16:00']),
          service: week(['08:00', '16:30'], null, null),
        },
        specialHours: holidays,
      },
      {
        slug: 'cambridge',
        name: 'Wattle Hobart',
        dealership: 'wattle-hobart',
        types: ['sales'],
        phone: '03 5550 7100',
        address: {
          street: '24 Kennedy Drive',
          city: 'Cambridge',
          state: 'TAS',
          postcode: '7170',
          lat: -42.8363,
          long: 147.4426,
        },
        hours: { sales: week(['09:00', '17:00'], ['09:00', '13:00'], null) },
        specialHours: holidays,
      },
      {
        slug: 'sunbury-workshop',
        name: 'Wattle Sunbury Workshop',
        dealership: 'wattle-campbellfield',
        types: ['service'],
        isComing: true,
        comingText: `COMING ${days.opening}`,
        address: {
          street: '14 McDougall Road',
          city: 'Sunbury',
          state: 'VIC',
          postcode: '3429',
          lat: -37.5906,
          long: 144.7293,
        },
      },
      {
        slug: 'coburg-north-coming',
        name: 'Wattle Storage Yard',
        dealership: 'wattle-campbellfield',
        types: ['sales'],
        isVisible: false,
        address: {
          street: '3 Newlands Road',
          city: 'Coburg North',
          state: 'VIC',
          postcode: '3058',
          lat: -37.7262,
          long: 144.9719,
        },
      },
    ],
    includeSoldCarsDays: 7,
    noPriceText: 'Contact us for price',
    home: [
      {
        kind: 'hero',
        heading: 'Where will you wake up?',
        text: 'Vans and campers laid out so you can walk through, lie down and put the kettle on.',
        picture: 'caravan/36/white',
      },
      {
        kind: 'featured_stock',
        heading: 'Ready for the road',
        filter: '',
        link: { label: 'See every van', href: '/search/new-used-and-demo-caravans' },
      },
      { kind: 'body_tiles', heading: 'Find your layout' },
      {
        kind: 'brands',
        heading: 'Makers we know',
        link: { label: 'Every brand', href: '/brands' },
      },
      {
        kind: 'text',
        heading: 'Can my car tow it?',
        text: 'Tell us your tow vehicle. We will check its braked limit against the van’s ATM before you fall for it.',
        link: { label: 'Ask us', href: '/contact-us' },
        picture: 'fourx4/36/sand',
      },
      { kind: 'recently_viewed', heading: 'Recently viewed' },
      {
        kind: 'reasons',
        heading: 'Before you hitch up',
        items: [
          {
            title: 'A proper handover',
            text: 'Two hours in the yard, until you have backed it, levelled it and lit the stove.',
          },
          {
            title: 'Used vans checked for water',
            text: 'Every seam is tested before a used van reaches the line.',
          },
          { title: 'Weights, plainly', text: 'Tare, ATM and payload are on every card.' },
        ],
      },
      { kind: 'blog', heading: 'Before you tow' },
      { kind: 'current_offers', heading: 'On offer now' },
      { kind: 'reviews', heading: 'From the road' },
      { kind: 'locations', heading: 'Come for a walk-through' },
    ],
    search: {
      bodyTiles: 6,
      stockNoun: { one: 'van', many: 'vans' },
      promo: {
        position: 9,
        title: 'Trade the old van',
        text: 'Bring photographs or bring the van. We will put a number on it.',
        href: '/trade-in',
        start: null,
        expiry: null,
      },
    },
    vehicle: {
      showMapSection: false,
      whyBuy: ['Two-hour handover', 'Water-tested used vans', 'Tow-match before you buy'],
      justArrivedText: 'Just arrived',
      cardButtons: ['enquire', 'call'],
      marketVerdicts: 'deals_only',
    },
    blogs: { count: 3 },
    ...wattleCaravansShowroom(days),
    finance: {
      provider: 'sample-van-finance',
      buttonText: 'Van Finance',
      link: '/finance',
      // One assumed rate for every van (FIN-037); half and whole years, as its lender offers them.
      calculator: {
        rateDefault: 12.94,
        rateMin: 9.95,
        rateMax: 20,
        loanMaxDollars: 250_000,
        termChoicesYears: [2, 3, 4, 5, 6, 7],
        termDefaultYears: 6,
        establishmentFeeDollars: 1360.5,
      },
      moneyPicks: 'large',
      showsSteps: false,
    },
    reviews: { fullQuantity: 12 },
    features: {
      autogauge: true,
      test_drive: false,
      views_counter: true,
      toggle_needs_photo: true,
      location_overlay: true,
      ppsr_report: true,
    },
  })
}

export const WATTLE_CARAVANS = wattleCaravansOn(DEMO_DAYS)
