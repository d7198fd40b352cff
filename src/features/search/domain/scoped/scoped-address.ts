import { cleanLine } from '#src/shared/domain/clean-text.ts'
import { HITS_PER_PAGE, type NumberRange } from '#src/features/search/domain/search-state.ts'
import { formatRange, parseRange, type UrlPairs } from '#src/features/search/domain/url/search-url.ts'

/** What the address of a directory or a dealership's stock asks for (SRCH-035, SRCH-036). */
export type ScopedAsked = {
  /** Chosen values by parameter name; within one name they are alternatives. */
  chosen: Readonly<Record<string, readonly string[]>>
  /** Dollars, both ends inclusive. */
  price: NumberRange | null
  query: string
  /** Vehicles to skip: whole pages of 21. */
  offset: number
}

const VALUES_MAX = 20
const VALUE_LENGTH = 100
const QUERY_LENGTH = 120
const PAIRS_READ = 100
const OFFSET_MAX = 100_000

/** Reads the parameters in `names`, `query`, `offset` and the price; ignores anything else. */
export function readScopedAddress(pairs: UrlPairs, names: readonly string[]): ScopedAsked {
  const chosen: Record<string, string[]> = {}
  let query = ''
  let offset = 0
  let price: NumberRange | null = null
  for (const [name, value] of pairs.slice(0, PAIRS_READ)) {
    if (name === 'query') query = cleanLine(value, QUERY_LENGTH)
    else if (name === 'offset') offset = readOffset(value)
    else if (name === 'price') price = parseRange(value) ?? price
    else if (name === 'price_from' || name === 'price_to') price = withEnd(price, name, value)
    else if (names.includes(name)) addValue(chosen, name, cleanLine(value, VALUE_LENGTH))
  }
  return { chosen, price: orderedPrice(price), query, offset }
}

/** The shortest address for a query, with parameters in the order of `names`. */
export function scopedHref(path: string, asked: ScopedAsked, names: readonly string[]): string {
  const pairs: [string, string][] = [
    ...names.flatMap((name) => (asked.chosen[name] ?? []).map((value): [string, string] => [name, value])),
    ...(asked.price ? [['price', formatRange(asked.price)] satisfies [string, string]] : []),
    ...(asked.query ? [['query', asked.query] satisfies [string, string]] : []),
    ...(asked.offset > 0 ? [['offset', String(asked.offset)] satisfies [string, string]] : []),
  ]
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return text ? `${path}?${text}` : path
}

/** Whether the form without JavaScript sent it, with number boxes or empty fields that a short address lacks. */
export function isScopedForm(pairs: UrlPairs): boolean {
  return pairs.some(([name, value]) => name === 'price_from' || name === 'price_to' || value === '')
}

function addValue(chosen: Record<string, string[]>, name: string, value: string): void {
  if (value === '') return
  const values = chosen[name] ?? []
  if (values.length < VALUES_MAX && !values.includes(value)) chosen[name] = [...values, value]
}

function readOffset(text: string): number {
  if (!/^\d{1,9}$/.test(text)) return 0
  const offset = Math.min(Number(text), OFFSET_MAX)
  return offset - (offset % HITS_PER_PAGE)
}

function withEnd(
  price: NumberRange | null,
  name: 'price_from' | 'price_to',
  value: string,
): NumberRange | null {
  const digits = value.replace(/[$,\s]/g, '')
  if (!/^\d{1,10}$/.test(digits)) return price
  return { min: null, max: null, ...price, [name === 'price_from' ? 'min' : 'max']: Number(digits) }
}

function orderedPrice(price: NumberRange | null): NumberRange | null {
  if (!price || (price.min === null && price.max === null)) return null
  const { min, max } = price
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}
