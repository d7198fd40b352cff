import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalOrigin, homeOrigin, matchHost, normaliseHost } from './site-host.ts'

const sites = {
  byHost: new Map([
    ['www.meridian.example', 'meridian'],
    ['carbarn.localhost', 'impostor'],
  ]),
  bySlug: new Map([
    ['meridian', 'meridian'],
    ['carbarn', 'carbarn'],
  ]),
}

test('a host is read in lower case, without port and trailing dot (SITE-003)', () => {
  expect(normaliseHost('WWW.Meridian.Example.:3000')).toEqual({ host: 'www.meridian.example', port: 3000 })
  expect(normaliseHost('localhost')).toEqual({ host: 'localhost', port: null })
})

test.each([
  '',
  '.',
  '..',
  'a..b',
  ':80',
  'a:',
  'a:0',
  'a:65536',
  'a:80:80',
  'a:8o',
  'a:-1',
  'user@www.meridian.example',
  'www.meridian.example/../x',
  'www.meridian.example?x',
  'a b',
  'a\r\nX: y',
  'a\u0000b',
  'a_b.example',
  '-a.example',
  'a-.example',
  '[::1]',
  '[::1]:3000',
  'ｗｗｗ.example',
  'münchen.example',
  '<script>',
  "x'--",
  '%2e',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(127)}aa`,
  'a'.repeat(10_000),
  '*',
  'www.meridian.example,evil.example',
])('a hostile Host header %j is refused', (header) => {
  expect(normaliseHost(header)).toBeNull()
})

test('whatever the header says, the result is a plain DNS name', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.domain()), (header) => {
      const read = normaliseHost(header)
      expect(read === null || (/^[a-z0-9.-]{1,253}$/.test(read.host) && !read.host.endsWith('.'))).toBe(true)
    }),
  )
})

test('an exact host of the allow-list comes before the development name', () => {
  expect(matchHost('carbarn.localhost', { ...sites, isDevelopment: true })).toEqual({
    site: 'impostor',
    isPreview: false,
  })
  expect(matchHost('www.meridian.example', { ...sites, isDevelopment: false })).toEqual({
    site: 'meridian',
    isPreview: false,
  })
})

test('the development name works in development only', () => {
  expect(matchHost('meridian.localhost', { ...sites, isDevelopment: true })).toEqual({
    site: 'meridian',
    isPreview: true,
  })
  expect(matchHost('meridian.localhost', { ...sites, isDevelopment: false })).toBeNull()
})

test.each([
  'meridian',
  'localhost',
  'x.meridian.localhost',
  'meridian.example',
  'evil-www.meridian.example',
  'www.meridian.example.evil.example',
  'nobody.localhost',
])('the unknown host %s belongs to no site: there is no default site (SITE-003)', (host) =>
  expect(matchHost(host, { ...sites, isDevelopment: true })).toBeNull(),
)

const document = { slug: 'meridian', hosts: ['www.meridian.example', 'meridian.example'] }
const production = { isDevelopment: false, port: 3000 }
const demo = { isDevelopment: true, port: 3000 }

test('links created outside a request start with the site’s public origin', () => {
  expect(canonicalOrigin(document, production)).toBe('https://www.meridian.example')
  expect(canonicalOrigin(document, demo)).toBe('http://meridian.localhost:3000')
  expect(canonicalOrigin(document, { ...demo, tlsPort: 8443 })).toBe('https://meridian.localhost:8443')
  expect(canonicalOrigin(document, { ...demo, tlsPort: 443 })).toBe('https://meridian.localhost')
})

test('in production neither port, scheme nor host of a request gets into an address or cache key', () => {
  for (const scheme of ['http', 'https', null] as const)
    for (const asked of [
      { host: 'www.meridian.example', port: 666 },
      { host: 'meridian.example', port: null },
    ])
      expect(homeOrigin(document, { asked, scheme, match: { site: 1, isPreview: false } }, production)).toBe(
        'https://www.meridian.example',
      )
})

test('in a demo the requested address is kept, but a second host leads to the first and http to the TLS proxy', () => {
  const home = (host: string, port: number | null, more: object = {}, standing: object = {}) =>
    homeOrigin(
      document,
      {
        asked: { host, port },
        scheme: null,
        match: { site: 1, isPreview: host.endsWith('.localhost') },
        ...more,
      },
      { ...demo, ...standing },
    )
  expect(home('meridian.localhost', 8080)).toBe('http://meridian.localhost:8080')
  expect(home('meridian.localhost', 8443, { scheme: 'https' })).toBe('https://meridian.localhost:8443')
  expect(home('meridian.localhost', 443, { scheme: 'https' })).toBe('https://meridian.localhost')
  expect(home('meridian.example', 3000)).toBe('http://www.meridian.example:3000')
  expect(home('meridian.localhost', 8080, { scheme: 'http' }, { tlsPort: 8443 })).toBe(
    'https://meridian.localhost:8443',
  )
})
