import { sampleVideoOf } from '#src/features/pictures/domain/sample-media.ts'
import type { Random } from './random.ts'
import { HOSTILE_COMMENTS, makeLongComments } from './facts/comments.ts'
import { galleryOf, hotspotsOf } from './facts/sample-pictures.ts'
import { lendersOf, youxQuoteOf } from './facts/sample-finance.ts'
import type { StockRow } from './stock-row.ts'

const DAY_MS = 86_400_000
type Context = { asAtMs: number; random: Random }

/**
 * A case that must exist to show a rule of the specification: which rows show it, how often, on which
 * vehicles.
 */
export type SpecialCase = {
  key: string
  requirements: string
  /** Applied to every nth suitable vehicle of a dealership, starting at `at`. */
  every: number
  at: number
  suits?: (row: StockRow) => boolean
  change: (row: StockRow, context: Context) => Partial<StockRow>
  shows: (row: StockRow, asAtMs: number) => boolean
}

const TAGS_OF_TYPE: Record<StockRow['car_type'], readonly string[]> = {
  new: ['Factory Bonus', 'Ready to Drive', 'In the Showroom'],
  demo: ['Low Kms', 'Dealer Demo', 'One Owner'],
  used: ['Low Kms', 'One Owner', 'Full Service Book'],
}

const isInStock = (row: StockRow) => row.status === 'in_stock' && !row.reserved
const isPriced = (row: StockRow) => isInStock(row) && row.price !== null
const isUsed = (row: StockRow) => row.car_type === 'used'
const isNew = (row: StockRow) => row.car_type === 'new'
const isElectrified = (row: StockRow) => /Hybrid|Electric/.test(row.simple_fuel ?? '')
const video = (row: StockRow) => sampleVideoOf(row.primary_image_url)
const films = (row: StockRow, title: string) => {
  const url = video(row)
  return url ? [{ url, title, poster_url: row.primary_image_url ?? url }] : []
}
const ageDays = (row: StockRow, asAtMs: number) =>
  row.sold_date_timestamp === null ? -1 : (asAtMs - row.sold_date_timestamp * 1000) / DAY_MS
/** Sold this many days before the stock's day. */
export const sell =
  (days: number) =>
  (row: StockRow, { asAtMs }: Pick<Context, 'asAtMs'>): Partial<StockRow> => {
    const soldMs = asAtMs - Math.round(days * DAY_MS)
    const createdMs = Math.min(Date.parse(row.created_at), soldMs - 9 * DAY_MS)
    return {
      status: 'sold',
      sold: true,
      sold_date_timestamp: Math.round(soldMs / 1000),
      created_at: `${new Date(createdMs).toISOString().slice(0, 19)}Z`,
      updated_at: `${new Date(soldMs).toISOString().slice(0, 19)}Z`,
    }
  }
export const ON_APPLICATION = {
  price: null,
  price_type: 'on_application',
  price_state: null,
  price_as_at: null,
  offer_price: null,
  before_price: null,
} as const
const withoutMedia = {
  spin_images: [],
  spin_code: null,
  spin_interior_image: null,
  hotspots: { exterior: [], interior: [] },
}
export const WITHOUT_PICTURES = { ...galleryOf([]), ...withoutMedia }

