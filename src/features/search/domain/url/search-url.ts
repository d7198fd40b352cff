import { cleanLine } from '#src/shared/domain/clean-text.ts'
import {
  EMPTY_SEARCH_STATE,
  RANGE_ATTRIBUTES,
  REFINEMENT_ATTRIBUTES,
  SORT_ORDERS,
  type NumberRange,
  type RangeAttribute,
  type RefinementAttribute,
  type SearchState,
  type SortOrder,
} from '#src/features/search/domain/search-state.ts'

export type UrlPairs = ReadonlyArray<readonly [string, string]>

/** Limits on a URL; anything beyond is ignored, so a hostile one costs no more than a long genuine one. */
const PAIRS_READ = 400
const VALUES_PER_ATTRIBUTE = 40
const VALUE_LENGTH = 100
const QUERY_LENGTH = 120
const PAGE_MAX = 9_999
const NUMBER_MAX = 9_999_999_999

const SORT_ALIASES: Record<string, SortOrder> = {
  'price:asc': 'price_asc',
  'price:desc': 'price_desc',
  'km:asc': 'km_asc',
  'year:desc': 'year_desc',
  'year:asc': 'year_asc',
  'created_at_timestamp:desc': 'newest',
}

const REFINEMENTS: ReadonlySet<string> = new Set(REFINEMENT_ATTRIBUTES)
const RANGES: ReadonlySet<string> = new Set(RANGE_ATTRIBUTES)

/**
 * Parses URL parameters into a search state (ROUTE-017 to ROUTE-021): `query`, `page`, `sortBy`, one parameter per
 * filter attribute (repeated for several values), `range[attr]=min:max` or `attr=min:max`, and the form's number
 * boxes `min[attr]` and `max[attr]`. Unknown names and invalid values are ignored.
 */
export function parseSearchState(pairs: UrlPairs): SearchState {
  const refinements = new Map<RefinementAttribute, Set<string>>()
  const ranges: Partial<Record<RangeAttribute, NumberRange>> = {}
  const state = { query: '', page: 1, sortBy: EMPTY_SEARCH_STATE.sortBy }
  for (const [name, value] of pairs.slice(0, PAIRS_READ)) {
    if (name === 'query') state.query = cleanLine(value, QUERY_LENGTH)
    else if (name === 'page') state.page = parsePage(value)
    else if (name === 'sortBy') state.sortBy = parseSort(value)
    else if (isRefinement(name)) addValue(refinements, name, cleanLine(value, VALUE_LENGTH))
    else readRange(ranges, name, value)
  }
  return { ...state, refinements: sortedRefinements(refinements), ranges: sortedRanges(ranges) }
}

/** A state's parameters in canonical order: text, filters, ranges, order, page; defaults are left out. */
export function writeSearchState(state: SearchState): [string, string][] {
  const pairs: [string, string][] = []
  if (state.query) pairs.push(['query', state.query])
  for (const attribute of REFINEMENT_ATTRIBUTES) {
    for (const value of [...new Set(state.refinements[attribute])].sort(compareText))
      pairs.push([attribute, value])
  }
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = state.ranges[attribute]
    if (range && (range.min !== null || range.max !== null))
      pairs.push([`range[${attribute}]`, formatRange(range)])
  }
  if (state.sortBy !== EMPTY_SEARCH_STATE.sortBy) pairs.push(['sortBy', state.sortBy])
  if (state.page > 1) pairs.push(['page', String(state.page)])
  return pairs
}

/** `?a=b&c=d` with brackets and colons left readable, or '' without pairs. */
export function toQueryString(pairs: UrlPairs): string {
  if (pairs.length === 0) return ''
  return `?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`
}

/**
 * Whether the parameters come from the plain HTML form (empty fields or number boxes). The page then redirects to
 * the canonical address, which is short to share.
 */
export function isFormSubmission(pairs: UrlPairs): boolean {
  return pairs.some(([name, value]) => /^(min|max)\[\w+\]$/.test(name) || (value === '' && isKnownName(name)))
}

