/**
 * A vehicle in the search index: the attributes of the spec's search state under their wire names (DATA-032) and
 * what a card shows. Prices are in dollars, as in the URL (`range[price]=5000:35000`); times are Unix seconds. It
 * never contains dealer-only data.
 */
export type StockDocument = {
  id: string
  slug: string
  name: string
  make: string
  model: string
  /** `{make} {model}`, for make_model refinements. */
  make_model: string
  badge: string | null
  series: string | null
  year: number
  item_type: string
  categories: string[]
  body: string | null
  drive: string | null
  fuel: string | null
  transmission: string | null
  seats: number | null
  doors: number | null
  colour: string | null
  filtered_features: string[]
  km: number | null
  /** The displayed price in dollars: the offer, else the price; null if on application. */
  price: number | null
  /** The same under the specification's other name. */
  price_range: number | null
  /** Its former price, if that may be shown (CARD-024). */
  before_price: number | null
  /** Dollars a week; null if the price is on application. */
  subscription_price: number | null
  price_kind: string
  price_state: string | null
  status: string
  car_type: string
  tag: string | null
  certified: boolean
  reserved: boolean
  preorder: boolean
  show_on_dealer_website: boolean
  sold_date_timestamp: number | null
  created_at_timestamp: number
  city: string | null
  state: string | null
  dealership_id: string
  dealership_slug: string
  dealership_name: string
  location_id: string | null
  location_name: string | null
  stocknum: string
  vin: string | null
  regplate: string | null
  photos_count: number
  /** For the featured sort, lowest first: in stock with photos 0, without 1, coming soon 2 and 3, the rest 4 and 5. */
  featured_rank: number
  views: number
  /** First four pictures, for the card. */
  /** `tones` are placeholder colours, added by the search service and stored in no index. */
  images: { url: string; thumb_url: string | null; tones?: string }[]
  /** Working figures for list rows of trucks, caravans and motorcycles; null if not applicable. */
  gvm: number | null
  payload: number | null
  atm: number | null
  sleeps: number | null
  towing_braked: number | null
  lams: boolean | null
  engine_size: number | null
}

/** Attributes for filters and facets; any other is an error. */
export const FILTERABLE_ATTRIBUTES = [
  'id',
  'slug',
  'make',
  'model',
  'make_model',
  'badge',
  'series',
  'year',
  'item_type',
  'categories',
  'body',
  'drive',
  'fuel',
  'transmission',
  'seats',
  'doors',
  'colour',
  'filtered_features',
  'km',
  'price',
  'price_range',
  'subscription_price',
  'price_kind',
  'status',
  'car_type',
  'tag',
  'certified',
  'reserved',
  'show_on_dealer_website',
  'sold_date_timestamp',
  'created_at_timestamp',
  'city',
  'state',
  'dealership_id',
  'dealership_slug',
  'dealership_name',
  'location_id',
  'location_name',
  'stocknum',
  'photos_count',
  'featured_rank',
  'gvm',
  'payload',
  'atm',
  'sleeps',
  'towing_braked',
  'lams',
  'engine_size',
] as const satisfies readonly (keyof StockDocument)[]

export const SORTABLE_ATTRIBUTES = [
  'price',
  'price_range',
  'km',
  'year',
  'created_at_timestamp',
  'make',
  'model',
  'views',
  'payload',
  'gvm',
  'atm',
  'sleeps',
  'photos_count',
  'featured_rank',
] as const satisfies readonly (keyof StockDocument)[]

/** Attributes for text search, best first. stocknum, vin and regplate match by prefix without typos. */
export const SEARCHABLE_ATTRIBUTES = [
  'name',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'body',
  'colour',
  'fuel',
  'transmission',
  'drive',
  'location_name',
  'city',
  'categories',
  'filtered_features',
  'stocknum',
  'vin',
  'regplate',
] as const satisfies readonly (keyof StockDocument)[]
