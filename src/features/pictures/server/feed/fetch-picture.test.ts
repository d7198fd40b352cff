import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPhotoServer } from '#src/features/pictures/testing/photo-server.ts'
import { createFetchPicture } from './fetch-picture.ts'

let photos: Awaited<ReturnType<typeof startPhotoServer>>
beforeAll(async () => {
  photos = await startPhotoServer()
})
afterAll(() => photos.stop())

const hosts = ['127.0.0.1', '10.0.0.1']
const ours = {
  isDevelopment: false,
  bytesMax: 5_000_000,
  isOpenAddress: (address: string) => address === '127.0.0.1',
}
const fetchPicture = createFetchPicture(ours)

test('a picture on a listed host is fetched, including via a redirect on that host', async () => {
  for (const path of ['good-1.jpg', 'moved-1.jpg']) {
    const fetched = await fetchPicture(photos.url(path), hosts)
    expect(fetched.ok && fetched.value.bytes?.subarray(0, 2).toString('hex')).toBe('ffd8')
  }
})

test.each([
  ['inside-1.jpg', 'The address is not on the public internet', true],
  ['elsewhere-1.jpg', 'The host is not on the list of picture sources', true],
  ['loop-1.jpg', 'Too many redirects', true],
  ['html-1.jpg', 'The file is no picture', true],
  ['gone-1.jpg', 'HTTP 404', false],
  ['large-1.jpg', 'The file is too large', true],
  ['announced-1.jpg', 'The file is too large', true],
  ['twice-1.jpg', 'HTTP 500', false],
  ['cut-1.jpg', 'HTTP ECONNRESET', false],
])('%s: %s, permanent: %s', async (path, reason, isPermanent) => {
  const fetched = await fetchPicture(photos.url(path), hosts)
  expect(fetched).toEqual({
    ok: false,
    error: { reason, isPermanent },
  })
})

test('a server that never answers is given up on, for now', async () => {
  const hasty = createFetchPicture({ ...ours, timeoutMs: 300 })
  const error = { reason: 'No answer in time', isPermanent: false }
  expect(await hasty(photos.url('slow-1.jpg'), hosts)).toEqual({ ok: false, error })
})

test('an unlisted host is never contacted', async () => {
  const fetched = await fetchPicture(photos.url('good-unlisted.jpg'), ['photos.dealer.example'])
  expect(fetched.ok).toBe(false)
  expect(photos.times('good-unlisted.jpg')).toBe(0)
})

test('in production a listed name or address that resolves to an internal network is refused', async () => {
  const inProduction = createFetchPicture({ isDevelopment: false })
  const port = new URL(photos.url('')).port
  for (const host of ['127.0.0.1', 'localhost']) {
    const fetched = await inProduction(`http://${host}:${port}/good-2.jpg`, ['127.0.0.1', 'localhost'])
    expect(fetched).toMatchObject({ ok: false, error: { isPermanent: true } })
  }
  expect(photos.times('good-2.jpg')).toBe(0)
})

/** The same internal addresses in different spellings; a site may list them by mistake or malice. */
const INSIDE = [
  '127.0.0.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[fd00::1]',
  '[fe80::1]',
  '169.254.169.254',
  '10.0.0.1',
  'localhost',
]

test('no spelling of an internal address is contacted in production, whether from a feed or a redirect', async () => {
  let asked = 0
  let location = ''
  const outside = createServer((request, response) => {
    if (request.url === '/moved.jpg') return void response.writeHead(302, { location }).end()
    asked += 1
    response.end()
  })
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  const { port } = outside.address() as AddressInfo
  const listed = INSIDE.map((host) => new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, ''))
  const inProduction = createFetchPicture({ isDevelopment: false, timeoutMs: 2000 })
  // Only the first server's address counts as public here, like a dealer's own server.
  const fromOutside = createFetchPicture({
    isDevelopment: false,
    timeoutMs: 2000,
    isOpenAddress: (address) => address === '127.0.0.2',
  })
  const moved = createServer((_, response) => void response.writeHead(302, { location }).end())
  await new Promise<void>((ready) => moved.listen(port, '127.0.0.2', ready))
  for (const host of INSIDE) {
    location = `http://${host}:${port}/secret.jpg`
    const named = await inProduction(location, listed)
    const redirected = await fromOutside(`http://127.0.0.2:${port}/moved.jpg`, [...listed, '127.0.0.2'])
    expect([host, named], host).toMatchObject([host, { ok: false, error: { isPermanent: true } }])
    expect([host, redirected], host).toMatchObject([host, { ok: false, error: { isPermanent: true } }])
  }
  expect(asked).toBe(0)
  outside.close()
  moved.close()
})

test.each([
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'ftp://127.0.0.1/1.jpg',
  'http://u:p@127.0.0.1/1.jpg',
  'not an address',
  '',
])('%j is never fetched', async (address) => {
  expect(await fetchPicture(address, hosts)).toMatchObject({ ok: false, error: { isPermanent: true } })
})
