import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutboundHttp } from './outbound-http.ts'

let server: Server
let base: string
const hits: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url ?? '')
    const status = Number(request.url?.slice(1))
    if (status === 0) return
    response.writeHead(status, status === 301 ? { location: `${base}/200` } : {}).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const develop = createOutboundHttp({ isDevelopment: true, timeoutMs: 300 })
const live = createOutboundHttp({ isDevelopment: false, timeoutMs: 300 })
const to = (url: string) => ({ url, headers: {}, body: '{}' })

test('200 is accepted; 500 and silence are tried again; 422 is not', async () => {
  expect(await develop(to(`${base}/200`))).toEqual({ ok: true, value: { status: 200 } })
  expect(await develop(to(`${base}/500`))).toMatchObject({
    error: { permanent: false, isReceiverDown: true },
  })
  expect(await develop(to(`${base}/0`))).toMatchObject({ error: { permanent: false, isReceiverDown: true } })
  expect(await develop(to(`${base}/422`))).toMatchObject({
    error: { permanent: true, isReceiverDown: false },
  })
})

test('a redirect is refused and not followed', async () => {
  hits.length = 0
  expect(await develop(to(`${base}/301`))).toMatchObject({ ok: false, error: { permanent: true } })
  expect(hits).toEqual(['/301'])
})

test('outside development only https to public addresses is used', async () => {
  hits.length = 0
  const localhost = `https://localhost:${base.split(':')[2]}/200`
  for (const url of [
    `${base}/200`,
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/x',
    'ftp://a.b/c',
    'nonsense',
    'https://u:p@example.com/',
    localhost,
  ]) {
    expect(await live(to(url)), url).toMatchObject({ ok: false, error: { permanent: true } })
  }
  expect(hits).toEqual([])
})
