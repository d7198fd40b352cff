import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { createAppContext } from './app/context.ts'
import { runCommand } from './app/commands.ts'
import { readEnv } from './env.ts'
import { createArrivals } from './app/http/arrival.ts'
import { createHttpApp } from './app/http/http-app.ts'
import { createPageHandler, loadPageBuild } from './app/http/page-handler.ts'
import { settleTarget } from './app/http/request-target.ts'
import { createWarmPages } from './app/http/warm-pages.ts'
import { createPageCache } from './platform/cache/page-cache.ts'
import { serveCommands } from './platform/cli/owner-socket.ts'
import { answerInTurn } from './platform/http/connections/answer-in-turn.ts'
import { createAssetServer } from './platform/http/asset-server.ts'
import { CONNECTION_LIMITS } from './platform/http/connections/connection-limits.ts'
import { limitRequestsAhead } from './platform/http/connections/requests-ahead.ts'
import { createDrain } from './platform/http/connections/drain-requests.ts'
import { endStart } from './platform/cli/start-failure.ts'
import { step } from '../scripts/progress/progress.mjs'
import { seedDemo } from '#seed/seed-demo.ts'

const PAGE_CACHE_BYTES = 256 * 1024 * 1024
/** Requests in flight get this long to finish after a stop signal. */
const DRAIN_MS = 10_000
const root = join(import.meta.dirname, '..')

let dataDir: string | null = null
/** Until it listens, any failure ends the start. */
const failStart = (error: unknown) => endStart(error, dataDir)
process.on('uncaughtException', failStart)
const env = readEnv()
dataDir = env.dataDir
/** Somebody trying the demo is told what takes so long. */
const told: typeof step = env.isDemo ? step : (_title, work) => work()
const app = await told('Opening the store', () => createAppContext(env, root))
const http = createServer(CONNECTION_LIMITS)
const { drain } = createDrain(http, DRAIN_MS)
const vite = env.isDev ? await startVite(http) : null
if (!vite) limitRequestsAhead(http)
if (env.isDemo) await app.store.exclusively('seed', () => seedDemo(app, step))
await told('Loading the stock', () => app.start())
const cache = createPageCache({ maxBytes: PAGE_CACHE_BYTES, now: () => app.clock.now() })
app.metrics.gauges(
  'reservations',
  'Reservations by state',
  async () => (await app.reservations.counts()).reservations,
)
app.metrics.gauges('payments', 'Deposits by state', async () => (await app.reservations.counts()).payments)
app.metrics.gauges('stock_feeds', 'Stock feeds by the result of their last run', () => app.feeds.counts())
app.metrics.gauges('retention_removed', 'Personal records whose period has ended, by kind', () =>
  app.retention.countRemoved(),
)
app.metrics.gauge('page_cache_bytes', 'Bytes of finished pages in memory', () => cache.stats.bytes)
const build = await told('Loading the pages', () => loadPageBuild(root, vite))
const pages = createPageHandler(app, cache, build)
const arrivals = createArrivals(app)
const assets = createAssetServer(join(root, 'build/client'), join(root, 'build/compressed'))
const answer = createHttpApp({ app, arrivals, pages, assets })
const listener = getRequestListener(answer.fetch, { overrideGlobalObjects: false })
const answerWarm = createWarmPages({ app, arrivals, cache })
http.on(
  'request',
  answerInTurn((request, response) => {
    if (!settleTarget(request)) refuseTarget(response)
    else if (vite) vite.middlewares(request, response, () => void listener(request, response))
    else void answerRequest(request, response)
  }),
)
const stopCommands = await serveCommands(env.dataDir, (argv, io) => runCommand(app, argv, io))
http.listen(env.port, env.listenHost, () => void announce())
// Ctrl+C reaches this process from the terminal and again from npm and the script that started it; they all
// mean one stop.
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!isStopping) void stop(signal)
    isStopping = true
  })

async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isAnswered = await answerWarm(request, response).catch((error: unknown) => {
    app.log.error({ err: error }, 'warm page')
    return response.headersSent
  })
  if (!isAnswered) await listener(request, response)
}

function refuseTarget(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end('This request cannot be read.\n')
}

async function announce(): Promise<void> {
  process.off('uncaughtException', failStart)
  app.log.info({ port: env.port, store: app.store.kind }, 'listening')
  if (env.isProduction) return
  const sites = await app.sites.list()
  const lines = sites.map((site) => `  http://${site.slug}.localhost:${env.port}`.padEnd(52) + site.name)
  process.stdout.write(
    `\nForecourt serves ${sites.length} sites from ${app.store.kind === 'pglite' ? env.dataDir : 'PostgreSQL'}:\n${lines.join('\n')}\n  http://localhost:${env.port} lists them. Sent messages: /dev/outbox on each site.\n\n`,
  )
}

async function stop(signal: string): Promise<void> {
  app.log.info({ signal }, 'stopping')
  app.beginStop()
  await drain()
  await stopCommands()
  await vite?.close()
  await app.stop()
  process.exit(0)
}

async function startVite(server: Server): Promise<ViteDevServer> {
  const { createServer: createVite } = await import('vite')
  return createVite({
    root,
    // Its own sentences are noise here; errors are still shown.
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
    appType: 'custom',
  })
}
