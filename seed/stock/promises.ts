import { sampleVideoOf } from '#src/features/pictures/domain/sample-media.ts'
import { hotspotsOf } from './facts/sample-pictures.ts'
import { ON_APPLICATION, sell, WITHOUT_PICTURES } from './special-cases.ts'
import { stockNumberOf } from './stock-number.ts'
import type { StockRow } from './stock-row.ts'

/** What a promised vehicle is drawn from; the rest of it is as random as any other. */
export type PromiseDraft = {
  make: string
  model: string
  badge: string
  carType: StockRow['car_type']
  /** Years before the current model year; the model must have been built then. */
  age: number
  /** Slug of the location; any of the dealership's when absent. */
  location?: string
  colour?: string
  /** Dollar limits for the price, which is drive away because whole prices are needed here. */
  price?: readonly [min: number, max: number]
}

/** A vehicle that a demo site has every day, whatever is drawn: journeys and demonstrations rely on it. */
export type StockPromise = {
  site: string
  dealership: string
  /** What relies on it. */
  leaning: readonly string[]
  draft: PromiseDraft
  /**
   * Vehicles of the model, on its own lot or another's, so that its price has others to stand against: a market takes
   * three sellers outside the group.
   */
  companions?: readonly (Pick<PromiseDraft, 'badge' | 'age'> & { dealership?: string })[]
  change?: (row: StockRow, asAtMs: number) => Partial<StockRow>
  /** What is promised of the finished vehicle. */
  keeps: (row: StockRow) => boolean
}

const isFree = (row: StockRow) => row.status === 'in_stock' && !row.reserved && row.show_on_dealer_website
const isPriced = (row: StockRow, min: number, max = Number.POSITIVE_INFINITY) =>
  row.price !== null && row.price > min && row.price < max
const isSold = (row: StockRow) => row.sold && row.status === 'sold' && row.sold_date_timestamp !== null
const isUsed = (row: StockRow) => row.car_type === 'used'
const sold = (row: StockRow, asAtMs: number) => sell(1.5)(row, { asAtMs })

