import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import type { SearchEngine } from '#src/features/search/domain/search-engine.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { createSearchApi } from '../search-api.ts'

/** Our HTTP API on a local port for the official client, plus the few write routes that only a hosted index has. */
export async function startLocalMeilisearch(
  engine: SearchEngine,
  site: SiteContext,
): Promise<{ host: string; stop(): Promise<void> }> {
  const app = new Hono()
  const done = {
    taskUid: 1,
    uid: 1,
    indexUid: 'vehicles',
    status: 'succeeded',
    type: 'documentAdditionOrUpdate',
    enqueuedAt: '2026-11-21T00:00:00Z',
  }
  app.post('/api/search/indexes', (c) => c.json(done, 202))
  app.patch('/api/search/indexes/vehicles/settings', (c) => c.json(done, 202))
  app.get('/api/search/tasks/:uid', (c) => c.json(done))
  app.post('/api/search/indexes/vehicles/documents', async (c) => {
    await engine.upsert((await c.req.json()) as StockDocument[])
    return c.json(done, 202)
  })
  app.post('/api/search/indexes/vehicles/documents/delete-batch', async (c) => {
    await engine.remove((await c.req.json()) as string[])
    return c.json(done, 202)
  })
  app.route(
    '/api/search',
    createSearchApi({
      engineFor: () => engine,
      clock: { now: () => 1_790_000_000_000 },
      addressOf: () => 'a visitor',
      findSimilarIds: async () => null,
      siteOf: () => site,
    }),
  )
  const server = serve({
    fetch: app.fetch,
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
    // On a busy machine seconds pass between two requests of one connection.
    serverOptions: { keepAliveTimeout: 0 },
  })
  await new Promise<void>((listening) => server.once('listening', () => listening()))
  const { port } = server.address() as AddressInfo
  return {
    host: `http://127.0.0.1:${port}/api/search`,
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** A site that shows stock sold in the last 100 years, so that only the tested filters narrow it. */
export function aWideSite(
  dealershipIds: readonly string[],
  changes: Partial<SiteContext['config']> = {},
): SiteContext {
  const config = {
    includeSoldCarsDays: 36_500,
    searchFilters: '',
    manufacturer: null,
    search: { ascendingPriceNeedsPrice: false },
    ...changes,
  }
  return {
    id: 'site_1',
    version: 1,
    config,
    origin: 'http://a.localhost',
    host: 'a.localhost',
    dealershipIds,
    isPreview: true,
  } as unknown as SiteContext
}
