import { expect, test } from 'vitest'
import type { SearchResults } from '#src/features/search/domain/search-results.ts'
import { EMPTY_SEARCH_STATE, type SearchState } from '#src/features/search/domain/search-state.ts'
import { basePath, type PathNames } from '#src/features/search/domain/url/search-path.ts'
import { toSearchView } from './search-view.ts'

const NAMES: PathNames = {
  itemTypes: ['car'],
  makes: ['Toyota'],
  makeModels: ['Toyota Corolla'],
  dealerships: [],
  locations: [],
}
const aView = (
  state: Partial<SearchState>,
  results: Partial<SearchResults> = {},
  more: {
    relaxed?: Record<string, number>
    locationGroups?: string[][]
    itemTypes?: PathNames['itemTypes']
  } = {},
) =>
  toSearchView({
    hits: [],
    results: {
      count: 0,
      facets: {},
      facetStats: {},
      distributions: {},
      ms: 0,
      pages: 0,
      page: 1,
      ...results,
    },
    state: { ...EMPTY_SEARCH_STATE, ...state },
    path: basePath(NAMES),
    names: { ...NAMES, itemTypes: more.itemTypes ?? NAMES.itemTypes },
    settings: { bodyTiles: 4, certifiedOnly: false, stockNoun: { many: 'cars' } },
    distributions: { price: { '12000': 2, '48000': 1 } },
    relaxed: more.relaxed ?? {},
    locationGroups: more.locationGroups ?? [],
  })

test('SRCH-009: a ticked make lists its own models, at most 30, and chosen ones always', () => {
  const make_model = [
    { value: 'Toyota Corolla', count: 4 },
    { value: 'Mazda 3', count: 2 },
    ...Array.from({ length: 40 }, (_, index) => ({ value: `Toyota M${index}`, count: 1 })),
  ]
  const view = aView(
    { refinements: { make: ['Toyota'], make_model: ['Toyota Supra'] } },
    {
      count: 1,
      facets: {
        make: [
          { value: 'Toyota', count: 44 },
          { value: 'Mazda', count: 2 },
        ],
        make_model,
      },
    },
  )
  const [toyota, mazda] = view.makes
  expect(toyota?.models.slice(0, 1)).toEqual([{ label: 'Corolla', value: 'Toyota Corolla', count: 4 }])
  expect(toyota?.models).toHaveLength(31)
  expect(toyota?.models.at(-1)).toEqual({ label: 'Supra', value: 'Toyota Supra', count: 0 })
  expect(mazda?.models).toEqual([])
})

test('SRCH-055: two names of one location are one row that chooses both', () => {
  const view = aView(
    {},
    {
      count: 1,
      facets: {
        location_name: [
          { value: 'Gympie', count: 2 },
          { value: 'Gympie Used', count: 3 },
          { value: 'Noosa', count: 1 },
        ],
      },
    },
    { locationGroups: [['Gympie', 'Gympie Used'], ['Noosa']] },
  )
  expect(view.facets.find(({ attribute }) => attribute === 'location_name')?.rows).toEqual([
    { label: 'Gympie', values: ['Gympie', 'Gympie Used'], count: 5 },
    { label: 'Noosa', values: ['Noosa'], count: 1 },
  ])
})

test('ranges show if the stock varies or one is chosen, with every vehicle counted in a bar', () => {
  const view = aView(
    { ranges: { sleeps: { min: 2, max: null } } },
    { facetStats: { price: { min: 12_000, max: 48_000 }, km: { min: 5, max: 5 } } },
  )
  expect(view.ranges.map(({ attribute }) => attribute)).toEqual(['price', 'sleeps'])
  expect(view.ranges[0]?.histogram?.reduce((sum, count) => sum + count, 0)).toBe(3)
})

test('without results, the filters whose removal would help are listed, best first', () => {
  const state = {
    query: 'zzz',
    refinements: { body: ['Ute'], fuel: ['Diesel', 'Petrol'] },
    ranges: { km: { min: null, max: 9 } },
  }
  const view = aView(state, {}, { relaxed: { query: 2, body: 0, fuel: 9, km: 5 } })
  expect(view.relaxations.map(({ filter, count }) => [filter.label, count])).toEqual([
    ['Diesel, Petrol', 9],
    ['Up to 9 km', 5],
    ['“zzz”', 2],
  ])
  expect(view.relaxations[0]?.filter.without.refinements).toEqual({ body: ['Ute'] })
  expect(aView(state, { count: 3 }, { relaxed: { km: 5 } }).relaxations).toEqual([])
})

test('tiles keep the trade’s own body names on a truck site (SRCH-052)', () => {
  const results = { count: 2, facets: { body: [{ value: 'Tipper', count: 2 }] } }
  expect(aView({}, results, { itemTypes: ['truck'] }).bodyTiles).toMatchObject([
    { label: 'Tipper', count: 2 },
  ])
  expect(aView({}, results).bodyTiles).toEqual([])
})
