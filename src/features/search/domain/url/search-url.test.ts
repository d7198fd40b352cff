import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EMPTY_SEARCH_STATE,
  RANGE_ATTRIBUTES,
  REFINEMENT_ATTRIBUTES,
  SORT_ORDERS,
  type SearchState,
} from '#src/features/search/domain/search-state.ts'
import {
  foreignPairs,
  isFormSubmission,
  parseRange,
  parseSearchState,
  toQueryString,
  writeSearchState,
} from './search-url.ts'

const asPairs = (search: string): [string, string][] => [...new URLSearchParams(search)]
const parse = (search: string): SearchState => parseSearchState(asPairs(search))

const text = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: max })
    .map((raw) =>
      raw
        .toWellFormed()
        .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((value) => value.length > 0 && value.length <= max)
const sorted = (values: string[]) => [...new Set(values)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
const range = fc
  .tuple(fc.option(fc.nat(900_000)), fc.option(fc.nat(900_000)))
  .filter(([min, max]) => min !== null || max !== null)
  .map(([a, b]) =>
    a !== null && b !== null ? { min: Math.min(a, b), max: Math.max(a, b) } : { min: a, max: b },
  )
const anyState: fc.Arbitrary<SearchState> = fc.record({
  query: fc.option(text(40), { nil: '' }),
  page: fc.integer({ min: 1, max: 9999 }),
  sortBy: fc.constantFrom(...SORT_ORDERS),
  refinements: fc.dictionary(
    fc.constantFrom(...REFINEMENT_ATTRIBUTES),
    fc.array(text(30), { minLength: 1, maxLength: 5 }).map(sorted),
  ),
  ranges: fc.dictionary(fc.constantFrom(...RANGE_ATTRIBUTES), range),
}) as fc.Arbitrary<SearchState>

test('ROUTE-021, SRCH-012, SRCH-013: every state survives the URL and back, percent-encoded or not', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const search = toQueryString(writeSearchState(state))
      expect(parse(search)).toEqual(state)
      expect(parse(search.replaceAll('[', '%5B').replaceAll(']', '%5D').replaceAll(':', '%3A'))).toEqual(
        state,
      )
    }),
    { numRuns: 300 },
  )
})

test('whatever the URL says, parsing gives a bounded state whose own URL is stable', () => {
  const name = fc.oneof(
    fc.constantFrom(
      'query',
      'page',
      'sortBy',
      'make',
      'price',
      'range[price]',
      'min[km]',
      'max[km]',
      'range[range[price]]',
      'make[]',
      '__proto__',
      'constructor',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 30 }), (pairs) => {
      const once = writeSearchState(parseSearchState(pairs))
      expect(writeSearchState(parseSearchState(once))).toEqual(once)
      expect(parse(toQueryString(once))).toEqual(parseSearchState(once))
    }),
    { numRuns: 500 },
  )
})

test('ROUTE-017: text, page and order are read from query, page and sortBy', () => {
  expect(parse('?query=hilux&page=2&sortBy=price_asc')).toEqual({
    ...EMPTY_SEARCH_STATE,
    query: 'hilux',
    page: 2,
    sortBy: 'price_asc',
  })
  expect(parse('?sortBy=price:desc').sortBy).toBe('price_desc')
  expect(parse('?sortBy=drop+table').sortBy).toBe('featured')
  expect(parse('?sortBy=__proto__').sortBy).toBe('featured')
  expect(parse('?sortBy=constructor').sortBy).toBe('featured')
})

test('ROUTE-018: each attribute of the search state has its own parameter', () => {
  for (const attribute of REFINEMENT_ATTRIBUTES) {
    expect(
      toQueryString(writeSearchState({ ...EMPTY_SEARCH_STATE, refinements: { [attribute]: ['A b'] } })),
    ).toBe(`?${attribute}=A+b`)
  }
})

test('ROUTE-019, ROUTE-020: ranges are min:max, and the budget search leaves the minimum empty', () => {
  expect(
    toQueryString(writeSearchState({ ...EMPTY_SEARCH_STATE, ranges: { price: { min: 20000, max: 40000 } } })),
  ).toBe('?range[price]=20000:40000')
  expect(
    toQueryString(writeSearchState({ ...EMPTY_SEARCH_STATE, ranges: { price: { min: null, max: 35000 } } })),
  ).toBe('?range[price]=:35000')
  expect(parse('?price=20000:40000').ranges).toEqual({ price: { min: 20000, max: 40000 } })
  expect(parse('?range%5Bprice%5D=%3A35000').ranges).toEqual({ price: { min: null, max: 35000 } })
})

