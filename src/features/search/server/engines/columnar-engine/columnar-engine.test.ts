import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchRequest, SearchScope } from '#src/features/search/domain/search-engine.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { bruteForceSearch } from '#src/features/search/server/testing/brute-force-search.ts'
import {
  DEALERSHIPS,
  filterArbitrary,
  requestArbitrary,
  stockArbitrary,
} from '#src/features/search/server/testing/search-arbitraries.ts'
import {
  aDocument,
  generateDocument,
  seededRandom,
} from '#src/features/search/server/testing/stock-builders.ts'
import { type ColumnarEngine, createColumnarEngine, restoreColumnarEngine } from './columnar-engine.ts'

const ALL: SearchScope = {
  dealershipIds: Array.from({ length: DEALERSHIPS }, (_, at) => `dlr_${at}`),
  filter: '',
}

async function engineOf(documents: readonly StockDocument[]): Promise<ColumnarEngine> {
  const engine = createColumnarEngine()
  await engine.upsert(documents)
  return engine
}

async function ask(engine: ColumnarEngine, scope: SearchScope, request: SearchRequest) {
  const found = await engine.search(scope, request)
  if (!found.ok) throw new Error(found.error.message)
  return found.value
}

async function expectBruteForce(
  engine: ColumnarEngine,
  documents: readonly StockDocument[],
  scope: SearchScope,
  request: SearchRequest,
) {
  const expected = bruteForceSearch(documents, scope, request)
  const found = await ask(engine, scope, request)
  expect(found.hits.map(({ id }) => id).sort()).toEqual(expected.ids)
  expect(found.totalHits).toBe(expected.ids.length)
  expect(plain(found.facetDistribution)).toEqual(expected.facetDistribution)
  expect(found.facetStats).toEqual(expected.facetStats)
  if (request.facetMode === 'disjunctive') expect(found.relaxedTotals).toEqual(expected.relaxedTotals)
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

const scopeArbitrary: fc.Arbitrary<SearchScope> = fc.record({
  dealershipIds: fc.subarray([...ALL.dealershipIds, 'dlr_unknown']),
  filter: fc.oneof(fc.constant(''), filterArbitrary),
})

test('totals, every facet count and every stat match brute force over random stock, filters and refinements (SRCH-012, SRCH-013, SRCH-014)', async () => {
  await fc.assert(
    fc.asyncProperty(stockArbitrary, scopeArbitrary, requestArbitrary, async (documents, scope, request) => {
      await expectBruteForce(await engineOf(documents), documents, scope, request)
    }),
    { numRuns: 400 },
  )
})

test('updates, moves between dealerships, removals and compaction give the same answers as a new index', async () => {
  const changes = fc.array(fc.record({ at: fc.nat(119), seed: fc.nat(), remove: fc.boolean() }), {
    maxLength: 150,
  })
  await fc.assert(
    fc.asyncProperty(stockArbitrary, changes, requestArbitrary, async (documents, edits, request) => {
      const engine = await engineOf(documents)
      await ask(engine, ALL, request)
      const current = new Map(documents.map((document) => [document.id, document]))
      for (const { at, seed, remove } of edits) {
        const document = generateDocument(at, seededRandom(seed), DEALERSHIPS)
        if (remove) current.delete(document.id)
        else current.set(document.id, document)
        await (remove ? engine.remove([document.id]) : engine.upsert([document]))
      }
      expect(engine.size()).toBe(current.size)
      await expectBruteForce(engine, [...current.values()], ALL, request)
    }),
    { numRuns: 100 },
  )
})

test('a restored snapshot answers like the index that wrote it, and can still be changed', async () => {
  await fc.assert(
    fc.asyncProperty(stockArbitrary, requestArbitrary, async (documents, request) => {
      const first = await engineOf(documents)
      await first.remove(documents.slice(0, 5).map(({ id }) => id))
      const restored = restoreColumnarEngine(Buffer.concat(first.serialise('{"seq":"7"}')))
      expect(restored?.cursor).toBe('{"seq":"7"}')
      const engine = restored?.engine as ColumnarEngine
      expect(engine.version(ALL.dealershipIds)).toBe(first.version(ALL.dealershipIds))
      await expectBruteForce(engine, documents.slice(5), ALL, request)
      await engine.upsert(documents.slice(0, 5))
      await expectBruteForce(engine, documents, ALL, request)
    }),
    { numRuns: 60 },
  )
})

test('a damaged, truncated or foreign snapshot is refused, so that the index is rebuilt', async () => {
  const engine = await engineOf(
    Array.from({ length: 50 }, (_, at) => generateDocument(at, seededRandom(at), DEALERSHIPS)),
  )
  const bytes = Buffer.concat(engine.serialise('c'))
  expect(restoreColumnarEngine(bytes)?.engine.size()).toBe(50)
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
      const damaged = Buffer.from(bytes)
      damaged[at] = (damaged[at] as number) ^ mask
      expect(restoreColumnarEngine(damaged)).toBeUndefined()
      expect(restoreColumnarEngine(bytes.subarray(0, at))).toBeUndefined()
    }),
  )
  const foreign = Buffer.from(bytes.toString('latin1').replace(/"shape":"./, '"shape":"_'), 'latin1')
  expect(restoreColumnarEngine(foreign)).toBeUndefined()
})

