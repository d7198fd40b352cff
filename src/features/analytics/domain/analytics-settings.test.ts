import { expect, test } from 'vitest'
import type { AnalyticsSettings } from './analytics-schema.ts'
import { publicAnalytics, vendorHosts } from './analytics-settings.ts'

const ga4 = {
  measurementId: 'G-TEST0000',
  via: 'browser',
  apiSecretEnv: 'GA4_SECRET',
  measuresAds: false,
} as const
const settings: AnalyticsSettings = { firstParty: true, asks: 'banner', ga4 }

test('a browser receives neither a secret nor the name of one', () => {
  expect(JSON.stringify(publicAnalytics(settings))).not.toContain('SECRET')
  expect(publicAnalytics({ ...settings, ga4: null }).ga4).toBeNull()
})

test('the content security policy allows the vendor only on a site that uses the vendor’s own script', () => {
  expect(vendorHosts(settings).script).toEqual(['https://www.googletagmanager.com'])
  expect(vendorHosts(settings).connect).toContain('https://*.google-analytics.com')
  for (const none of [null, { ...ga4, via: 'server' as const }])
    expect(vendorHosts({ ...settings, ga4: none })).toEqual({ script: [], connect: [] })
})
