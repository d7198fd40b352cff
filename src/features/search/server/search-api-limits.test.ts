import { expect, test } from 'vitest'
import { createColumnarEngine } from './engines/columnar-engine/columnar-engine.ts'
import { createSearchApi } from './search-api.ts'
import { aWideSite } from './testing/local-meilisearch.ts'
import { aDocument } from './testing/stock-builders.ts'

/** Stock with texts long enough for an answer of any size. */
async function aBigApi(count: number, charsEach: number) {
  const big = createColumnarEngine()
  await big.upsert(
    Array.from({ length: count }, (_, at) =>
      aDocument({ id: `big${at}`, name: `kia ${'x '.repeat(charsEach / 2)}` }),
    ),
  )
  const deps = { engineFor: () => big, addressOf: () => 'one', findSimilarIds: async () => null }
  return createSearchApi({
    ...deps,
    clock: { now: () => 1_790_000_000_000 },
    siteOf: () => aWideSite(['dlr_a']),
  })
}

test('queries of one request share one hit limit: fifty times a thousand is refused before any is answered', async () => {
  const api = await aBigApi(2, 10)
  const query = { indexUid: 'vehicles', limit: 1000 }
  const ask = (times: number) =>
    api.request('http://a.test/multi-search', {
      method: 'POST',
      body: JSON.stringify({ queries: Array(times).fill(query) }),
    })
  const refused = await ask(50)
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([400, 'bad_request'])
  expect((await ask(1)).status).toBe(200)
})

test('an answer larger than 4 MB is refused without being built', async () => {
  const big = await aBigApi(100, 50_000)
  const found = await big.request('http://a.test/indexes/vehicles/search?limit=100')
  expect([found.status, ((await found.json()) as { message: string }).message]).toEqual([
    400,
    expect.stringContaining('ask for fewer hits'),
  ])
  expect((await big.request('http://a.test/indexes/vehicles/search?limit=10')).status).toBe(200)
})

test('a visitor who has used two seconds of work is told when to retry', async () => {
  const big = await aBigApi(500, 1000)
  const statuses = new Set<number>()
  const path = 'http://a.test/indexes/vehicles/search?q=kia&limit=500&attributesToHighlight=*'
  for (let at = 0; at < 400 && !statuses.has(429); at += 1) {
    const answer = await big.request(path)
    statuses.add(answer.status)
    if (answer.status !== 429) continue
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(((await answer.json()) as { code: string }).code).toBe('too_many_search_requests')
  }
  expect([...statuses]).toEqual([200, 429])
}, 60_000)

test('a large answer yields, so that nobody has to wait for all of it', async () => {
  const big = await aBigApi(1000, 1000)
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  const started = performance.now()
  const answer = await big.request(
    'http://a.test/indexes/vehicles/search?q=kia&limit=1000&attributesToHighlight=*',
  )
  const took = performance.now() - started
  clearInterval(timer)
  expect([answer.status, longest < took / 2]).toEqual([200, true])
})
