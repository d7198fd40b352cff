import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPhotoServer } from '#src/features/pictures/testing/photo-server.ts'
import { createFetchPicture } from './fetch-picture.ts'

let photos: Awaited<ReturnType<typeof startPhotoServer>>
beforeAll(async () => {
  photos = await startPhotoServer()
})
afterAll(() => photos.stop())

const hosts = ['127.0.0.1', '10.0.0.1']
const fetchPicture = createFetchPicture({
  isDevelopment: false,
  timeoutMs: 400,
  bytesMax: 5_000_000,
  isOpenAddress: (address) => address === '127.0.0.1',
})

test('a picture of a listed host is fetched, also over a redirect on that host', async () => {
  for (const path of ['good-1.jpg', 'moved-1.jpg']) {
    const fetched = await fetchPicture(photos.url(path), hosts)
    expect(fetched.ok && fetched.value.subarray(0, 2).toString('hex')).toBe('ffd8')
  }
})

test.each([
  ['inside-1.jpg', 'The address is not on the public internet', true],
  ['elsewhere-1.jpg', 'The host is not on the list of picture sources', true],
  ['loop-1.jpg', 'Too many redirects', true],
  ['html-1.jpg', 'The file is no picture', true],
  ['gone-1.jpg', 'HTTP 404', true],
  ['large-1.jpg', 'The file is too large', true],
  ['announced-1.jpg', 'The file is too large', true],
  ['twice-1.jpg', 'HTTP 500', false],
  ['cut-1.jpg', 'HTTP ECONNRESET', false],
  ['slow-1.jpg', 'No answer in time', false],
])('%s: %s, for good: %s', async (path, reason, isPermanent) => {
  const fetched = await fetchPicture(photos.url(path), hosts)
  expect(fetched).toEqual({
    ok: false,
    error: { reason, isPermanent },
  })
})

test('a host that is not listed is never asked', async () => {
  const fetched = await fetchPicture(photos.url('good-unlisted.jpg'), ['photos.dealer.example'])
  expect(fetched.ok).toBe(false)
  expect(photos.times('good-unlisted.jpg')).toBe(0)
})

test('in production a listed name or address that leads inside is refused on the address itself', async () => {
  const inProduction = createFetchPicture({ isDevelopment: false })
  const port = new URL(photos.url('')).port
  for (const host of ['127.0.0.1', 'localhost']) {
    const fetched = await inProduction(`http://${host}:${port}/good-2.jpg`, ['127.0.0.1', 'localhost'])
    expect(fetched).toMatchObject({ ok: false, error: { isPermanent: true } })
  }
  expect(photos.times('good-2.jpg')).toBe(0)
})
