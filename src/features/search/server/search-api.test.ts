import fc from 'fast-check'
import { Meilisearch, MeilisearchApiError } from 'meilisearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEEP_VALUES, hostileRuns, hostileValues } from '#src/platform/testing/hostile-values.ts'
import { createColumnarEngine } from './engines/columnar-engine/columnar-engine.ts'
import { createSearchApi } from './search-api.ts'
import { aWideSite, startLocalMeilisearch } from './testing/local-meilisearch.ts'
import { aDocument } from './testing/stock-builders.ts'

const engine = createColumnarEngine()
let server: Awaited<ReturnType<typeof startLocalMeilisearch>>
let client: Meilisearch

beforeAll(async () => {
  await engine.upsert([
    aDocument({ id: 'a' }),
    aDocument({ id: 'b', make: 'Kia', model: 'Rio', name: 'Kia Rio', price: 10 }),
    aDocument({ id: 'other', dealership_id: 'dlr_b' }),
    aDocument({ id: 'hidden', show_on_dealer_website: false }),
  ])
  server = await startLocalMeilisearch(engine, aWideSite(['dlr_a']))
  client = new Meilisearch({ host: server.host })
})
afterAll(() => server.stop())

/** Each request comes a minute after the last, so that only tests that mean to reach a limit. */
let now = 1_790_000_000_000
const api = createSearchApi({
  engineFor: () => engine,
  clock: { now: () => (now += 60_000) },
  addressOf: () => 'a visitor',
  findSimilarIds: async (_, slug) => (slug === 'known' ? ['a', 'b'] : null),
  siteOf: () => aWideSite(['dlr_a']),
})
const post = async (path: string, body: unknown) => {
  const response = await api.request(`http://a.test${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('the official client searches, counts, pages, multi-searches and facet-searches the site’s own stock (API-*)', async () => {
  const index = client.index('vehicles')
  const found = await index.search('', {
    filter: [['make = Kia', 'make = Toyota'], 'year > 2000'],
    facets: ['make', 'price'],
    sort: ['price:asc'],
  })
  expect(found.hits.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(found).toMatchObject({
    estimatedTotalHits: 2,
    facetDistribution: { make: { Kia: 1, Toyota: 1 } },
    facetStats: { price: { min: 10, max: 25_990 } },
  })
  expect(await index.search('', { page: 2, hitsPerPage: 1 })).toMatchObject({
    page: 2,
    totalPages: 2,
    totalHits: 2,
  })
  expect(
    (await index.searchGet('coro', { filter: 'year > 2000', facets: ['make'], limit: 5 })).hits,
  ).toHaveLength(1)
  const { results } = await client.multiSearch({
    queries: [
      { indexUid: 'vehicles', q: 'kia' },
      { indexUid: 'vehicles', limit: 10, attributesToHighlight: ['*'] },
    ],
  })
  expect(results.map(({ hits }) => hits.length)).toEqual([1, 2])
  expect((await index.searchForFacetValues({ facetName: 'make', facetQuery: 'to' })).facetHits).toEqual([
    { value: 'Toyota', count: 1 },
  ])
  expect((await client.health()).status).toBe('available')
  expect((await index.getStats()).numberOfDocuments).toBe(2)
  expect((await index.getSettings()).pagination).toEqual({ maxTotalHits: 2000 })
})

test('similar stock: a query of five keys returns hits (API-001)', async () => {
  const query = {
    indexUid: 'vehicles',
    facets: ['make'],
    attributesToHighlight: ['name'],
    limit: 10,
    filter: 'status = in_stock AND id != "b"',
  }
  const { status, body } = await post('/multi-search', { queries: [query] })
  const results = body.results as { hits: { id: string }[]; limit: number }[]
  expect([status, results.map(({ hits, limit }) => [hits.map(({ id }) => id), limit])]).toEqual([
    200,
    [[['a'], 10]],
  ])
})

test.each([
  'dealership_id = dlr_b',
  'make EXISTS OR dealership_id = dlr_b OR show_on_dealer_website = false',
  'id IN [other, hidden]',
  'NOT id = a',
  'id = a) OR (id EXISTS',
  '',
])('whatever the filter says, only the requesting site’s stock is returned: %s (API-001)', async (filter) => {
  const ids = async (path: string, asked: object, pick: (body: never) => { id: string }[]) => {
    const { status, body } = await post(path, asked)
    return status === 200 ? pick(body as never).map(({ id }) => id) : []
  }
  const seen = [
    ...(await ids(
      '/multi-search',
      {
        queries: [
          { indexUid: 'vehicles', filter },
          { indexUid: 'vehicles', filter: [[filter, 'id = other']] },
        ],
      },
      ({ results }: { results: { hits: { id: string }[] }[] }) => results.flatMap(({ hits }) => hits),
    )),
    ...(await ids('/indexes/vehicles/search', { filter }, ({ hits }: { hits: { id: string }[] }) => hits)),
  ]
  expect(seen.filter((id) => id !== 'a' && id !== 'b')).toEqual([])
})

test('ids of similar vehicles by slug, and an unknown slug is a clear 404 (API-002)', async () => {
  const known = await api.request('http://a.test/similar/known')
  expect([known.status, await known.json()]).toEqual([200, { ids: ['a', 'b'] }])
  const unknown = await api.request('http://a.test/similar/unknown')
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'not_found'])
})

test('query words are highlighted with the requested tags', async () => {
  const found = await client
    .index('vehicles')
    .search('corol', { attributesToHighlight: ['name'], highlightPreTag: '<b>', highlightPostTag: '</b>' })
  expect(found.hits[0]?._formatted?.name).toBe('2021 Toyota <b>Corolla</b> SX')
})

test('the client sees errors as MeilisearchApiError with code, type and link', async () => {
  const error = await client
    .index('vehicles')
    .search('', { filter: 'year >' })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MeilisearchApiError)
  expect((error as MeilisearchApiError).cause).toMatchObject({
    code: 'invalid_search_filter',
    type: 'invalid_request',
    link: 'https://docs.meilisearch.com/errors#invalid_search_filter',
  })
  const inside = await client
    .multiSearch({ queries: [{ indexUid: 'vehicles' }, { indexUid: 'vehicles', filter: 'year >' }] })
    .catch((thrown: unknown) => thrown)
  expect((inside as Error).message).toMatch(/^Inside `.queries\[1\]`: /)
})

test.each([
  [{ nonsense: 1 }, 400, 'bad_request'],
  [{ __proto__x: 1 }, 400, 'bad_request'],
  [{ limit: 1001 }, 400, 'invalid_search_limit'],
  [{ limit: '5' }, 400, 'invalid_search_limit'],
  [{ offset: -1 }, 400, 'invalid_search_offset'],
  [{ offset: 100_001 }, 400, 'invalid_search_offset'],
  [{ page: -1 }, 400, 'invalid_search_page'],
  [{ page: 1.5 }, 400, 'invalid_search_page'],
  [{ q: 'x'.repeat(513) }, 400, 'invalid_search_q'],
  [{ q: 5 }, 400, 'invalid_search_q'],
  [{ filter: { a: 1 } }, 400, 'invalid_search_filter'],
  [{ filter: [['a = 1', ['b']]] }, 400, 'invalid_search_filter'],
  [{ filter: 'vin = 1' }, 400, 'invalid_search_filter'],
  [{ facets: ['purchase_cost'] }, 400, 'invalid_search_facets'],
  [{ facets: 'make' }, 400, 'invalid_search_facets'],
  [{ sort: ['make'] }, 400, 'invalid_search_sort'],
  [{ vector: [1] }, 400, 'feature_not_enabled'],
  [{ highlightPreTag: '<'.repeat(51) }, 400, 'invalid_search_highlight_pre_tag'],
  [{ highlightPostTag: '<'.repeat(51) }, 400, 'invalid_search_highlight_post_tag'],
  [{ attributesToHighlight: Array(101).fill('name') }, 400, 'invalid_search_attributes_to_highlight'],
  [{ sort: Array(101).fill('price:asc') }, 400, 'invalid_search_sort'],
  [{ filter: Array(2000).fill('year > 1') }, 400, 'invalid_search_filter'],
  [{ filter: `id = ${'x'.repeat(10_000)}` }, 400, 'invalid_search_filter'],
  [[], 400, 'bad_request'],
  ['{', 400, 'malformed_payload'],
  [{ q: 'x'.repeat(200_000) }, 413, 'payload_too_large'],
])('invalid request %# is answered as Meilisearch does', async (body, status, code) => {
  const answer = await post('/indexes/vehicles/search', body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(Object.keys(answer.body)).toEqual(['message', 'code', 'type', 'link'])
})

test('page 0 and page 10^9 are empty pages with the true total', async () => {
  for (const page of [0, 1e9])
    expect((await post('/indexes/vehicles/search', { page })).body).toMatchObject({ hits: [], totalHits: 2 })
})

test('an unknown site, index or route and any write are refused', async () => {
  expect((await post('/indexes/cars/search', {})).body.code).toBe('index_not_found')
  expect((await post('/indexes/vehicles/documents', [])).status).toBe(404)
  expect((await post('/multi-search', { queries: [], federation: {} })).body.code).toBe('feature_not_enabled')
})

test('a search with any JSON values is answered or refused with Meilisearch’s error, never a server error', async () => {
  const hostile = { toString: 0 }
  expect((await post('/multi-search', { queries: [{ indexUid: hostile }] })).body.code).toBe(
    'index_not_found',
  )
  expect((await post('/indexes/vehicles/facet-search', { facetName: hostile })).status).toBe(400)
  const names = ['q', 'filter', 'facets', 'sort', 'limit', 'facetName', 'facetQuery', 'indexUid', 'queries']
  const paths = ['/multi-search', '/indexes/vehicles/search', '/indexes/vehicles/facet-search']
  const deep = JSON.stringify(DEEP_VALUES[0])
  for (const path of paths)
    for (const name of names) expect((await post(path, `{"${name}":${deep}}`)).status).toBeLessThan(500)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.dictionary(fc.constantFrom(...names), hostileValues(names), { maxKeys: 3 }),
      async (path, body) => {
        expect((await post(path, body)).status).toBeLessThan(500)
      },
    ),
    { numRuns: hostileRuns(200) },
  )
})

test('a chunked body is read, and refused in Meilisearch’s format if broken or too large', async () => {
  const send = async (...pieces: string[]) => {
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift()
        if (piece === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(piece))
      },
    })
    const init = { method: 'POST', body, duplex: 'half' }
    const response = await fetch(`${server.host}/indexes/vehicles/search`, init as RequestInit)
    return [response.status, ((await response.json()) as { code?: string }).code]
  }
  expect(await send('{"q":', '"kia"}')).toEqual([200, undefined])
  expect(await send('{"q":', '"kia"')).toEqual([400, 'malformed_payload'])
  expect(await send('{"q":"', 'x'.repeat(60_000), 'x'.repeat(60_000))).toEqual([413, 'payload_too_large'])
})

test.each([
  ['OPTIONS', '/indexes/vehicles/search', 405, 'GET, HEAD, POST'],
  ['DELETE', '/indexes/vehicles/search', 405, 'GET, HEAD, POST'],
  ['PATCH', '/multi-search', 405, 'POST'],
  ['PUT', '/indexes/vehicles', 405, 'GET, HEAD'],
  ['GET', '/multi-search', 405, 'POST'],
  ['DELETE', '/indexes/vehicles/documents', 404, null],
  ['OPTIONS', '/', 404, null],
  ['PUT', '/tasks', 404, null],
])('%s %s is answered %i in Meilisearch’s format', async (method, path, status, allow) => {
  const answer = await api.request(`http://a.test${path}`, { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow])
  expect(Object.keys((await answer.json()) as object)).toEqual(['message', 'code', 'type', 'link'])
})
