import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FETCH_ATTEMPTS_MAX, mayFetch, checkDelayMs, retryDelayMs, sniffPicture } from './picture-fetch.ts'

test('retries are spaced further and further apart, up to six hours, and stop', () => {
  expect([1, 2, 3].map((attempts) => retryDelayMs(attempts, 0.5))).toEqual([30_000, 120_000, 480_000])
  expect(retryDelayMs(FETCH_ATTEMPTS_MAX, 0.5)).toBeNull()
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: FETCH_ATTEMPTS_MAX - 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, r) => {
        const delay = retryDelayMs(n, r) ?? 0
        expect(delay).toBeGreaterThanOrEqual(27_000)
        expect(delay).toBeLessThanOrEqual(1.1 * 6 * 3_600_000)
      },
    ),
  )
})

test.each([
  ['https://photos.dealer.example/1.jpg', true],
  ['http://photos.dealer.example:8080/1.jpg', true],
  ['https://PHOTOS.dealer.example/1.jpg', true],
  ['https://evil.photos.dealer.example/1.jpg', false],
  ['https://photos.dealer.example.evil.example/1.jpg', false],
  ['https://photos.dealer.example@evil.example/1.jpg', false],
  ['https://user:word@photos.dealer.example/1.jpg', false],
  ['ftp://photos.dealer.example/1.jpg', false],
  ['http://127.0.0.1/1.jpg', false],
  ['http://0x7f000001/1.jpg', false],
])('%s may be fetched: %s', (url, allowed) => {
  expect(mayFetch(new URL(url), ['photos.dealer.example'])).toBe(allowed)
})

test('a picture is recognised by its bytes, and SVG, HTML and GIF are not pictures', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(sniffPicture(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg')
  expect(sniffPicture(bytes('\x89PNG\r\n'))).toBe('png')
  expect(sniffPicture(bytes('RIFF\0\0\0\0WEBP'))).toBe('webp')
  expect(sniffPicture(bytes('\0\0\0\x1cftypavif'))).toBe('avif')
  for (const other of ['<svg onload=alert(1)>', '<!doctype html>', 'GIF89a', '', 'RIFF\0\0\0\0WAVE'])
    expect(sniffPicture(bytes(other))).toBeNull()
})

test('a missing picture is retried after an hour, six hours, then daily, and a stored one is checked weekly', () => {
  const hours = (attempts: number) => (retryDelayMs(attempts, 0.5, 'HTTP 404') ?? 0) / 3_600_000
  expect([1, 2, 3, 31].map(hours)).toEqual([1, 6, 24, 24])
  expect(retryDelayMs(32, 0.5, 'HTTP 404')).toBeNull()
  expect(checkDelayMs(0.5)).toBe(7 * 24 * 3_600_000)
})
