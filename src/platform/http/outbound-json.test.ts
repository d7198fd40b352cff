import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createOutboundJson } from './outbound-json.ts'

let server: Server | null = null
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`
}

const getJson = createOutboundJson({ isDevelopment: true, timeoutMs: 300 })

test('JSON comes back with its status, and the headers were sent', async () => {
  const url = await serve((request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ key: request.headers['x-key'] }))
  })
  expect(await getJson(url, { 'x-key': 'a' })).toEqual({
    ok: true,
    value: { status: 404, body: { key: 'a' } },
  })
})

test('a service that is slow, silent, endless or not JSON is a named failure', async () => {
  const slow = await serve(() => {})
  expect(await getJson(slow)).toMatchObject({ ok: false })
  server?.closeAllConnections()
  const html = await serve((_, response) => void response.end('<html>'))
  expect(await getJson(html)).toEqual({ ok: false, error: 'No JSON' })
  const endless = await serve((_, response) => {
    response.on('error', () => {})
    response.end(JSON.stringify('x'.repeat(600_000)))
  })
  expect(await getJson(endless)).toEqual({ ok: false, error: 'HTTP ETOOLONG' })
})

test('in production neither plain http nor an address inside the network is used', async () => {
  const strict = createOutboundJson({ isDevelopment: false })
  for (const url of [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://u:p@example.com/',
    'no url',
  ])
    expect((await strict(url)).ok, url).toBe(false)
  expect(await strict('https://localhost:9/')).toMatchObject({ ok: false })
})

test('a body is posted as JSON', async () => {
  const url = await serve((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () =>
      response.end(
        JSON.stringify({
          method: request.method,
          type: request.headers['content-type'],
          body: Buffer.concat(chunks).toString(),
        }),
      ),
    )
  })
  expect(await getJson(url, {}, { a: 'é' })).toEqual({
    ok: true,
    value: { status: 200, body: { method: 'POST', type: 'application/json', body: '{"a":"é"}' } },
  })
})
