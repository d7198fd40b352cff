import { expect, test, vi } from 'vitest'
import type { AppContext } from '#src/app/context.ts'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import type { AskedAddress } from '#src/features/sites/server/site-service.ts'
import { browserOrigin, createArrivals, movedAnswer } from './arrival.ts'

const site = aSite()
const arrival = { site, scheme: null, askedOrigin: 'http://www.a.example', moveTo: null }

function open(trustedProxies: number) {
  const asked: AskedAddress[] = []
  const warn = vi.fn()
  const resolveRequest = async (address: AskedAddress) => {
    asked.push(address)
    return arrival
  }
  const app = { env: { trustedProxies }, log: { warn }, sites: { resolveRequest } } as unknown as AppContext
  const arrivals = createArrivals(app)
  const resolve = (headers: Record<string, string>) => arrivals.resolve((name) => headers[name])
  return { arrivals, asked, warn, resolve }
}

test('X-Forwarded-Proto is believed only behind a trusted proxy, and X-Forwarded-Host never', async () => {
  const headers = { host: 'www.a.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
  for (const [proxies, scheme] of [
    [0, null],
    [1, 'https'],
  ] as const) {
    const { asked, resolve } = open(proxies)
    await resolve(headers)
    expect(asked).toEqual([{ host: 'www.a.example', scheme }])
  }
})

test('an untrusted proxy is reported in the log, once', async () => {
  const { warn, resolve } = open(0)
  await resolve({ host: 'www.a.example' })
  expect(warn).not.toHaveBeenCalled()
  await resolve({ host: 'www.a.example', 'x-forwarded-proto': 'https' })
  await resolve({ host: 'www.a.example', 'x-forwarded-proto': 'https' })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toContain('TRUSTED_PROXIES')
})

test('a form’s address is the browser’s own if no proxy gave the scheme, and never another host’s', () => {
  expect(browserOrigin(arrival, 'https://www.a.example')).toBe('https://www.a.example')
  expect(browserOrigin(arrival, 'http://www.a.example')).toBe('http://www.a.example')
  for (const origin of ['https://evil.example', 'null', null, 'https://www.a.example:8443', 'x'])
    expect(browserOrigin(arrival, origin)).toBe('http://www.a.example')
  const told = { ...arrival, scheme: 'https' as const, askedOrigin: 'https://www.a.example' }
  expect(browserOrigin(told, 'http://www.a.example')).toBe('https://www.a.example')
})

const away = { ...arrival, moveTo: 'https://www.a.example' }
const overHttp = { ...away, scheme: 'http' as const }
const answer = (from: typeof away | typeof overHttp, method: string, path: string, search = '') => {
  const moved = movedAnswer(from, { method, path, search })
  return moved && [moved.status, moved.headers.get('location')]
}

test('pages on another host of a site move to its first host with path and query; forms and APIs are answered there', () => {
  const to = 'https://www.a.example/search/new?make=Kia&q=%C3%A9'
  expect(answer(away, 'GET', '/search/new', '?make=Kia&q=%C3%A9')).toEqual([301, to])
  expect(answer(away, 'HEAD', '//evil.example/x')).toEqual([301, 'https://www.a.example//evil.example/x'])
  for (const [method, path] of [
    ['POST', '/contact'],
    ['GET', '/api/search/indexes/vehicles/search'],
    ['PUT', '/api/stock-feeds/a'],
    ['GET', '/.well-known/acme-challenge/x'],
  ] as const)
    expect(answer(away, method, path)).toBeNull()
  expect(movedAnswer(arrival, { method: 'GET', path: '/', search: '' })).toBeNull()
})

test('over plain http pages move to https, a form keeping its method; an API refuses, and ACME is left alone', () => {
  expect(answer(overHttp, 'GET', '/')).toEqual([301, 'https://www.a.example/'])
  expect(answer(overHttp, 'POST', '/contact')).toEqual([308, 'https://www.a.example/contact'])
  expect(answer(overHttp, 'POST', '/api/leads')).toEqual([403, null])
  expect(answer(overHttp, 'GET', '/.well-known/acme-challenge/x')).toBeNull()
})