/** In the order they are applied: status first, since later cases need stock that is still free. */
export const SPECIAL_CASES: readonly SpecialCase[] = [
  {
    key: 'sold within 3 days',
    requirements: 'CARD-010 VDP-047 DATA-005',
    every: 37,
    at: 5,
    suits: isInStock,
    change: (row, c) => sell(0.4 + 2 * c.random.next())(row, c),
    shows: (row, now) => row.sold && ageDays(row, now) < 3,
  },
  {
    key: 'sold 4 to 14 days ago',
    requirements: 'spec 4: include_sold_cars_days',
    every: 41,
    at: 9,
    suits: isInStock,
    change: (row, c) => sell(4 + 9 * c.random.next())(row, c),
    shows: (row, now) => row.sold && ageDays(row, now) >= 3.5 && ageDays(row, now) <= 14,
  },
  {
    key: 'sold long ago',
    requirements: 'spec 4: sold window',
    every: 47,
    at: 13,
    suits: isInStock,
    change: (row, c) => sell(16 + 40 * c.random.next())(row, c),
    shows: (row, now) => row.sold && ageDays(row, now) > 14,
  },
  {
    key: 'coming soon',
    requirements: 'CARD-008 VDP-048 DATA-005',
    every: 29,
    at: 7,
    suits: isInStock,
    change: () => ({ status: 'coming_soon' }),
    shows: (row) => row.status === 'coming_soon' && row.tag === null,
  },
  {
    key: 'status others',
    requirements: 'DATA-005 VDP-046',
    every: 59,
    at: 17,
    suits: isInStock,
    change: () => ({ status: 'others' }),
    shows: (row) => row.status === 'others',
  },
  {
    key: 'reserved',
    requirements: 'CARD-005 DATA-006',
    every: 31,
    at: 11,
    suits: isInStock,
    change: () => ({ reserved: true }),
    shows: (row) => row.reserved && row.status === 'in_stock',
  },
  {
    key: 'reserved electrified',
    requirements: 'CARD-004',
    every: 12,
    at: 3,
    suits: (row) => isInStock(row) && isElectrified(row),
    change: () => ({ reserved: true }),
    shows: (row) => row.reserved && isElectrified(row),
  },
  {
    key: 'reserved with a custom tag',
    requirements: 'CARD-005',
    every: 53,
    at: 21,
    suits: isInStock,
    change: () => ({ reserved: true, tag: 'Manager Special' }),
    shows: (row) => row.reserved && row.tag !== null,
  },
  {
    key: 'hidden from websites',
    requirements: 'DATA-012',
    every: 61,
    at: 19,
    suits: isInStock,
    change: () => ({ show_on_dealer_website: false }),
    shows: (row) => !row.show_on_dealer_website,
  },
  {
    key: 'certified',
    requirements: 'CARD-006 CARD-018 VDP-044',
    every: 3,
    at: 1,
    suits: (row) =>
      isInStock(row) && isUsed(row) && /^(Toyota|Mercedes-Benz)$/.test(row.make) && row.year >= 2018,
    change: () => ({ certified: true }),
    shows: (row) => row.certified && row.car_type === 'used',
  },
  {
    key: 'certified of another make, or not used',
    requirements: 'CARD-018',
    every: 57,
    at: 15,
    suits: (row) =>
      isInStock(row) && !row.certified && (!isUsed(row) || !/^(Toyota|Mercedes-Benz)$/.test(row.make)),
    change: () => ({ certified: true }),
    shows: (row) => row.certified && (row.car_type !== 'used' || !/^(Toyota|Mercedes-Benz)$/.test(row.make)),
  },
  {
    key: 'custom tag',
    requirements: 'CARD-007',
    every: 14,
    at: 4,
    suits: isInStock,
    change: (row, c) => ({
      tag: c.random.pick([
        // Text that would be untrue of other stock: kilometres and owners belong to used vehicles, demo to
        // demonstrators.
        ...TAGS_OF_TYPE[row.car_type],
        'End of Year Clearance',
        'Manager Special',
      ]),
    }),
    shows: (row) => row.tag !== null && !row.reserved,
  },
  {
    key: 'coming soon with a custom tag',
    requirements: 'CARD-007',
    every: 3,
    at: 1,
    suits: (row) => row.status === 'coming_soon',
    change: () => ({ tag: 'Arriving This Month' }),
    shows: (row) => row.status === 'coming_soon' && row.tag !== null,
  },
  {
    key: 'test drive only',
    requirements: 'CARD-016',
    every: 67,
    at: 23,
    suits: isPriced,
    change: (row) => ({ categories: [...row.categories, 'test_drive_only'] }),
    shows: (row) => row.categories.includes('test_drive_only'),
  },
  {
    key: 'no price',
    requirements: 'CARD-015 CARD-022',
    every: 27,
    at: 8,
    suits: isInStock,
    change: () => ON_APPLICATION,
    shows: (row) => row.price === null && !row.preorder,
  },
  {
    key: 'preorder without a price',
    requirements: 'CARD-014',
    every: 17,
    at: 6,
    suits: (row) => isInStock(row) && isNew(row),
    change: () => ({ ...ON_APPLICATION, preorder: true }),
    shows: (row) => row.preorder && row.price === null,
  },
  {
    key: 'preorder with a price',
    requirements: 'CARD-014',
    every: 19,
    at: 2,
    suits: (row) => isPriced(row) && isNew(row),
    change: () => ({ preorder: true }),
    shows: (row) => row.preorder && row.price !== null,
  },
  {
    key: 'offer price',
    requirements: 'CARD-012 CARD-024 VDP-041',
    every: 13,
    at: 6,
    suits: isPriced,
    change: (row) => ({ offer_price: Math.round(((row.price ?? 0) * 0.955) / 100) * 100 - 10 }),
    shows: (row) => row.offer_price !== null && row.offer_price > 10,
  },
  {
    key: 'offer price of ten dollars',
    requirements: 'CARD-012',
    every: 211,
    at: 12,
    suits: (row) => isPriced(row) && row.offer_price === null,
    change: () => ({ offer_price: 10 }),
    shows: (row) => row.offer_price === 10,
  },
  {
    key: 'before price',
    requirements: 'CARD-024',
    every: 11,
    at: 3,
    suits: (row) => isPriced(row) && row.offer_price === null,
    change: (row) => ({ before_price: Math.round(((row.price ?? 0) * 1.06) / 500) * 500 + 490 }),
    shows: (row) => row.before_price !== null && row.before_price > (row.price ?? 0),
  },
  {
    key: 'subscription price',
    requirements: 'CARD-011',
    every: 8,
    at: 2,
    suits: (row) => isPriced(row) && isUsed(row) && row.item_type === 'car' && row.year >= 2017,
    change: (row) => ({
      subscription_price: Math.max(129, Math.round((row.price ?? 0) / 170 / 10) * 10 - 1),
    }),
    shows: (row) => (row.subscription_price ?? 0) > 0,
  },
  {
    key: 'subscription price of zero',
    requirements: 'CARD-011',
    every: 97,
    at: 31,
    suits: (row) => isPriced(row) && row.subscription_price === null,
    change: () => ({ subscription_price: 0 }),
    shows: (row) => row.subscription_price === 0,
  },
  {
    key: 'well below market',
    requirements: 'CARD-019 VDP-002',
    every: 9,
    at: 2,
    suits: (row) => isPriced(row) && row.autograb_data.average_market_price !== null,
    change: (row) => ({ autograb_data: marketAbove(row, 1_900) }),
    shows: (row) =>
      (row.autograb_data.average_market_price ?? 0) - (row.price ?? Number.POSITIVE_INFINITY) >= 1_900,
  },
  {
    key: 'exactly 499 below market',
    requirements: 'CARD-019',
    every: 73,
    at: 14,
    suits: (row) =>
      isPriced(row) && row.offer_price === null && row.autograb_data.average_market_price !== null,
    change: (row) => ({ autograb_data: marketAbove(row, 499) }),
    shows: (row) => (row.autograb_data.average_market_price ?? 0) - (row.price ?? 0) === 499,
  },
  {
    key: 'no photographs',
    requirements: 'CARD-022 VDP-038',
    every: 33,
    at: 10,
    change: () => WITHOUT_PICTURES,
    shows: (row) => row.photos_count === 0,
  },
  {
    key: 'one photograph',
    requirements: 'VDP-009',
    every: 35,
    at: 16,
    suits: (row) => row.photos_count > 1,
    change: (row) => ({ ...galleryOf(row.images.slice(0, 1)), ...withoutMedia }),
    shows: (row) => row.photos_count === 1,
  },
  {
    key: 'three photographs',
    requirements: 'VDP-009',
    every: 39,
    at: 18,
    suits: (row) => row.photos_count > 3,
    change: (row) => galleryOf(row.images.slice(0, 3)),
    shows: (row) => row.photos_count === 3,
  },
  {
    key: 'hotspots',
    requirements: 'DATA-010 VDP-007',
    every: 3,
    at: 0,
    suits: (row) => row.spin_images.length > 0,
    change: (row) => ({ hotspots: hotspotsOf(row.spin_interior_image !== null) }),
    shows: (row) => row.hotspots.exterior.length > 0 && row.hotspots.interior.length > 0,
  },
  {
    key: 'spin in 24 frames',
    requirements: 'DATA-009 VDP-005',
    every: 1_000_000,
    at: -1,
    change: () => ({}),
    shows: (row) => row.spin_images.length === 24 && row.spin_code !== null,
  },
  {
    key: 'videos and walkaround',
    requirements: 'DATA-009 VDP-005',
    every: 3,
    at: 0,
    suits: (row) => row.photos_count > 3 && video(row) !== null,
    change: (row) => ({
      video_url: video(row),
      walkaround_videos: films(row, 'Walkaround'),
      videos: films(row, 'Walkaround'),
    }),
    shows: (row) => row.video_url !== null && row.walkaround_videos.length > 0 && row.videos.length > 0,
  },
  {
    key: 'empty comments',
    requirements: 'VDP-013',
    every: 21,
    at: 8,
    change: () => ({ dealercomments: null }),
    shows: (row) => row.dealercomments === null,
  },
  {
    key: 'comments over 400 characters',
    requirements: 'VDP-012',
    every: 16,
    at: 3,
    suits: (row) => row.dealercomments !== null,
    change: (row, c) => ({ dealercomments: makeLongComments(row.item_type, c.random) }),
    shows: (row) => (row.dealercomments?.length ?? 0) > 400,
  },
  {
    key: 'hostile comments',
    requirements: 'bad input',
    every: 87,
    at: 24,
    change: (_, c) => ({ dealercomments: c.random.pick(HOSTILE_COMMENTS) }),
    shows: (row) => row.dealercomments?.includes('<script>') ?? false,
  },
  {
    key: 'long name',
    requirements: 'CARD',
    every: 71,
    at: 26,
    change: (row) => ({
      badge: `${row.badge} Limited Edition Touring Pack with Premium Interior and Extended Warranty`,
      name: `${row.year} ${row.make} ${row.model} ${row.badge} Limited Edition Touring Pack with Premium Interior and Extended Warranty`,
    }),
    shows: (row) => row.name.length > 90,
  },
  {
    key: 'history report',
    requirements: 'VDP-054 DATA-011',
    every: 4,
    at: 1,
    suits: isUsed,
    change: () => ({ file: '/img/media/sample-history-report.pdf' }),
    shows: (row) => row.file !== null,
  },
  {
    key: 'private seller',
    requirements: 'DATA-011',
    every: 63,
    at: 20,
    suits: isUsed,
    change: (_, c) =>
      c.random.pick([
        { private_suburb: 'Aspley', private_postcode: '4034' },
        { private_suburb: 'Ryde', private_postcode: '2112' },
        { private_suburb: 'Glenelg', private_postcode: '5045' },
      ]),
    shows: (row) => row.private_suburb !== null && row.private_postcode !== null,
  },
  {
    key: 'no VIN yet',
    requirements: 'DATA-003',
    every: 22,
    at: 9,
    suits: isNew,
    change: () => ({ vin: null, compliance_date: null }),
    shows: (row) => row.vin === null,
  },
  {
    key: 'consumption unknown',
    requirements: 'VDP-016',
    every: 45,
    at: 22,
    suits: (row) => row.simple_fuel === 'Petrol',
    change: (row) => ({ variant: { ...row.variant, fuelconsumptioncombined: null } }),
    shows: (row) => row.simple_fuel === 'Petrol' && row.variant.fuelconsumptioncombined === null,
  },
  {
    key: 'lender offers',
    requirements: 'DATA-016',
    every: 10,
    at: 4,
    suits: isPriced,
    change: (row) => ({ finance_lenders: lendersOf(row.price ?? 0) }),
    shows: (row) => Object.keys(row.finance_lenders).length > 0,
  },
  {
    key: 'quick quote',
    requirements: 'DATA-014',
    every: 20,
    at: 12,
    suits: isPriced,
    change: (row) => ({ youxQuote: youxQuoteOf(row.price ?? 0) }),
    shows: (row) => row.youxQuote !== null,
  },
  {
    key: 'body length in feet',
    requirements: 'VDP-052 DATA-013',
    every: 9,
    at: 2,
    suits: (row) => row.item_type === 'caravan',
    change: (row) => ({
      specifications: {
        ...row.specifications,
        body_length: `${(Math.round((Number(row.specifications.body_length) / 304.8) * 2) / 2).toFixed(1)} ft`,
      },
    }),
    shows: (row) => typeof row.specifications.body_length === 'string',
  },
]

function marketAbove(row: StockRow, gap: number): StockRow['autograb_data'] {
  const average = (row.price ?? 0) + gap
  return { average_market_price: average, state_average_market_price: average + 120 }
}

export function applySpecialCases(rows: readonly StockRow[], context: Context): StockRow[] {
  const counts = SPECIAL_CASES.map(() => 0)
  return rows.map((plain) => {
    let row = plain
    SPECIAL_CASES.forEach((special, place) => {
      if (special.suits && !special.suits(row)) return
      const count = counts[place] ?? 0
      counts[place] = count + 1
      if (count % special.every === special.at % special.every)
        row = { ...row, ...special.change(row, context) }
    })
    return row
  })
}
