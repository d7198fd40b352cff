import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchEngine, SearchRequest, SearchScope } from '#src/features/search/domain/search-engine.ts'
import { bruteForceSearch } from '../testing/brute-force-search.ts'
import { DEALERSHIPS, requestArbitrary } from '../testing/search-arbitraries.ts'
import { aDocument, generateDocument, seededRandom } from '../testing/stock-builders.ts'

export type EngineUnderTest = { engine: SearchEngine; stop(): Promise<void> }

const random = seededRandom(7)
const DOCUMENTS = Array.from({ length: 300 }, (_, at) => ({
  ...generateDocument(at, random, DEALERSHIPS),
  show_on_dealer_website: true,
}))
const SCOPE: SearchScope = { dealershipIds: ['dlr_0', 'dlr_1', 'dlr_2'], filter: 'year > 2006' }

export function searchEngineContract(
  name: string,
  start: () => Promise<EngineUnderTest>,
  numRuns = 60,
): void {
  let subject: EngineUnderTest
  const ask = async (request: SearchRequest, scope = SCOPE) => {
    const found = await subject.engine.search(scope, request)
    if (!found.ok) throw new Error(`${found.error.code}: ${found.error.message}`)
    return found.value
  }

  beforeAll(async () => {
    subject = await start()
    await subject.engine.upsert(DOCUMENTS)
  })
  afterAll(() => subject.stop())

  test(`${name}: totals, facets, stats and relaxed totals match brute force in both facet modes (SRCH-014)`, async () => {
    await fc.assert(
      fc.asyncProperty(requestArbitrary, async (request) => {
        const expected = bruteForceSearch(DOCUMENTS, SCOPE, request)
        const found = await ask(request)
        expect(found.hits.map(({ id }) => id).sort()).toEqual(expected.ids)
        expect({
          total: found.totalHits,
          facets: JSON.parse(JSON.stringify(found.facetDistribution)),
          stats: found.facetStats,
        }).toEqual({
          total: expected.ids.length,
          facets: expected.facetDistribution,
          stats: expected.facetStats,
        })
        if (request.facetMode === 'disjunctive') expect(found.relaxedTotals).toEqual(expected.relaxedTotals)
      }),
      { numRuns },
    )
  })

  test(`${name}: sorts, pages and selects attributes (SRCH-037)`, async () => {
    const whole = await ask({ sort: ['price:asc'], limit: 100 })
    const second = await ask({
      sort: ['price:asc'],
      page: 2,
      hitsPerPage: 21,
      attributesToRetrieve: ['id', 'price'],
    })
    expect(second.hits.map(({ id }) => id)).toEqual(whole.hits.slice(21, 42).map(({ id }) => id))
    expect(Object.keys(second.hits[0] ?? {}).sort()).toEqual(['id', 'price'])
    expect(second.offset).toBe(21)
  })

  test(`${name}: finds by text with a typo and a prefix`, async () => {
    const exact = await ask({ q: 'toyota corolla', limit: 1000 })
    expect(exact.totalHits).toBeGreaterThan(0)
    expect((await ask({ q: 'toyoat coro', limit: 1000 })).totalHits).toBe(exact.totalHits)
  })

  test(`${name}: a hostile filter stays within the scope`, async () => {
    for (const filter of [
      'dealership_id = dlr_3 OR year > 0',
      ['year > 0', ['dealership_id = dlr_3', 'id EXISTS']],
    ]) {
      expect(
        (await ask({ filter, limit: 1000 })).hits.filter(({ dealership_id }) => dealership_id === 'dlr_3'),
      ).toEqual([])
    }
    const breakout = await subject.engine.search(SCOPE, { filter: 'year > 0) OR (dealership_id = dlr_3' })
    expect(breakout.ok ? 'ok' : breakout.error.code).toBe('invalid_search_filter')
  })

  test(`${name}: errors carry Meilisearch's codes`, async () => {
    const faults: [SearchRequest, string][] = [
      [{ filter: 'year =' }, 'invalid_search_filter'],
      [{ facets: ['nothing'] }, 'invalid_search_facets'],
      [{ sort: ['price:up'] }, 'invalid_search_sort'],
      [{ limit: 5000 }, 'invalid_search_limit'],
    ]
    for (const [request, code] of faults) {
      const found = await subject.engine.search(SCOPE, request)
      expect(found.ok ? 'ok' : found.error.code).toBe(code)
    }
  })

  test(`${name}: replaced and removed vehicles show at once and change the version`, async () => {
    const before = subject.engine.version(['dlr_0'])
    await subject.engine.upsert([aDocument({ id: 'veh_new', dealership_id: 'dlr_0', price: 123_456 })])
    await subject.engine.upsert([aDocument({ id: 'veh_new', dealership_id: 'dlr_0', price: 654_321 })])
    expect((await ask({ filter: 'id = veh_new' })).hits.map(({ price }) => price)).toEqual([654_321])
    const between = subject.engine.version(['dlr_0'])
    expect(between).toBeGreaterThan(before)
    await subject.engine.remove(['veh_new', 'veh_unknown'])
    expect((await ask({ filter: 'id = veh_new' })).totalHits).toBe(0)
    expect(subject.engine.version(['dlr_0'])).toBeGreaterThan(between)
  })
}
