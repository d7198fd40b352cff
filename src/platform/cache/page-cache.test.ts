import { expect, test } from 'vitest'
import { type CachedPage, chooseEncoding, SMALLEST_FIRST, pageResponse, toCachedPage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'

const key = { host: 'a.test', siteId: 'site_a', url: '/search/used-cars?page=2' }

function page(text: string, headers: Record<string, string> = {}, status = 200): Promise<CachedPage> {
  return toCachedPage(new Response(text, { status, headers }), [])
}

function cacheAt(clock: { ms: number }, maxBytes = 1_000_000) {
  return createPageCache({ maxBytes, now: () => clock.ms })
}

test('one host never gets another host’s page, even for the same site and path', async () => {
  const cache = cacheAt({ ms: 0 })
  await cache.get(key, '1', () => page('host a'))
  const other = await cache.get({ ...key, host: 'b.test' }, '1', () => page('host b'))
  expect(new TextDecoder().decode(other.page.identity)).toBe('host b')
  const otherSite = await cache.get({ ...key, siteId: 'site_b' }, '1', () => page('site b'))
  expect(otherSite.from).toBe('miss')
})

test('a page is rendered once for a hundred visitors at once', async () => {
  const cache = cacheAt({ ms: 0 })
  let renders = 0
  const render = async () => {
    renders++
    await new Promise((resume) => setTimeout(resume, 5))
    return page('once')
  }
  await Promise.all(Array.from({ length: 100 }, () => cache.get(key, '1', render)))
  expect(renders).toBe(1)
  expect((await cache.get(key, '1', render)).from).toBe('hit')
})

test('once the version has moved, the old page is served for at most one more second', async () => {
  const clock = { ms: 0 }
  const cache = cacheAt(clock)
  await cache.get(key, '1', () => page('old'))
  const never = () => new Promise<CachedPage>(() => {})
  expect((await cache.get(key, '2', never)).from).toBe('stale')
  clock.ms = 999
  expect((await cache.get(key, '2', never)).from).toBe('stale')
  clock.ms = 1000
  const late = await Promise.race([
    cache.get(key, '2', never),
    new Promise((resume) => setTimeout(() => resume('waits'), 20)),
  ])
  expect(late).toBe('waits')
})

test('a car that was sold while nobody was looking never shows its old page', async () => {
  const clock = { ms: 0 }
  const cache = cacheAt(clock)
  await cache.get(key, '1', () => page('for sale'))
  clock.ms = 5_000
  const seen = await cache.get(key, '2', () => page('gone', {}, 410))
  expect([seen.from, seen.page.status]).toEqual(['miss', 410])
})

test.each([404, 409, 410, 500])(
  'a page that now answers %i replaces its old 200 within a second, whether it is kept or not',
  async (status) => {
    for (const headers of [{}, { 'cache-control': 'no-store' }] as Record<string, string>[]) {
      const clock = { ms: 0 }
      const cache = cacheAt(clock)
      const next = () => page('gone', headers, status)
      await cache.get(key, '1', () => page('for sale'))
      expect((await cache.get(key, '2', next)).page.status).toBe(200)
      await new Promise((resume) => setTimeout(resume, 10))
      expect((await cache.get(key, '2', next)).page.status).toBe(status)
      expect(cache.peek(key, '1')).toBeNull()
    }
  },
)

test('when a new page could not be made for a second, the old one is not served again', async () => {
  const clock = { ms: 0 }
  const cache = cacheAt(clock)
  await cache.get(key, '1', () => page('old'))
  const broken = () => Promise.reject(new Error('down'))
  expect((await cache.get(key, '2', broken)).from).toBe('stale')
  clock.ms = 1000
  await expect(cache.get(key, '2', broken)).rejects.toThrow('down')
})

test('the new page replaces the old one as soon as it is ready', async () => {
  const cache = cacheAt({ ms: 0 })
  await cache.get(key, '1', () => page('old'))
  await cache.get(key, '2', () => page('new'))
  await new Promise((resume) => setTimeout(resume, 10))
  const seen = await cache.get(key, '2', () => page('never'))
  expect([seen.from, new TextDecoder().decode(seen.page.identity)]).toEqual(['hit', 'new'])
})

test('a page older than a minute is rendered again, because opening hours change by themselves', async () => {
  const clock = { ms: 0 }
  const cache = cacheAt(clock)
  await cache.get(key, '1', () => page('morning'))
  clock.ms = 61_001
  expect((await cache.get(key, '1', () => page('evening'))).from).toBe('miss')
})

test('an answer with a cookie, no-store or an error is never kept', async () => {
  for (const [headers, status] of [
    [{ 'set-cookie': 'a=1' }, 200],
    [{ 'cache-control': 'no-store' }, 200],
    [{ 'cache-control': 'private' }, 200],
    [{}, 500],
  ] as const) {
    const cache = cacheAt({ ms: 0 })
    await cache.get(key, '1', () => page('mine', headers, status))
    expect((await cache.get(key, '1', () => page('mine', headers, status))).from).toBe('miss')
  }
})

test('a failed render is not kept, and the next visitor tries again', async () => {
  const cache = cacheAt({ ms: 0 })
  await expect(cache.get(key, '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect((await cache.get(key, '1', () => page('up'))).from).toBe('miss')
})

test('the cache stays within its limit and drops the least recently used page', async () => {
  const cache = cacheAt({ ms: 0 }, 10_000)
  const body = 'x'.repeat(600)
  for (let index = 0; index < 20; index++)
    await cache.get({ ...key, url: `/${index}` }, '1', () => page(body))
  expect(cache.stats.bytes).toBeLessThanOrEqual(10_000)
  expect((await cache.get({ ...key, url: '/19' }, '1', () => page(body))).from).toBe('hit')
  expect((await cache.get({ ...key, url: '/0' }, '1', () => page(body))).from).toBe('miss')
})

test('the best accepted encoding is sent with its own ETag, and 304 to those who have it', async () => {
  const html = '<p>used cars</p>'.repeat(200)
  const cached = await page(html, { 'content-type': 'text/html' })
  const request = (headers: Record<string, string>) => new Request('http://a.test/', { headers })
  const answer = await pageResponse(cached, request({ 'accept-encoding': 'gzip, br' }))
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(html)
  const etag = answer.headers.get('etag') ?? ''
  expect(
    (await pageResponse(cached, request({ 'accept-encoding': 'br', 'if-none-match': etag }))).status,
  ).toBe(304)
  expect(
    (await pageResponse(cached, request({ 'accept-encoding': 'gzip', 'if-none-match': etag }))).status,
  ).toBe(200)
  expect(await (await pageResponse(cached, request({}))).text()).toBe(html)
})

test('the first visitor gets the quickest form, all others the smallest, and both are recognised later', async () => {
  const html = '<p>used cars</p>'.repeat(200)
  const cached = await page(html, { 'content-type': 'text/html' })
  const ask = (headers: Record<string, string>, isNew = false) =>
    pageResponse(cached, new Request('http://a.test/', { headers }), { isNew })
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const first = await ask(browser, true)
  expect(first.headers.get('content-encoding')).toBe('zstd')
  expect(zstdDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toBe(html)
  const later = await ask(browser)
  expect(later.headers.get('content-encoding')).toBe('br')
  for (const etag of [first, later].map(({ headers }) => headers.get('etag') ?? '')) {
    const again = await ask({ ...browser, 'if-none-match': etag })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
  }
  expect((await ask({ 'accept-encoding': 'br' }, true)).headers.get('content-encoding')).toBe('br')
})

test.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['GZIP;q=0.5, BR;q=0.1', 'br'],
  ['gzip;q=0', 'identity'],
])('accept-encoding %s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header, SMALLEST_FIRST)).toBe(encoding)
})
