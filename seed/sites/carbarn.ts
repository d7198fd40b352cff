import { defineSite, summerHours, week } from './define-site.ts'

const SUMMER = summerHours(['09:00', '15:00'])

export const CARBARN = defineSite({
  slug: 'carbarn',
  name: 'Carbarn',
  title: 'Carbarn | Used cars under one very large roof',
  description: 'Used cars in Adelaide and Perth: hatchbacks to seven-seaters, every price on the card, buy outright or subscribe by the week.',
  hosts: ['www.carbarn.example'],
  state: 'SA',
  itemTypes: ['car'],
  theme: { template: 'metro', brandColour: '#ff7a00', wordmark: 'carbarn' },
  phones: { main: '1300 975 707', byCarType: true, new: '08 5550 2010', demo: '08 5550 2020', used: '08 5550 2030' },
  email: 'hello@carbarn.example',
  youtubeUrl: 'https://www.youtube.com/@carbarn-example',
  dealerships: [
    {
      slug: 'carbarn-adelaide', name: 'Carbarn Adelaide', legalName: 'Carbarn (SA) Pty Ltd', abn: '11 000 555 301',
      licenceNumber: '555301', licenceState: 'SA', phone: '08 5550 2000',
      receivers: [{ kind: 'mail', id: 'floor', to: ['adelaide@carbarn.example'] }],
    },
    {
      slug: 'carbarn-perth', name: 'Carbarn Perth', legalName: 'Carbarn (WA) Pty Ltd', abn: '11 000 555 302',
      licenceNumber: '55302', licenceState: 'WA', phone: '08 5550 2100',
      receivers: [{ kind: 'mail', id: 'floor', to: ['perth@carbarn.example'] }],
    },
  ],
  locations: [
    {
      slug: 'enfield', name: 'Carbarn Enfield', dealership: 'carbarn-adelaide', types: ['sales'], isPrimary: true, phone: '08 5550 2000',
      address: { street: '415 Main North Road', city: 'Enfield', state: 'SA', postcode: '5085', lat: -34.8597, long: 138.6024 },
      hours: { sales: week(['09:00', '18:00'], ['09:00', '17:00'], null) }, specialHours: SUMMER,
    },
    {
      slug: 'wingfield-workshop', name: 'Carbarn Wingfield Workshop', dealership: 'carbarn-adelaide', types: ['service'], isVisible: true, phone: '08 5550 2050',
      address: { street: '72 Cormack Road', city: 'Wingfield', state: 'SA', postcode: '5013', lat: -34.8436, long: 138.5612 },
      hours: { service: week(['07:30', '16:30'], null, null) }, specialHours: SUMMER,
    },
    {
      slug: 'cannington', name: 'Carbarn Cannington', dealership: 'carbarn-perth', types: ['sales'], phone: '08 5550 2100',
      address: { street: '1480 Albany Highway', city: 'Cannington', state: 'WA', postcode: '6107', lat: -32.0172, long: 115.9346 },
      hours: { sales: week(['08:30', '17:30'], ['08:30', '13:00'], null) }, specialHours: SUMMER,
    },
  ],
  noPriceText: 'Price coming soon',
  announcement: { text: 'Enfield is open until 6pm every weekday through summer.', href: null, start: '2026-11-01', expiry: '2027-02-28' },
  home: [
    { kind: 'hero', heading: 'Under one very large roof', text: 'Walk the aisles or search them here. Every car is indoors, unlocked and priced.', picture: 'hatch/36/orange' },
    { kind: 'budget_search', heading: 'Tell us the week. We will find the car.' },
    { kind: 'body_tiles', heading: 'Pick an aisle' },
    { kind: 'featured_stock', heading: 'Rolled in lately', filter: '', link: { label: 'Walk every aisle', href: '/search/new-used-and-demo-cars' } },
    { kind: 'offers', heading: 'Three ways in', items: [
      { title: 'Buy it', text: 'Pay outright or bring your own finance.', href: '/search/used-cars', picture: 'sedan/36/silver' },
      { title: 'Subscribe', text: 'Selected cars by the week, with registration and servicing included.', href: '/search/new-used-and-demo-cars', picture: 'hatch/36/white' },
      { title: 'Swap it', text: 'Drive yours in. Drive something else out.', href: '/trade-in', picture: 'wagon/36/blue' },
    ] },
    { kind: 'reasons', heading: 'House rules', items: [
      { title: 'Nobody follows you', text: 'Look as long as you like. Wave when you want a hand.' },
      { title: 'Prices stay on the card', text: 'The price online is the price in the aisle.' },
      { title: 'Sit in all of them', text: 'The doors are open. Bring the child seats.' },
    ] },
    { kind: 'locations', heading: 'Find a barn' },
  ],
  search: {
    makesShown: 12,
    bodyTiles: 8,
    refreshPath: '/search/used-cars',
    promo: { position: 8, title: 'Sell us yours', text: 'We buy cars every day we are open, whether or not you buy one of ours.', href: '/sell-my-car', start: '2026-11-01', expiry: '2027-06-30' },
    ascendingPriceNeedsPrice: true,
    budgetEstimate: 'simple',
  },
  vehicle: {
    showMapSection: true,
    whyBuy: ['Every car kept indoors', 'History checked before it goes on the floor', 'Buy or subscribe', 'Trade-ins welcome, running or not'],
    soldText: 'GONE',
    cardButtons: ['enquire', 'call'],
    comparesUsedOnly: true,
    hidesTwitter: true,
    whatsIncluded: ['Two keys where the car came with two', 'A full tank or a full battery', 'A fresh service at our Wingfield workshop'],
  },
  finance: { provider: null, buttonText: 'Pay By The Week', link: '/finance-enquiry' },
  features: { subscriptions: true, electric_tag: true, phone_reveal: true, below_market_badge: true, toggle_needs_photo: true, message_required: false },
})
