import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hstsHeader, REPORTING_ENDPOINTS } from './security-headers.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('only our own inline scripts and styles may run, each by its hash', () => {
  const policy = contentSecurityPolicy({ isDev: false, scripts: ['alpha()', 'beta()'], styles: [':root{}'] })
  expect(policy).toContain(`script-src 'self' ${sha('alpha()')} ${sha('beta()')};`)
  expect(policy).toContain(`style-src-elem 'self' ${sha(':root{}')};`)
  expect(policy).toContain("script-src-attr 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('a page without scripts of ours runs no inline script at all', () => {
  expect(contentSecurityPolicy({ isDev: false, scripts: [], styles: [] })).toContain("script-src 'self';")
})

test('refusals are reported the old way everywhere, and the new way too on https sites', () => {
  const parts = { isDev: false, scripts: [], styles: [] }
  expect(contentSecurityPolicy({ ...parts, isHttps: true })).toMatch(
    /report-uri \/api\/policy-reports; report-to policy$/,
  )
  expect(contentSecurityPolicy(parts)).toMatch(/report-uri \/api\/policy-reports$/)
  expect(REPORTING_ENDPOINTS[1]).toBe('policy="/api/policy-reports"')
})

test('an https site keeps browsers on https, other subdomains only if set; an http site sends no such header', () => {
  const site = (origin: string, hstsIncludesSubdomains: boolean) => ({
    origin,
    config: { hstsIncludesSubdomains },
  })
  expect(hstsHeader(site('https://a.example', false))?.[1]).toBe('max-age=31536000')
  expect(hstsHeader(site('https://a.example', true))?.[1]).toBe('max-age=31536000; includeSubDomains')
  expect(hstsHeader(site('http://a.localhost', true))).toBeNull()
})
