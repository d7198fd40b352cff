import { expect, test } from 'vitest'
import { DEALERSHIPS } from '../testing/search-arbitraries.ts'
import { aWideSite, startLocalMeilisearch } from '../testing/local-meilisearch.ts'
import { createColumnarEngine } from './columnar-engine/columnar-engine.ts'
import { createMeilisearchEngine } from './meilisearch-engine.ts'
import { searchEngineContract } from './search-engine.contract.ts'

const DEALERSHIP_IDS = Array.from({ length: DEALERSHIPS }, (_, at) => `dlr_${at}`)

searchEngineContract('embedded index', async () => ({ engine: createColumnarEngine(), stop: async () => {} }))

searchEngineContract('hosted index through the official client (SRCH-032)', async () => {
  const server = await startLocalMeilisearch(createColumnarEngine(), aWideSite(DEALERSHIP_IDS))
  const engine = createMeilisearchEngine({ host: server.host, apiKey: 'key', indexUid: 'vehicles' })
  await engine.setUp()
  return { engine, stop: server.stop }
})

test('an unreachable hosted index is an error, not an exception', async () => {
  const engine = createMeilisearchEngine({
    host: 'http://127.0.0.1:9',
    apiKey: 'key',
    indexUid: 'vehicles',
    timeoutMs: 500,
  })
  const found = await engine.search({ dealershipIds: ['dlr_0'], filter: '' }, {})
  expect(found.ok ? 'ok' : found.error.code).toBe('search_unavailable')
})
