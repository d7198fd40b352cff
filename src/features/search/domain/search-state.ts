/** The spec's refinement lists (DATA-032): attribute to chosen values, joined by OR. */
export const REFINEMENT_ATTRIBUTES = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'location_name',
  'make',
  'make_model',
  'model',
  'seats',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'certified',
] as const
export type RefinementAttribute = (typeof REFINEMENT_ATTRIBUTES)[number]

/**
 * Attributes refined by `min:max`, both inclusive, either side may be open. The specification's weekly_price_range
 * is left out, because a repayment must be shown with its rates and only 27 of 648 vehicles had one
 * (docs/decisions/0043-one-price.md).
 */
export const RANGE_ATTRIBUTES = [
  'price',
  'price_range',
  'km',
  'year',
  'subscription_price',
  'created_at_timestamp',
  'gvm',
  'payload',
  'atm',
  'sleeps',
  'towing_braked',
] as const
export type RangeAttribute = (typeof RANGE_ATTRIBUTES)[number]

export type NumberRange = { min: number | null; max: number | null }

export const SORT_ORDERS = [
  'featured',
  'price_asc',
  'price_desc',
  'km_asc',
  'year_desc',
  'year_asc',
  'newest',
] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Everything a shopper chose, stored only in the URL. `page` starts at 1. */
export type SearchState = {
  query: string
  page: number
  sortBy: SortOrder
  refinements: Partial<Record<RefinementAttribute, readonly string[]>>
  ranges: Partial<Record<RangeAttribute, NumberRange>>
}

/** Hits on a page, and the offset step (spec section 9). */
export const HITS_PER_PAGE = 21

export const EMPTY_SEARCH_STATE: SearchState = {
  query: '',
  page: 1,
  sortBy: 'featured',
  refinements: {},
  ranges: {},
}
