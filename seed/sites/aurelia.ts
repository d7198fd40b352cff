import { aureliaShowroom } from './showroom/aurelia.ts'
import { DEMO_DAYS, type DemoDays } from './demo-days.ts'
import { defineSite, holidayHours, week } from './define-site.ts'

export function aureliaOn(days: DemoDays) {
  const holidays = holidayHours(days, ['09:00', '13:00'])
  return defineSite({
    slug: 'aurelia',
    name: 'Aurelia Mercedes-Benz',
    title: 'Aurelia Mercedes-Benz | South Melbourne',
    description:
      'New, demonstrator and certified Mercedes-Benz in South Melbourne, presented by appointment or on the showroom floor.',
    hosts: ['www.aurelia.example'],
    state: 'VIC',
    itemTypes: ['car'],
    manufacturer: 'Mercedes-Benz',
    theme: {
      template: 'atelier',
      brandColour: '#1f2a37',
      wordmark: 'Aurelia',
      mark: { shape: 'none', path: 'M3 28 16 4l13 24M9 28l7-13 7 13M16 15v13', weight: 1.3 },
    },
    phones: { main: '03 5550 4000' },
    email: 'concierge@aurelia.example',
    youtubeUrl: 'https://www.youtube.com/@aurelia-example',
    socials: [{ label: 'Instagram', href: 'https://www.instagram.com/aurelia.example' }],
    dealerships: [
      {
        slug: 'aurelia-south-melbourne',
        name: 'Aurelia Mercedes-Benz',
        legalName: 'Aurelia Automotive Pty Ltd',
        abn: '11 000 555 401',
        licenceNumber: '15401',
        licenceState: 'VIC',
        phone: '03 5550 4000',
        manufacturers: ['Mercedes-Benz'],
        receivers: [
          {
            kind: 'mail',
            id: 'concierge',
            to: ['concierge@aurelia.example', 'sales.manager@aurelia.example'],
          },
          { kind: 'adf_mail', id: 'marque', to: ['adf@aurelia.example'], profile: 'standard' },
        ],
      },
    ],
    locations: [
      {
        slug: 'south-melbourne',
        name: 'Aurelia South Melbourne',
        types: ['sales'],
        manufacturers: ['Mercedes-Benz'],
        phone: '03 5550 4000',
        address: {
          street: '128 Kings Way',
          city: 'South Melbourne',
          state: 'VIC',
          postcode: '3205',
          lat: -37.8312,
          long: 144.9636,
        },
        hours: { sales: week(['08:30', '18:00'], ['09:00', '17:00'], ['11:00', '17:00']) },
        specialHours: holidays,
      },
      {
        slug: 'port-melbourne-service',
        name: 'Aurelia Service Port Melbourne',
        types: ['service', 'parts'],
        phone: '03 5550 4050',
        address: {
          street: '511 Williamstown Road',
          city: 'Port Melbourne',
          state: 'VIC',
          postcode: '3207',
          lat: -37.8333,
          long: 144.9222,
        },
        hours: {
          service: week(['07:30', '17:30'], ['08:00', '12:00'], null),
          parts: week(['08:00', '17:00'], null, null),
        },
        specialHours: holidays,
      },
    ],
    searchFilters: 'make = "Mercedes-Benz"',
    includeSoldCarsDays: 14,
    noPriceText: 'Price on application',
    home: [
      {
        kind: 'hero',
        heading: 'Some things should be seen in person',
        text: 'New, demonstrator and certified Mercedes-Benz, on Kings Way.',
        picture: 'coupe/36/black',
      },
      {
        kind: 'featured_stock',
        heading: 'Certified',
        filter: 'certified = true',
        link: { label: 'View certified cars', href: '/search/used-cars' },
      },
      {
        kind: 'text',
        heading: 'An hour, and the road of your choosing',
        text: 'Tell us which car and which morning. We will have it warm, washed and waiting, with nobody in the back seat.',
        link: { label: 'Arrange a drive', href: '/book-test-drive' },
        picture: 'convertible/36/silver',
      },
      { kind: 'body_tiles', heading: 'By form' },
      {
        kind: 'reasons',
        heading: 'The house',
        items: [
          {
            title: 'One person, start to finish',
            text: 'The name on your first reply is the name that hands you the key.',
          },
          {
            title: 'Certified by the marque',
            text: 'Every certified car has passed the manufacturer’s own inspection.',
          },
          {
            title: 'Collected and returned',
            text: 'Within the inner suburbs we come for your car when it is due for service.',
          },
        ],
      },
      { kind: 'recently_viewed', heading: 'Where you left off' },
      { kind: 'current_offers', heading: 'At present' },
      { kind: 'reviews', heading: 'In their words' },
      { kind: 'locations', heading: 'Visit' },
    ],
    search: {
      makesShown: 7,
      bodyTiles: 4,
      certifiedOnly: true,
      stockNoun: { one: 'Mercedes-Benz', many: 'Mercedes-Benz' },
    },
    vehicle: {
      showMapSection: true,
      whyBuy: [
        'Marque-trained technicians',
        'Private viewings outside showroom hours',
        'Enclosed transport on request',
      ],
      justArrivedText: 'New arrival',
      soldText: 'Sold',
      cardButtons: ['enquire', 'reserve'],
      hidesTestDriveWhenComingSoon: true,
      opensOnGallery: true,
      reserveOnline: ['While it is held we arrange a private viewing, at the studio or at your door.'],
      protectYourCar: ['Paint and interior protection applied in our own studio at Port Melbourne.'],
      disclaimer:
        'Photographs may show optional equipment. Please confirm specification with your Aurelia contact.',
    },
    payments: { gateway: 'sandbox' },
    reservations: { depositDollars: 1000 },
    chatToken: 'demo-public-chat-token',
    ...aureliaShowroom(days),
    warranty: { yearsByMake: { 'Mercedes-Benz': 5 } },
    finance: { provider: null, buttonText: 'Financial Services', link: '/finance' },
    forms: {
      multiStep: ['enquiry', 'test_drive', 'service'],
      testDrive: { slotMinutes: 90, noticeHours: 24 },
    },
    gatedPages: ['car-finance'],
    features: {
      accounts: true,
      location_stars: true,
      autogauge: true,
      certified_badge: true,
      reserve_online: true,
      views_counter: false,
      just_arrived_tag: true,
      location_overlay: false,
      print: false,
      toggle_without_price: true,
    },
  })
}

export const AURELIA = aureliaOn(DEMO_DAYS)