/** Parameters other than search state, such as campaign tags, kept when a form submission is redirected. */
export function foreignPairs(pairs: UrlPairs): [string, string][] {
  return pairs
    .filter(([name]) => !isKnownName(name) && !/^(min|max)\[/.test(name))
    .map(([name, value]) => [name, value])
}

/** `20000:40000`, `:35000`, `20000:` (ROUTE-019, ROUTE-020). */
export function formatRange(range: NumberRange): string {
  return `${range.min ?? ''}:${range.max ?? ''}`
}

/** Parses `min:max`; null if neither side is a number. Reversed ends are swapped. */
export function parseRange(text: string): NumberRange | null {
  const match = /^([^:]*):([^:]*)$/.exec(text.slice(0, VALUE_LENGTH))
  if (!match) return null
  return orderedRange({ min: parseNumber(match[1] ?? ''), max: parseNumber(match[2] ?? '') })
}

function readRange(ranges: Partial<Record<RangeAttribute, NumberRange>>, name: string, value: string): void {
  const match = /^(range|min|max)\[(\w{1,40})\]$/.exec(name)
  const attribute = match?.[2] ?? name
  if (!isRange(attribute)) return
  const side = match?.[1]
  if (side === 'min' || side === 'max') {
    const number = parseNumber(value.replace(/[$,\s]/g, ''))
    if (number !== null)
      ranges[attribute] = { ...(ranges[attribute] ?? openRange(attribute)), [side]: number }
    return
  }
  const range = parseRange(value)
  if (range) ranges[attribute] = range
}

/** An empty minimum price means 0, because an open one would be the budget search (SRCH-049). */
function openRange(attribute: RangeAttribute): NumberRange {
  return { min: attribute === 'price' ? 0 : null, max: null }
}

function addValue(
  refinements: Map<RefinementAttribute, Set<string>>,
  name: RefinementAttribute,
  value: string,
): void {
  if (value === '') return
  const values = refinements.get(name) ?? new Set<string>()
  if (values.size < VALUES_PER_ATTRIBUTE) refinements.set(name, values.add(value))
}

function sortedRefinements(refinements: Map<RefinementAttribute, Set<string>>): SearchState['refinements'] {
  const sorted: Partial<Record<RefinementAttribute, readonly string[]>> = {}
  for (const attribute of REFINEMENT_ATTRIBUTES) {
    const values = refinements.get(attribute)
    if (values) sorted[attribute] = [...values].sort(compareText)
  }
  return sorted
}

function sortedRanges(ranges: Partial<Record<RangeAttribute, NumberRange>>): SearchState['ranges'] {
  const sorted: Partial<Record<RangeAttribute, NumberRange>> = {}
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = ranges[attribute] && orderedRange(ranges[attribute])
    if (range) sorted[attribute] = range
  }
  return sorted
}

function orderedRange({ min, max }: NumberRange): NumberRange | null {
  if (min === null && max === null) return null
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

function parseNumber(text: string): number | null {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) return null
  return Math.min(Number(text), NUMBER_MAX)
}

function parsePage(text: string): number {
  if (!/^\d{1,12}$/.test(text)) return 1
  return Math.min(Math.max(Number(text), 1), PAGE_MAX)
}

function parseSort(text: string): SortOrder {
  return (
    SORT_ORDERS.find((order) => order === text) ??
    (Object.hasOwn(SORT_ALIASES, text) ? SORT_ALIASES[text] : undefined) ??
    EMPTY_SEARCH_STATE.sortBy
  )
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/%20/g, '+')
    .replace(/%(5B|5D|3A|2C)/g, (code) => decodeURIComponent(code))
}

function isKnownName(name: string): boolean {
  return (
    name === 'query' ||
    name === 'page' ||
    name === 'sortBy' ||
    isRefinement(name) ||
    isRange(/^range\[(\w{1,40})\]$/.exec(name)?.[1] ?? name)
  )
}

function isRefinement(name: string): name is RefinementAttribute {
  return REFINEMENTS.has(name)
}

function isRange(name: string): name is RangeAttribute {
  return RANGES.has(name)
}

/** Code unit order, the same on every machine and in every language. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
