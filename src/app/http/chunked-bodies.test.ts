import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppContext } from '#src/app/context.ts'
import { createHttpApp } from './http-app.ts'
import { anyoneArrives } from './testing/anyone-arrives.ts'

/** Accepts any property or call and does nothing. */
const anything: object = new Proxy(() => anything, {
  get: (_, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => 'x' : anything),
  apply: () => anything,
})

let server: Server
let app: ReturnType<typeof createHttpApp>
/** Addresses of pages whose body was read or broke off. */
const reads: string[] = []
const faults: unknown[] = []
let now = 1_800_000_000_000
beforeAll(async () => {
  const known: Record<string, unknown> = {
    root: '/',
    // Each call comes an hour after the last, so that no write limit is reached.
    clock: { now: () => (now += 3_600_000) },
    log: { info: () => {}, error: (...told: unknown[]) => faults.push(told) },
    env: { isProduction: true, trustedProxies: 0, metricsToken: null },
  }
  app = createHttpApp({
    app: new Proxy({}, { get: (_, name) => known[String(name)] ?? anything }) as AppContext,
    arrivals: anyoneArrives(),
    pages: (async (request: Request) => ({
      response: Response.json({ read: (await request.text().finally(() => reads.push(request.url))).length }),
      cache: 'none',
    })) as never,
    assets: () => null,
  })
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

const BODIES = ['{"a":1}', '{', `{"a":"${'x'.repeat(300_000)}"}`]

/** The status and body of one request as sent over the wire. */
async function send(line: string, body: string, isChunked: boolean): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const type = 'content-type: application/json'
  socket.on('error', () => {})
  socket.write(`${line} HTTP/1.1\r\nhost: northside.example\r\n${type}\r\nconnection: close\r\n`)
  if (isChunked) socket.write(`transfer-encoding: chunked\r\n\r\n${chunked(body)}`)
  else socket.write(`content-length: ${body.length}\r\n\r\n${body}`)
  let answer = ''
  for await (const piece of socket) answer += String(piece)
  return `${answer.slice(9, 12)} ${answer.slice(answer.indexOf('\r\n\r\n'))}`.replace(/"id":"[^"]+"/, '')
}

function chunked(body: string): string {
  const pieces = body.match(/[\s\S]{1,5000}/g) ?? []
  return `${pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('')}0\r\n\r\n`
}

test('every route that takes a body answers one sent in chunks like one with a length', async () => {
  const routes = app.routes
    .filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
    .map(
      ({ method, path }) => `${method} ${path.replace(/:\w+(\{[^}]*\})?\??/g, 'vehicles').replace('*', 'x')}`,
    )
  const lines = [...new Set([...routes, 'POST /contact', 'POST /trade-in/valuation?t=x'])]
  for (const expected of ['POST /api/leads', 'POST /api/search/multi-search', 'POST /api/phone-reveal'])
    expect(lines).toContain(expected)
  for (const line of lines) {
    for (const body of BODIES) {
      const told = await send(line, body, false)
      const inChunks = await send(line, body, true)
      expect([line, body.length, inChunks]).toEqual([line, body.length, told])
    }
  }
}, 60_000)

test('a chunked body that is too large or broken is refused as such instead of with a 500', async () => {
  const statuses = async (line: string) =>
    Promise.all(BODIES.map(async (body) => (await send(line, body, true)).slice(0, 3)))
  expect(await statuses('POST /api/leads')).toEqual([expect.any(String), '400', '413'])
  expect(await statuses('POST /api/phone-reveal')).toEqual(['400', '400', '400'])
  expect(await statuses('POST /api/trade-in/rego-lookup')).toEqual(['200', '400', '413'])
})

test('an unknown API address is a JSON 404 for every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await app.request('http://northside.example/api/nope', { method })
    expect([method, answer.status, await answer.json()]).toEqual([
      method,
      404,
      { error: 'There is no such address.' },
    ])
  }
})

test('an upload that breaks off is not our fault and not logged as one', async () => {
  faults.length = 0
  const connections = () => new Promise((done) => server.getConnections((_, count) => done(count)))
  const { port } = server.address() as AddressInfo
  const paths = ['/breaks-off', '/api/leads', '/api/trade-in/rego-lookup', '/api/phone-reveal']
  for (const path of paths) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const head = 'host: northside.example\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'
    await new Promise<void>((done) => socket.write(`POST ${path} HTTP/1.1\r\n${head}`, () => done()))
    await expect.poll(() => connections()).toBe(1)
    socket.destroy()
    await expect.poll(() => connections()).toBe(0)
  }
  await expect.poll(() => reads.filter((url) => url.endsWith('/breaks-off'))).toHaveLength(1)
  expect(faults).toEqual([])
})
