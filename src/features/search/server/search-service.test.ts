import { expect, test } from 'vitest'
import { aVehicle } from '#src/features/vehicles/domain/testing/vehicle-builders.ts'
import { EMPTY_SEARCH_STATE, type SearchState } from '#src/features/search/domain/search-state.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { createColumnarEngine } from './engines/columnar-engine/columnar-engine.ts'
import { createSearchService } from './search-service.ts'
import { aWideSite } from './testing/local-meilisearch.ts'
import { aDocument } from './testing/stock-builders.ts'

const NOW_SECONDS = 1_790_000_000
const DAY = 86_400
const site = (changes = {}) => aWideSite(['dlr_a'], { includeSoldCarsDays: 3, ...changes })

async function serviceOf(documents: Partial<StockDocument>[]) {
  const engine = createColumnarEngine()
  await engine.upsert(documents.map((changes, at) => aDocument({ id: `veh_${at}`, ...changes })))
  return createSearchService({ engineFor: () => engine, clock: { now: () => NOW_SECONDS * 1000 } })
}

async function results(
  service: Awaited<ReturnType<typeof serviceOf>>,
  state: Partial<SearchState> = {},
  where = site(),
) {
  const found = await service.searchStock(where, { ...EMPTY_SEARCH_STATE, ...state })
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}

test('in-stock, coming-soon and recently sold vehicles are listed, others and hidden ones are not (SRCH-018, SRCH-019, SRCH-020)', async () => {
  const sold = (days: number) => ({ status: 'sold', sold_date_timestamp: NOW_SECONDS - days * DAY })
  const service = await serviceOf([
    {},
    { status: 'coming_soon' },
    sold(2),
    sold(4),
    sold(13),
    sold(15),
    { status: 'others' },
    { show_on_dealer_website: false },
    { dealership_id: 'dlr_b' },
  ])
  const listed = async (days: number) =>
    (await service.listByFilter(site({ includeSoldCarsDays: days }), { filter: '', limit: 50 }))
      .map(({ id }) => id)
      .sort()
  expect(await listed(3)).toEqual(['veh_0', 'veh_1', 'veh_2'])
  expect(await listed(14)).toEqual(['veh_0', 'veh_1', 'veh_2', 'veh_3', 'veh_4'])
  expect(await service.stockCount(site())).toBe(3)
})

test('site filter and manufacturer limit every answer (SRCH-039, SRCH-041)', async () => {
  const service = await serviceOf([{ make: 'Kia' }, { make: 'Toyota' }, { make: 'Toyota', year: 1999 }])
  const found = await results(
    service,
    {},
    site({ searchFilters: 'year > 2000 OR make = Kia', manufacturer: 'Toyota' }),
  )
  expect(found.hits.map(({ id }) => id)).toEqual(['veh_1'])
  expect(found.facets.make).toEqual([{ value: 'Toyota', count: 1 }])
})

test('the answer has hits, count, facets, stats, ms and pages, and a facet ignores its own choice and keeps zeros (SRCH-014, SRCH-037)', async () => {
  const service = await serviceOf(
    Array.from({ length: 50 }, (_, at) => ({ make: at < 30 ? 'Kia' : 'Ford', price: at * 1000 })),
  )
  const found = await results(service, {
    refinements: { make: ['Kia', 'BMW'] },
    ranges: { price: { min: 5000, max: null } },
    page: 2,
  })
  expect(found).toMatchObject({ count: 25, pages: 2, page: 2 })
  expect(found.hits).toHaveLength(4)
  expect(found.facets.make).toEqual([
    { value: 'Kia', count: 25 },
    { value: 'Ford', count: 20 },
    { value: 'BMW', count: 0 },
  ])
  expect(found.facetStats.price).toEqual({ min: 0, max: 29_000 })
  expect(found.ms).toBeGreaterThanOrEqual(0)
})

test('pages 0, -1 and a billion are answered', async () => {
  const service = await serviceOf([{}])
  for (const page of [0, -1, Number.NaN]) expect((await results(service, { page })).hits).toHaveLength(1)
  expect(await results(service, { page: 1e9 })).toMatchObject({ hits: [], count: 1, pages: 1 })
})

test('featured puts stock with photos first and sold last, and adjacent sold vehicles collapse (SRCH-021, SRCH-033)', async () => {
  const sold = { status: 'sold', sold_date_timestamp: NOW_SECONDS - DAY, featured_rank: 4 }
  const service = await serviceOf([
    sold,
    sold,
    { featured_rank: 1 },
    { created_at_timestamp: 5 },
    { created_at_timestamp: 6 },
  ])
  const found = await results(service)
  expect(found.hits.map(({ id }) => id)).toEqual(['veh_4', 'veh_3', 'veh_2', 'veh_0'])
  expect(found.count).toBe(5)
})

test('the ascending price order drops unpriced stock only if the site says so (SRCH-031)', async () => {
  const service = await serviceOf([
    { price: null, price_range: null },
    { price_range: 9 },
    { price_range: 5 },
  ])
  const ids = async (needsPrice: boolean) =>
    (
      await results(
        service,
        { sortBy: 'price_asc' },
        aWideSite(['dlr_a'], { search: { ascendingPriceNeedsPrice: needsPrice } as never }),
      )
    ).hits.map(({ id }) => id)
  expect(await ids(true)).toEqual(['veh_2', 'veh_1'])
  expect(await ids(false)).toEqual(['veh_2', 'veh_1', 'veh_0'])
})