test('a site never sees another dealership’s rows, whatever its filter says (tenancy)', async () => {
  const documents = [
    aDocument({ id: 'veh_mine', dealership_id: 'dlr_a' }),
    aDocument({ id: 'veh_other', dealership_id: 'dlr_b' }),
    aDocument({ id: 'veh_case', dealership_id: 'DLR_A' }),
  ]
  const engine = await engineOf(documents)
  const scope = { dealershipIds: ['dlr_a'], filter: '' }
  for (const filter of [
    'dealership_id = dlr_b OR year > 0',
    'dealership_id = dlr_b',
    'NOT dealership_id = dlr_a',
    'id = veh_other OR id = veh_mine',
    ['id EXISTS', ['id EXISTS', 'year > 1']],
  ]) {
    const found = await ask(engine, scope, { filter, facets: ['*'], limit: 1000 })
    expect(found.hits.map(({ id }) => id).filter((id) => id !== 'veh_mine')).toEqual([])
    expect(found.facetDistribution.id?.veh_other).toBeUndefined()
  }
  expect(
    (await ask(engine, scope, { filter: 'dealership_id = dlr_b) OR (year > 0'.replaceAll(/[()]/g, '') }))
      .totalHits,
  ).toBe(1)
  expect((await engine.search(scope, { filter: 'year > 0) OR (dealership_id = dlr_b' })).ok).toBe(false)
  expect((await ask(engine, { dealershipIds: [], filter: '' }, {})).totalHits).toBe(0)
})

test('pages of a sorted list join to the whole list, in one stable order (SRCH-037)', async () => {
  const documents = Array.from({ length: 300 }, (_, at) =>
    generateDocument(at, seededRandom(at + 9), DEALERSHIPS),
  )
  const engine = await engineOf(documents)
  for (const sort of [['price:asc'], ['price:desc'], ['make:asc', 'year:desc'], ['year:asc'], []]) {
    const whole = (await ask(engine, ALL, { sort, limit: 1000 })).hits.map(({ id }) => id)
    const pages: string[] = []
    for (let page = 1; page <= 15; page++)
      pages.push(...(await ask(engine, ALL, { sort, page, hitsPerPage: 21 })).hits.map(({ id }) => id))
    expect(pages).toEqual(whole)
    expect(new Set(whole).size).toBe(300)
    const other = await engineOf([...documents].reverse())
    expect((await ask(other, ALL, { sort, limit: 1000 })).hits.map(({ id }) => id)).toEqual(whole)
  }
})

test('vehicles without the sort value come last in both directions', async () => {
  const engine = await engineOf([
    aDocument({ id: 'a', price: null }),
    aDocument({ id: 'b', price: 9 }),
    aDocument({ id: 'c', price: 5 }),
  ])
  const scope = { dealershipIds: ['dlr_a'], filter: '' }
  expect((await ask(engine, scope, { sort: ['price:asc'] })).hits.map(({ id }) => id)).toEqual([
    'c',
    'b',
    'a',
  ])
  expect((await ask(engine, scope, { sort: ['price:desc'] })).hits.map(({ id }) => id)).toEqual([
    'b',
    'c',
    'a',
  ])
})

test('the version changes with a vehicle of the dealership and not with others', async () => {
  const engine = await engineOf([aDocument({ id: 'a', dealership_id: 'dlr_a' })])
  const before = engine.version(['dlr_a'])
  await engine.upsert([aDocument({ id: 'b', dealership_id: 'dlr_b' })])
  expect(engine.version(['dlr_a'])).toBe(before)
  await engine.upsert([aDocument({ id: 'a', dealership_id: 'dlr_b' })])
  expect(engine.version(['dlr_a'])).toBeGreaterThan(before)
})

test('beyond the limit documents are read from the database, in order', async () => {
  const documents = Array.from({ length: 20 }, (_, at) => aDocument({ id: `veh_${at}`, price: at }))
  const engine = createColumnarEngine({
    documentsHeldMax: 10,
    readDocuments: async (ids) => documents.filter(({ id }) => ids.includes(id)),
  })
  await engine.upsert(documents)
  expect(engine.holdsDocuments()).toBe(false)
  const found = await ask(
    engine,
    { dealershipIds: ['dlr_a'], filter: '' },
    { sort: ['price:desc'], limit: 3 },
  )
  expect(found.hits.map(({ id }) => id)).toEqual(['veh_19', 'veh_18', 'veh_17'])
})

test('invalid requests are answered with their code and never throw', async () => {
  const engine = await engineOf([])
  const codes: [SearchRequest, string][] = [
    [{ filter: 'year >' }, 'invalid_search_filter'],
    [{ filter: 'secret = 1' }, 'invalid_search_filter'],
    [{ filter: '_geoRadius(1, 2, 3)' }, 'invalid_search_filter'],
    [{ facets: ['secret'] }, 'invalid_search_facets'],
    [{ refinements: { secret: 'year > 1' } }, 'invalid_search_facets'],
    [{ sort: ['price'] }, 'invalid_search_sort'],
    [{ sort: ['vin:asc'] }, 'invalid_search_sort'],
    [{ limit: 1001 }, 'invalid_search_limit'],
    [{ offset: 100_001 }, 'invalid_search_offset'],
    [{ page: -1 }, 'invalid_search_page'],
    [{ q: 'x'.repeat(513) }, 'invalid_search_q'],
  ]
  for (const [request, code] of codes) {
    const found = await engine.search(ALL, request)
    expect(found.ok ? 'ok' : found.error.code).toBe(code)
  }
  expect((await ask(engine, ALL, { page: 1e9 })).hits).toEqual([])
  expect((await ask(engine, ALL, { page: 0 })).hits).toEqual([])
})
