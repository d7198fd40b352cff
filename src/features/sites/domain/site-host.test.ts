import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostWithPort, matchHost, normaliseHost } from './site-host.ts'

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

test('whatever the header says, what is read is a plain DNS name', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.domain()), (header) => {
      const read = normaliseHost(header)
      expect(read === null || (/^[a-z0-9.-]{1,253}$/.test(read.host) && !read.host.endsWith('.'))).toBe(true)
    }),
  )
})

test('the exact host of the allow-list comes before the development name', () => {
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
])('the unknown host %s is nobody’s: there is no default site (SITE-003)', (host) =>
  expect(matchHost(host, { ...sites, isDevelopment: true })).toBeNull(),
)

test('a port nobody listens on never gets into an address or a cache key', () => {
  expect(hostWithPort({ host: 'a.example', port: 666 }, 'https', 3000)).toBe('a.example')
  expect(hostWithPort({ host: 'a.example', port: 3000 }, 'http', 3000)).toBe('a.example:3000')
  expect(hostWithPort({ host: 'a.example', port: 443 }, 'https', 443)).toBe('a.example')
  expect(hostWithPort({ host: 'a.localhost', port: 8080 }, 'http', null)).toBe('a.localhost:8080')
})