test('similar stock: six at most, in the band, in stock, not itself, same body and nearest price first (VDP-028 to VDP-030)', async () => {
  const near = Array.from({ length: 8 }, (_, at) => ({
    price_range: 30_000 + at * 900,
    body: at < 5 ? 'sedan' : 'suv',
  }))
  const service = await serviceOf([
    ...near,
    { price_range: 45_000 },
    { price_range: 30_000, status: 'sold', sold_date_timestamp: NOW_SECONDS },
  ])
  const vehicle = aVehicle({
    id: 'veh_0' as never,
    itemType: 'car',
    simpleBody: 'suv',
    priceKind: 'drive_away',
    priceCents: 3_000_000,
    offerPriceCents: null,
  })
  expect((await service.findSimilar(site(), vehicle)).map(({ id }) => id)).toEqual([
    'veh_5',
    'veh_6',
    'veh_7',
    'veh_1',
    'veh_2',
    'veh_3',
  ])
})

test('relaxations give the results without each refinement, including the text', async () => {
  const service = await serviceOf([
    { make: 'Kia', km: 5 },
    { make: 'Ford', km: 90_000 },
    { make: 'Ford', km: 95_000 },
  ])
  const state: SearchState = {
    ...EMPTY_SEARCH_STATE,
    query: 'corolla',
    refinements: { make: ['Ford'] },
    ranges: { km: { min: null, max: 10 } },
  }
  expect(await service.relaxations(site(), state)).toEqual({ make: 1, km: 2, query: 0 })
})

test('suggestions include only makes, models and vehicles of the site', async () => {
  const service = await serviceOf([
    {},
    { make: 'Mazda', model: '2', make_model: 'Mazda 2', name: 'Mazda 2' },
    { dealership_id: 'dlr_b' },
  ])
  expect(await service.suggest(site(), 'coro')).toMatchObject({
    makes: [{ value: 'Toyota', count: 1 }],
    models: [{ value: 'Toyota Corolla', count: 1 }],
    vehicles: [{ id: 'veh_0' }],
  })
  expect(await service.suggest(site(), '  ')).toEqual({ makes: [], models: [], vehicles: [] })
})

const many = (count: number, changes: Partial<StockDocument>) => Array.from({ length: count }, () => changes)

test('the directory filters by make, model and body, 21 at a time (SRCH-035)', async () => {
  const service = await serviceOf([
    ...many(25, { make: 'Kia', model: 'Rio', body: 'Hatch' }),
    { make: 'Kia', model: 'Carnival', body: 'People Mover' },
    { make: 'Mazda', model: '3', body: 'Hatch' },
  ])
  const ask = async (asked: Parameters<typeof service.searchDirectory>[1]) => {
    const found = await service.searchDirectory(site(), asked)
    return found.ok ? [found.value.hits.length, found.value.count] : found.error.code
  }
  expect(await ask({ 'manufacturer.name': ['Kia'] })).toEqual([21, 26])
  expect(await ask({ 'manufacturer.name': ['Kia'], offset: 21 })).toEqual([5, 26])
  expect(await ask({ 'model.name': ['Carnival'] })).toEqual([1, 1])
  expect(await ask({ 'model.body': ['Hatch'], query: 'mazda' })).toEqual([1, 1])
})

test("a dealership's stock by category and price, 21 at a time and only its own (SRCH-036)", async () => {
  const own = { dealership_slug: 'north', categories: ['4WD'], price: 20_000, price_range: 20_000 }
  const service = await serviceOf([
    ...many(23, own),
    { ...own, categories: ['Family'] },
    { ...own, price: 90_000, price_range: 90_000 },
    { ...own, dealership_slug: 'south' },
    { ...own, dealership_id: 'dlr_b' },
  ])
  const ask = async (offset: number) => {
    const found = await service.searchDealership(site(), {
      dealershipSlug: 'north',
      categories: ['4WD'],
      price: { min: null, max: 50_000 },
      offset,
    })
    return found.ok ? [found.value.hits.length, found.value.count] : found.error.code
  }
  expect(await ask(0)).toEqual([21, 23])
  expect(await ask(21)).toEqual([2, 23])
})

test('featured used vehicles are six, used, in stock, available and with more than one photograph (SRCH-034, CONST-002)', async () => {
  const good = { car_type: 'used', status: 'in_stock', photos_count: 2 }
  const service = await serviceOf([
    ...many(7, good),
    { ...good, reserved: true, created_at_timestamp: 9e9 },
    { ...good, car_type: 'new' },
    { ...good, status: 'coming_soon' },
    { ...good, photos_count: 1 },
  ])
  const featured = await service.listFeaturedUsed(site())
  expect(featured.length).toBe(6)
  expect(
    new Set(featured.map(({ car_type, status, photos_count }) => `${car_type} ${status} ${photos_count}`)),
  ).toEqual(new Set(['used in_stock 2']))
  expect(featured.some(({ reserved }) => reserved)).toBe(false)
})
