import fc from 'fast-check'
import { generateDocument, seededRandom } from './stock-builders.ts'
import type { SearchRequest } from '#src/features/search/domain/search-engine.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'

export const DEALERSHIPS = 4

/** A small platform's stock, 0 to 120 vehicles. */
export const stockArbitrary: fc.Arbitrary<StockDocument[]> = fc
  .record({ seed: fc.nat(), size: fc.nat(120) })
  .map(({ seed, size }) => {
    const random = seededRandom(seed)
    return Array.from({ length: size }, (_, at) => generateDocument(at, random, DEALERSHIPS))
  })

const word = fc
  .constantFrom(
    'Toyota',
    'toyota',
    'Mazda',
    'citroen',
    '3',
    'CX-5',
    'suv',
    'Feature 3',
    'Work',
    'sold',
    'true',
    'dlr_1',
    'nowhere',
    'HiLux',
    'veh_0000003',
    'ST7',
    '',
  )
  .map((text) => JSON.stringify(text))
const textName = fc.constantFrom(
  'make',
  'model',
  'badge',
  'body',
  'filtered_features',
  'categories',
  'status',
  'certified',
  'dealership_id',
  'id',
  'stocknum',
  'make_model',
)
const numberName = fc.constantFrom('price', 'price_range', 'km', 'year', 'seats', 'created_at_timestamp')
const amount = fc
  .oneof(fc.integer({ min: -5, max: 90_000 }), fc.constantFrom(5, 7, 2015, 2020, 20_000))
  .map(String)
const sign = fc.constantFrom('=', '!=', '<', '<=', '>', '>=')

const leaf = fc.oneof(
  fc.tuple(textName, sign, word).map((parts) => parts.join(' ')),
  fc.tuple(numberName, sign, amount).map((parts) => parts.join(' ')),
  fc
    .tuple(
      fc.oneof(textName, numberName),
      fc.constantFrom('IN', 'NOT IN'),
      fc.array(fc.oneof(word, amount), { maxLength: 3 }),
    )
    .map(([name, operation, values]) => `${name} ${operation} [${values.join(', ')}]`),
  fc.tuple(numberName, amount, amount).map(([name, from, to]) => `${name} ${from} TO ${to}`),
  fc.tuple(textName, word, word).map(([name, from, to]) => `${name} ${from} TO ${to}`),
  fc
    .tuple(
      fc.oneof(textName, numberName),
      fc.constantFrom('EXISTS', 'NOT EXISTS', 'IS NULL', 'IS NOT NULL', 'IS EMPTY', 'IS NOT EMPTY'),
    )
    .map((parts) => parts.join(' ')),
  fc
    .tuple(
      fc.oneof(textName, numberName),
      fc.constantFrom('CONTAINS', 'NOT CONTAINS', 'STARTS WITH', 'NOT STARTS WITH'),
      word,
    )
    .map((parts) => parts.join(' ')),
)

export const filterArbitrary: fc.Arbitrary<string> = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('tree'), fc.constantFrom('AND', 'OR'), tie('tree'))
      .map(([a, joint, b]) => `(${a}) ${joint} (${b})`),
    tie('tree').map((inner) => `NOT (${inner})`),
  ),
})).tree

const FACETS = [
  'make',
  'model',
  'badge',
  'year',
  'seats',
  'categories',
  'filtered_features',
  'status',
  'certified',
  'price',
  'body',
  'stocknum',
  'dealership_id',
]

/** A request without text: filter, refinements, facets and stats. */
export const requestArbitrary: fc.Arbitrary<SearchRequest> = fc.record({
  filter: fc.oneof(
    fc.constant(''),
    filterArbitrary,
    fc.array(fc.oneof(leaf, fc.array(leaf, { maxLength: 2 })), { maxLength: 3 }),
  ),
  refinements: fc.dictionary(
    fc.constantFrom('make', 'body', 'price', 'filtered_features', 'year', 'km', 'certified'),
    fc.oneof(leaf, filterArbitrary),
    { maxKeys: 4, noNullPrototype: true },
  ),
  facetMode: fc.constantFrom('conjunctive' as const, 'disjunctive' as const),
  facets: fc.constant(FACETS),
  stats: fc.constant(['price_range', 'km', 'year']),
  limit: fc.constant(1000),
})
