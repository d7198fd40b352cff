import { expect, test } from 'vitest'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { pageCacheVersion, pathOf } from './page-handler.ts'

const site = { version: 3 } as unknown as SiteContext

function versionAt(moment: string, stock = 'a') {
  return pageCacheVersion({ stockVersion: () => stock, clock: { now: () => Date.parse(moment) } }, site)
}

test('yesterday’s page is never shown today in any state, and a change of stock or document replaces it at once', () => {
  for (const [before, after] of [
    ['2026-11-21T23:59:59.999+11:00', '2026-11-22T00:00:00+11:00'],
    ['2026-11-21T23:59:59.999+10:30', '2026-11-22T00:00:00+10:30'],
    ['2026-11-21T23:59:59.999+09:30', '2026-11-22T00:00:00+09:30'],
    ['2026-11-21T23:59:59.999+08:00', '2026-11-22T00:00:00+08:00'],
  ] as const)
    expect(versionAt(after)).not.toBe(versionAt(before))
  expect(versionAt('2026-11-21T10:29:00Z')).toBe(versionAt('2026-11-21T10:00:00Z'))
  expect(versionAt('2026-11-21T10:00:00Z', 'b')).not.toBe(versionAt('2026-11-21T10:00:00Z', 'a'))
})

test('an address that begins with several slashes is no page, least of all the home page', () => {
  for (const [path, read] of [
    ['//', '/%2F'],
    ['///', '/%2F'],
    ['//evil.com/%2e%2e', '/%2F'],
    ['/.//evil.com', '/%2Fevil.com'],
    ['//faqs?a=//b', '/%2Ffaqs?a=//b'],
    ['/', '/'],
    ['/search/used-cars?make=a', '/search/used-cars?make=a'],
  ] as const)
    expect(pathOf({ url: `https://north.example${path}` })).toBe(read)
})
