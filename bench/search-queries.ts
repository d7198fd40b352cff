import type { SearchRequest } from '#src/features/search/domain/search-engine.ts'
import { filterIn } from '#src/features/search/domain/filter/filter-value.ts'
import { seededRandom } from '#src/features/search/server/testing/stock-builders.ts'

/** Single-valued facets, and the two lists, as a results page requests them. */
export const BENCH_FACETS = [
  'badge',
  'status',
  'car_type',
  'city',
  'colour',
  'dealership_name',
  'item_type',
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
export const BENCH_LISTS = ['categories', 'filtered_features'] as const
export const BENCH_STATS = ['price', 'price_range', 'km', 'year'] as const

export type BenchRange = { name: string; min: number; max: number }
export type BenchQuery = {
  values: Record<string, string[]>
  ranges: BenchRange[]
  text: string
  offset: number
  dealershipIds: string[]
}

const VALUES: Record<string, string[]> = {
  make: ['Toyota', 'Mazda', 'Kia', 'Ford'],
  body: ['suv', 'ute', 'hatch'],
  colour: ['White', 'Black'],
  fuel: ['Petrol', 'Diesel'],
  transmission: ['Automatic'],
  filtered_features: ['Feature 3', 'Feature 7'],
}
const TEXTS = [
  'toyota corolla',
  'toyoat',
  'mazda cx',
  'kia sport',
  'ranger wild',
  'hyundai i30',
  'white ute',
  'bmw',
  'sportgae',
  'diesel hilux',
]

/** The same 300 queries each run: a third one filter, a third several with ranges, a fifth text, the rest none. */
export function benchQueries(dealerships: number, scope: 'site' | 'all'): BenchQuery[] {
  const random = seededRandom(42)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  return Array.from({ length: 300 }, () => {
    const kind = random()
    const query: BenchQuery = {
      values: {},
      ranges: [],
      text: '',
      offset: Math.floor(random() * 4) * 21,
      dealershipIds: siteDealerships(dealerships, scope, random),
    }
    const filters = kind < 0.35 ? 1 : kind < 0.7 ? 3 : 0
    for (let at = 0; at < filters; at++) {
      const name = pick(Object.keys(VALUES))
      query.values[name] = (VALUES[name] as string[]).slice(0, 1 + Math.floor(random() * 2))
    }
    if (filters === 3)
      query.ranges.push({ name: 'price', min: 10_000, max: 10_000 + Math.floor(random() * 60_000) })
    if (kind >= 0.7 && kind < 0.9) query.text = pick(TEXTS)
    return query
  })
}

function siteDealerships(dealerships: number, scope: 'site' | 'all', random: () => number): string[] {
  if (scope === 'all') return Array.from({ length: dealerships }, (_, at) => `dlr_${at}`)
  const first = Math.floor(random() * dealerships)
  return Array.from({ length: Math.min(4, dealerships) }, (_, at) => `dlr_${(first + at) % dealerships}`)
}

export function toRequest({ values, ranges, text, offset }: BenchQuery): SearchRequest {
  const refinements = Object.fromEntries([
    ...Object.entries(values).map(([name, chosen]) => [name, filterIn(name, chosen)]),
    ...ranges.map(({ name, min, max }) => [name, `${name} ${min} TO ${max}`]),
  ])
  return {
    q: text,
    facetMode: 'disjunctive',
    refinements,
    facets: [...BENCH_FACETS, ...BENCH_LISTS],
    stats: [...BENCH_STATS],
    sort: ['price_range:asc'],
    offset,
    limit: 21,
  }
}