const CX5 = { make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport AWD', carType: 'used', age: 3 } as const
const COROLLA = { make: 'Toyota', model: 'Corolla', badge: 'SX Hybrid', carType: 'used', age: 4 } as const
const I30 = { make: 'Hyundai', model: 'i30', carType: 'used' } as const
const TUCSON = { make: 'Hyundai', model: 'Tucson', carType: 'used' } as const
const MAZDA3 = { make: 'Mazda', model: 'Mazda3', carType: 'used' } as const
const GLC = { make: 'Mercedes-Benz', model: 'GLC', badge: 'GLC300', carType: 'used', age: 3 } as const
const NINJA = { make: 'Kawasaki', model: 'Ninja 400', badge: 'KRT', carType: 'used', age: 3 } as const
const BRISBANE = { site: 'meridian', dealership: 'meridian-brisbane' } as const
const AURELIA = { site: 'aurelia', dealership: 'aurelia-south-melbourne' } as const
const NEWCASTLE = { site: 'ironbark-motorcycles', dealership: 'ironbark-newcastle' } as const

/** Every promise by name. A site may show more of its dealerships' vehicles than these, but never fewer. */
export const PROMISES = {
  'a used petrol car that its price comparison, finance and fuel cost all speak of': {
    ...BRISBANE,
    leaning: [
      'vehicle-page',
      'vehicle-blocks',
      'finance',
      'print-and-estimates',
      'vehicle-states',
      'accounts',
    ],
    draft: { ...CX5, price: [24_000, 44_000] },
    companions: [
      { badge: 'Maxx FWD', age: 3 },
      { badge: 'Touring AWD', age: 3 },
      { badge: 'Akera AWD', age: 3 },
      { badge: 'Maxx Sport AWD', age: 4 },
      { badge: 'Maxx Sport AWD', age: 2 },
      { badge: 'Touring AWD', age: 2, dealership: 'carbarn-adelaide' },
      { badge: 'Akera AWD', age: 4, dealership: 'carbarn-perth' },
      { badge: 'Maxx Sport AWD', age: 4, dealership: 'aurelia-south-melbourne' },
    ],
    keeps: (row) =>
      isFree(row) &&
      isUsed(row) &&
      isPriced(row, 20_000, 60_000) &&
      row.simple_fuel === 'Petrol' &&
      row.variant.fuelconsumptioncombined !== null &&
      row.vin !== null &&
      row.photos_count > 3,
  },
  'a second used petrol car': {
    ...BRISBANE,
    leaning: ['print-and-estimates', 'search-lists'],
    draft: { ...MAZDA3, badge: 'G20 Pure', age: 2 },
    keeps: (row) => isFree(row) && isUsed(row) && row.simple_fuel === 'Petrol',
  },
  'a used car that turns, with marked points and a long list of features': {
    ...BRISBANE,
    leaning: ['vehicle-page'],
    draft: {
      make: 'Toyota',
      model: 'RAV4',
      badge: 'Edge AWD',
      carType: 'used',
      age: 2,
      price: [40_000, 56_000],
    },
    change: (row) => ({ hotspots: hotspotsOf(row.spin_interior_image !== null) }),
    keeps: (row) =>
      isFree(row) &&
      isUsed(row) &&
      row.spin_images.length === 24 &&
      row.hotspots.exterior.length > 0 &&
      row.photos_count > 3 &&
      row.standardEquipment.length > 8,
  },
  // The group makes videos of its electric cars, because people ask for them from other cities.
  'a used electric car with a film and its cabin to look around': {
    ...BRISBANE,
    leaning: ['vehicle-page'],
    draft: { make: 'BYD', model: 'Atto 3', badge: 'Premium', carType: 'used', age: 1, colour: 'White' },
    change: (row) => {
      const url = sampleVideoOf(row.primary_image_url)
      const films = url ? [{ url, title: 'Walkaround', poster_url: row.primary_image_url ?? url }] : []
      return { video_url: url, walkaround_videos: films, videos: films }
    },
    keeps: (row) =>
      isFree(row) && isUsed(row) && row.walkaround_videos.length > 0 && row.spin_interior_image !== null,
  },
  'a used car in another city': {
    site: 'meridian',
    dealership: 'meridian-essendon',
    leaning: ['vehicle-page'],
    draft: { ...MAZDA3, badge: 'G25 Astina', age: 3, location: 'essendon' },
    keeps: (row) => isFree(row) && row.city !== 'Bowen Hills',
  },
  'a certified used Toyota': {
    ...BRISBANE,
    leaning: ['vehicle-blocks'],
    draft: COROLLA,
    change: () => ({ certified: true }),
    keeps: (row) => isFree(row) && row.certified && isUsed(row) && row.make === 'Toyota',
  },
  'a sold car': {
    ...BRISBANE,
    leaning: ['vehicle-page', 'vehicle-states', 'page-quality'],
    draft: { ...COROLLA, badge: 'ZR Hybrid', age: 3 },
    change: sold,
    keeps: (row) => isSold(row) && row.photos_count > 0,
  },
  'a reserved car': {
    ...BRISBANE,
    leaning: ['vehicle-states', 'page-quality'],
    draft: { ...I30, badge: 'Elite', age: 3 },
    change: () => ({ reserved: true }),
    keeps: (row) => row.status === 'in_stock' && row.reserved && row.price !== null,
  },
  'a car that is coming': {
    ...BRISBANE,
    leaning: ['vehicle-states'],
    draft: { ...TUCSON, badge: 'Elite AWD', age: 2 },
    change: () => ({ status: 'coming_soon' }),
    keeps: (row) => row.status === 'coming_soon' && !row.reserved,
  },
  'a car whose price is on application': {
    ...BRISBANE,
    leaning: ['page-quality'],
    draft: { ...TUCSON, badge: '2WD', age: 4 },
    change: () => ON_APPLICATION,
    keeps: (row) => isFree(row) && row.price === null,
  },
  'a car without photographs': {
    ...BRISBANE,
    leaning: ['form-keyboard', 'page-quality'],
    draft: { ...I30, badge: 'Active', age: 5 },
    change: () => WITHOUT_PICTURES,
    keeps: (row) => isFree(row) && row.photos_count === 0,
  },
  'a new car': {
    ...BRISBANE,
    leaning: ['analytics', 'content'],
    draft: { ...CX5, carType: 'new', age: 0 },
    keeps: (row) => isFree(row) && row.car_type === 'new' && row.price !== null,
  },
  'a HiLux at Southport': {
    ...BRISBANE,
    leaning: ['route-contents', 'templates'],
    draft: { make: 'Toyota', model: 'HiLux', badge: 'SR5', carType: 'used', age: 3, location: 'southport' },
    keeps: (row) => isFree(row) && row.location_code === 'southport',
  },
  'a used Suzuki': {
    ...BRISBANE,
    leaning: ['search-lists'],
    draft: { make: 'Suzuki', model: 'Swift', badge: 'GL', carType: 'used', age: 4 },
    keeps: (row) => isFree(row) && row.make === 'Suzuki',
  },
  'a used Ford': {
    ...BRISBANE,
    leaning: ['search-lists'],
    draft: { make: 'Ford', model: 'Ranger', badge: 'XLT', carType: 'used', age: 3 },
    keeps: (row) => isFree(row) && row.make === 'Ford',
  },
  'a new Sportage at its drive away price': {
    site: 'northgate-kia',
    dealership: 'northgate-kia',
    leaning: ['brands-offers', 'route-contents'],
    draft: {
      make: 'Kia',
      model: 'Sportage',
      badge: 'GT-Line AWD',
      carType: 'new',
      age: 0,
      price: [50_000, 62_000],
    },
    keeps: (row) =>
      isFree(row) && row.car_type === 'new' && row.price_type === 'drive_away' && isPriced(row, 0),
  },
  'a used Kia with its price': {
    site: 'northgate-kia',
    dealership: 'northgate-kia',
    leaning: ['forms', 'locations', 'published-settings'],
    draft: { make: 'Kia', model: 'Seltos', badge: 'Sport+', carType: 'used', age: 2 },
    keeps: (row) => isFree(row) && isUsed(row) && isPriced(row, 1_000) && row.photos_count > 3,
  },
  'a used car to reserve or buy online': {
    site: 'carbarn',
    dealership: 'carbarn-adelaide',
    leaning: ['site-crawl', 'enquiry', 'trade-in', 'analytics', 'content', 'vehicle-blocks'],
    draft: { ...CX5, price: [24_000, 44_000] },
    keeps: (row) => isFree(row) && isUsed(row) && isPriced(row, 20_000) && row.photos_count > 0,
  },
  'a certified car to reserve': {
    ...AURELIA,
    leaning: ['vehicle-states', 'page-quality'],
    draft: GLC,
    change: () => ({ certified: true }),
    keeps: (row) => isFree(row) && isPriced(row, 20_000) && row.photos_count > 3,
  },
  'a reserved Mercedes-Benz': {
    ...AURELIA,
    leaning: ['vehicle-states'],
    draft: { ...GLC, badge: 'GLC220d' },
    change: () => ({ reserved: true }),
    keeps: (row) => row.status === 'in_stock' && row.reserved,
  },
  'a Mercedes-Benz without photographs': {
    ...AURELIA,
    leaning: ['page-quality'],
    draft: { ...GLC, badge: 'AMG GLC43', age: 4 },
    change: () => WITHOUT_PICTURES,
    keeps: (row) => isFree(row) && row.photos_count === 0,
  },
  'a sold motorcycle': {
    ...NEWCASTLE,
    leaning: ['search-lists', 'page-quality'],
    draft: NINJA,
    change: sold,
    keeps: isSold,
  },
  'a reserved motorcycle': {
    ...NEWCASTLE,
    leaning: ['page-quality'],
    draft: { ...NINJA, age: 2 },
    change: () => ({ reserved: true }),
    keeps: (row) => row.status === 'in_stock' && row.reserved && row.price !== null,
  },
  'a motorcycle whose price is on application': {
    ...NEWCASTLE,
    leaning: ['page-quality'],
    draft: { make: 'Yamaha', model: 'MT-07', badge: 'HO', carType: 'used', age: 3 },
    change: () => ON_APPLICATION,
    keeps: (row) => isFree(row) && row.price === null,
  },
  'a motorcycle without photographs': {
    ...NEWCASTLE,
    leaning: ['page-quality'],
    draft: { make: 'Suzuki', model: 'SV650', badge: 'LAMS', carType: 'used', age: 4 },
    change: () => WITHOUT_PICTURES,
    keeps: (row) => isFree(row) && row.photos_count === 0,
  },
  'a caravan to be towed': {
    site: 'wattle-caravans',
    dealership: 'wattle-campbellfield',
    leaning: ['vehicle-blocks'],
    draft: { make: 'Jayco', model: 'Journey', badge: '17.55-3', carType: 'used', age: 2 },
    keeps: (row) =>
      isFree(row) && (row.specifications.aggregate_trailer_mass ?? 0) > 1_000 && row.price !== null,
  },
} as const satisfies Record<string, StockPromise>

export type PromiseName = keyof typeof PROMISES

/**
 * The first vehicles of a dealership, in the order of their stock numbers: promised ones, each with its companions, then
 * the companions of promises of other lots.
 */
export function promisedOf(
  dealership: string,
): { name: PromiseName; draft: PromiseDraft; change: StockPromise['change'] }[] {
  const promises = Object.entries(PROMISES) as [PromiseName, StockPromise][]
  const companionsOf = ([name, { draft, companions = [], ...promise }]: (typeof promises)[number]) =>
    companions
      .filter((companion) => (companion.dealership ?? promise.dealership) === dealership)
      .map(({ badge, age }) => ({ name, draft: { ...draft, badge, age }, change: undefined }))
  const [own, others] = [true, false].map((isOwn) =>
    promises.filter(([, promise]) => (promise.dealership === dealership) === isOwn),
  )
  return [
    ...(own ?? []).flatMap((promise) => {
      const [name, { draft, change }] = promise
      return [{ name, draft, change }, ...companionsOf(promise)]
    }),
    ...(others ?? []).flatMap(companionsOf),
  ]
}

/** How the promised vehicle is found on its site: the same every day. */
export function findPromised(name: PromiseName): { site: string; dealership: string; stockNumber: string } {
  const { site, dealership, draft } = PROMISES[name]
  const serial = promisedOf(dealership).findIndex((each) => each.name === name)
  return { site, dealership, stockNumber: stockNumberOf(draft.carType, serial) }
}

/** Stock numbers that journeys rely on: the lots are large enough for them on any day. */
export type StockCount = {
  site: string
  dealerships: readonly string[]
  leaning: readonly string[]
  atLeast: number
  of: (row: StockRow) => boolean
}

const GROUP = {
  site: 'meridian',
  dealerships: ['meridian-brisbane', 'meridian-parramatta', 'meridian-essendon', 'northgate-kia'],
} as const
const isListed = (row: StockRow) =>
  row.show_on_dealer_website && ['in_stock', 'coming_soon'].includes(row.status)

/** How many of each a site has every day, by name. */
export const COUNTS = {
  'used cars that can be reserved': {
    ...GROUP,
    leaning: ['reserve', 'tenant-routes'],
    atLeast: 20,
    of: (row) => isFree(row) && isUsed(row) && isPriced(row, 5_000),
  },
  'new cars': {
    ...GROUP,
    leaning: ['route-contents'],
    atLeast: 60,
    of: (row) => isListed(row) && row.car_type === 'new',
  },
  demonstrators: {
    ...GROUP,
    leaning: ['route-contents', 'search-moves'],
    atLeast: 12,
    of: (row) => isListed(row) && row.car_type === 'demo',
  },
  'Kias on more than one page': {
    ...GROUP,
    leaning: ['route-contents', 'search-moves'],
    atLeast: 30,
    of: (row) => isListed(row) && row.make === 'Kia',
  },
  'SUVs on more than one page': {
    ...GROUP,
    leaning: ['search-scoped'],
    atLeast: 43,
    of: (row) => isListed(row) && row.simple_body === 'SUV',
  },
  'cars of 20,000 to 40,000 dollars': {
    ...GROUP,
    leaning: ['search-scoped', 'search-hostile', 'route-contents'],
    atLeast: 20,
    of: (row) => isFree(row) && isPriced(row, 20_000, 35_000),
  },
  'cars of one dealership on more than two pages': {
    site: 'meridian',
    dealerships: ['meridian-brisbane'],
    leaning: ['search-scoped'],
    atLeast: 64,
    of: isListed,
  },
  'priced motorcycles': {
    site: 'ironbark-motorcycles',
    dealerships: ['ironbark-newcastle', 'ironbark-canberra'],
    leaning: ['search-lists'],
    atLeast: 60,
    of: (row) => isFree(row) && isPriced(row, 0),
  },
  'used cars of the superstore that can be bought online': {
    site: 'carbarn',
    dealerships: ['carbarn-adelaide', 'carbarn-perth'],
    leaning: ['reserve'],
    atLeast: 60,
    of: (row) => isFree(row) && isUsed(row) && isPriced(row, 5_000),
  },
  'used cars of the marque that can be reserved': {
    site: 'aurelia',
    dealerships: ['aurelia-south-melbourne'],
    leaning: ['reserve'],
    atLeast: 20,
    of: (row) => isFree(row) && isUsed(row) && isPriced(row, 5_000),
  },
} as const satisfies Record<string, StockCount>