test('reversed ranges are swapped, and ranges without a number are ignored', () => {
  expect(parseRange('40000:20000')).toEqual({ min: 20000, max: 40000 })
  for (const bad of [
    '',
    ':',
    'a:b',
    '1e9:',
    'NaN:NaN',
    '-5:',
    '1:2:3',
    'Infinity:',
    '<script>:1',
    `${'9'.repeat(10_000)}:`,
  ]) {
    expect(parse(`?range[price]=${encodeURIComponent(bad)}`).ranges.price?.min ?? null, bad).toBe(null)
  }
})

test('pages 0, -1, 1e9 and words become valid page numbers', () => {
  expect(['0', '-1', '1e9', 'x', '', '2.5', '٣'].map((page) => parse(`?page=${page}`).page)).toEqual([
    1, 1, 1, 1, 1, 1, 1,
  ])
  expect(parse('?page=1000000000').page).toBe(9999)
})

test('10 kB values, ten thousand repeats and nested names are limited or ignored', () => {
  expect(parse(`?query=${'a'.repeat(10_000)}`).query).toHaveLength(120)
  expect(parse(`?make=${'b'.repeat(10_000)}`).refinements.make?.[0]).toHaveLength(100)
  const many: [string, string][] = Array.from({ length: 10_000 }, (_, index) => ['make', `m${index}`])
  expect(parseSearchState(many).refinements.make).toHaveLength(40)
  expect(parse('?make[0][x]=Toyota&range[price][min]=5&constructor=x&__proto__=y')).toEqual(
    EMPTY_SEARCH_STATE,
  )
})

test('script in a parameter stays text and is percent-encoded when written', () => {
  const state = parse(`?query=${encodeURIComponent('<script>alert(1)</script>')}`)
  expect(toQueryString(writeSearchState(state))).toBe('?query=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
})

test('the plain form is recognised by its empty fields and number boxes, and foreign parameters are kept separately', () => {
  expect(isFormSubmission(asPairs('?query=&sortBy=featured'))).toBe(true)
  expect(isFormSubmission(asPairs('?min[price]=5000&max[price]='))).toBe(true)
  expect(isFormSubmission(asPairs('?make=Toyota&utm_source=x'))).toBe(false)
  expect(parse('?min[price]=$5,000&max[price]=20000').ranges).toEqual({ price: { min: 5000, max: 20000 } })
  expect(parse('?max[price]=20000&max[km]=9').ranges).toEqual({
    price: { min: 0, max: 20000 },
    km: { min: null, max: 9 },
  })
  expect(foreignPairs(asPairs('?make=Toyota&utm_source=x&min[price]=1'))).toEqual([['utm_source', 'x']])
})

/**
 * The specification's search state in its own order, without weekly_price_range
 * (docs/decisions/0043-one-price.md).
 */
const SPEC_ATTRIBUTES =
  'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make make_model model price subscription_price price_range seats body drive fuel transmission state tag year certified created_at_timestamp'.split(
    ' ',
  )

test('a repayment in the address is not a filter, because no list could show it with its rates', () => {
  expect(parse('?range[weekly_price_range]=:150&weekly_price_range=5:9')).toEqual(EMPTY_SEARCH_STATE)
})

test('DATA-032: each attribute, with query, page and sort, is set through the URL and appears in the state', () => {
  const isRange = (name: string) => (RANGE_ATTRIBUTES as readonly string[]).includes(name)
  const one = (name: string) => (isRange(name) ? `range[${name}]=5:900` : `${name}=a+b`)
  expect(SPEC_ATTRIBUTES.length).toBe(27)
  for (const name of SPEC_ATTRIBUTES) {
    const { refinements, ranges } = parse(`?${one(name)}`)
    expect({ ...refinements, ...ranges }).toEqual({ [name]: isRange(name) ? { min: 5, max: 900 } : ['a b'] })
  }
  const whole = parse(`?query=ute&page=3&sortBy=km_asc&${SPEC_ATTRIBUTES.map(one).join('&')}`)
  expect(whole).toMatchObject({ query: 'ute', page: 3, sortBy: 'km_asc' })
  expect(Object.keys({ ...whole.refinements, ...whole.ranges }).sort()).toEqual(SPEC_ATTRIBUTES.toSorted())
  expect(parse(toQueryString(writeSearchState(whole)))).toEqual(whole)
})
