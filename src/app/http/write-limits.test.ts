import { expect, test } from 'vitest'
import type { AppContext } from '#src/app/context.ts'
import routes from '#src/routes.ts'
import { createHttpApp } from './http-app.ts'
import { anyoneArrives } from './testing/anyone-arrives.ts'

/** More than any visitor or dealer's system may write at once. */
const TRIES = 130
/** Searches use POST and change nothing. */
const READS = '/api/search/'

/** Accepts any property or call and does nothing. */
const anything: object = new Proxy(() => anything, {
  get: (_, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => 'x' : anything),
  apply: () => anything,
})

function serve() {
  const known: Record<string, unknown> = {
    root: '/',
    clock: { now: () => 1_800_000_000_000 },
    env: { isProduction: false, trustedProxies: 0, metricsToken: null },
  }
  const app = new Proxy({}, { get: (_, name) => known[String(name)] ?? anything }) as AppContext
  const pages = async () => ({ response: new Response('page'), cache: 'none' })
  return createHttpApp({ app, arrivals: anyoneArrives(), pages: pages as never, assets: () => null })
}

/** Every route that may write, as `METHOD /path`: Hono's, and the form of each page. */
function writeRoutes(): string[] {
  const own = serve()
    .routes.filter(({ method }) => !['ALL', 'GET', 'HEAD', 'OPTIONS'].includes(method))
    .map(({ method, path }) => `${method} ${path}`)
  return [...new Set([...own, ...routes.map(({ path }) => `POST /${path ?? ''}`)])]
}

async function isLimited(method: string, path: string): Promise<boolean> {
  const http = serve()
  for (let index = 0; index < TRIES; index += 1) {
    const { status, headers } = await http.request(`http://northside.example${path}`, { method, body: 'x' })
    if (status === 429) return headers.has('retry-after')
  }
  return false
}

test('every route of the table that may write has a limit and says when to try again', async () => {
  const all = writeRoutes()
  for (const expected of ['POST /api/leads', 'PUT /api/stock-feeds/:source', 'POST /api/watchlist/save-car'])
    expect(all).toContain(expected)
  const free: string[] = []
  for (const route of all) {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replace(/:\w+(\{[^}]*\})?\??/g, 'x').replace('*', 'x')
    if (!path.startsWith(READS) && !(await isLimited(method, path))) free.push(route)
  }
  expect(free).toEqual([])
}, 60_000)

test('an unknown method is refused before any page is made', async () => {
  const request = { method: 'TRACE', url: 'http://northside.example/', headers: new Headers() }
  const answer = await serve().fetch(request as unknown as Request)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, expect.stringContaining('POST')])
})
