import type { StockDocument } from '#src/features/search/domain/stock-document.ts'

/** A document with plain values; `changes` replace any of them. */
export function aDocument(changes: Partial<StockDocument> = {}): StockDocument {
  const document: StockDocument = {
    id: 'veh_1',
    slug: 'v-1',
    name: '2021 Toyota Corolla SX',
    make: 'Toyota',
    model: 'Corolla',
    make_model: 'Toyota Corolla',
    badge: 'SX',
    series: null,
    year: 2021,
    item_type: 'car',
    categories: [],
    body: 'hatch',
    drive: 'FWD',
    fuel: 'Petrol',
    transmission: 'Automatic',
    seats: 5,
    doors: 5,
    colour: 'White',
    filtered_features: [],
    km: 40_000,
    price: 25_990,
    price_range: 25_990,
    before_price: null,
    subscription_price: null,
    price_kind: 'drive_away',
    price_state: 'QLD',
    status: 'in_stock',
    car_type: 'used',
    tag: null,
    certified: false,
    reserved: false,
    preorder: false,
    show_on_dealer_website: true,
    sold_date_timestamp: null,
    created_at_timestamp: 1_790_000_000,
    city: 'Brisbane',
    state: 'QLD',
    dealership_id: 'dlr_a',
    dealership_slug: 'a',
    dealership_name: 'A Motors',
    location_id: null,
    location_name: null,
    stocknum: 'S1',
    vin: null,
    regplate: null,
    photos_count: 3,
    featured_rank: 0,
    views: 0,
    images: [],
    gvm: null,
    payload: null,
    atm: null,
    sleeps: null,
    towing_braked: null,
    lams: null,
    engine_size: null,
  }
  return { ...document, ...changes }
}

const MODELS = [
  ['Toyota', 'Corolla'],
  ['Toyota', 'HiLux'],
  ['Mazda', '3'],
  ['Mazda', 'CX-5'],
  ['Kia', 'Sportage'],
  ['Citroën', 'C4'],
  ['Ford', 'Ranger'],
  ['Hyundai', 'i30'],
  ['BMW', '330i'],
  ['Isuzu', 'D-Max'],
] as const
const BADGES = ['SX', 'Ascent Sport', 'GT-Line', 'Touring', 'XLT', 'Wildtrak', 'M Sport', null]
const BODIES = ['hatch', 'sedan', 'suv', 'ute', 'wagon', null]
const COLOURS = ['White', 'Black', 'Silver', 'Blue', 'Red', 'Grey']
const FEATURES = Array.from({ length: 30 }, (_, at) => `Feature ${at}`)
const CATEGORIES = ['Family', 'Off road', 'City', 'Work']
const STATES = ['QLD', 'NSW', 'VIC', 'WA']

/** A repeatable generator of numbers from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Vehicle number `at` on a platform with `dealerships` dealerships; the same random gives the same document. */
export function generateDocument(at: number, random: () => number, dealerships: number): StockDocument {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() ** 1.6 * values.length)] as T
  const some = (values: readonly string[], share: number) => values.filter(() => random() < share)
  const [make, model] = pick(MODELS)
  const dealership = Math.floor(random() * dealerships)
  const price = random() < 0.1 ? null : 5000 + Math.floor(random() * 900) * 100
  const status = random() < 0.7 ? 'in_stock' : random() < 0.9 ? 'sold' : 'coming_soon'
  const badge = pick(BADGES)
  const year = 2005 + Math.floor(random() * 21)
  return aDocument({
    id: `veh_${String(at).padStart(7, '0')}`,
    slug: `${year}-${make}-${at}`.toLowerCase(),
    name: `${year} ${make} ${model} ${badge ?? ''}`.trim(),
    make,
    model,
    make_model: `${make} ${model}`,
    badge,
    year,
    body: pick(BODIES),
    colour: pick(COLOURS),
    seats: pick([5, 7, 2, null]),
    categories: some(CATEGORIES, 0.3),
    filtered_features: some(FEATURES, 0.3),
    km: random() < 0.1 ? null : Math.floor(random() * 250_000),
    price,
    price_range: price,
    status,
    car_type: pick(['used', 'new', 'demo']),
    certified: random() < 0.2,
    reserved: random() < 0.05,
    show_on_dealer_website: random() < 0.93,
    sold_date_timestamp: status === 'sold' ? 1_790_000_000 - Math.floor(random() * 40 * 86_400) : null,
    created_at_timestamp: 1_790_000_000 - Math.floor(random() * 100 * 86_400),
    state: pick(STATES),
    city: pick(['Brisbane', 'Sydney', 'Melbourne', 'Perth']),
    dealership_id: `dlr_${dealership}`,
    dealership_slug: `d-${dealership}`,
    dealership_name: `Dealership ${dealership}`,
    stocknum: `ST${at}`,
    vin: `6FPAAAJG${String(at).padStart(9, '0')}`,
    regplate: random() < 0.5 ? null : `${at}ABC`,
    views: Math.floor(random() * 500),
    photos_count: Math.floor(random() * 12),
    featured_rank: status === 'in_stock' ? 0 : status === 'coming_soon' ? 2 : 4,
    fuel: pick(['Petrol', 'Diesel', 'Hybrid', 'Electric']),
    transmission: pick(['Automatic', 'Manual']),
    drive: pick(['FWD', '4x4', 'AWD', null]),
    tag: random() < 0.1 ? 'Special' : null,
  })
}
