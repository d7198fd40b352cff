import type { AnalyticsSettings, Ga4Settings } from './analytics-schema.ts'

/** The part sent to browsers, without secrets or their names. */
export type PublicAnalytics = {
  firstParty: boolean
  asks: 'banner' | 'footer'
  ga4: Pick<Ga4Settings, 'measurementId' | 'via' | 'measuresAds'> | null
}

/** The browser-safe part of the settings. */
export function publicAnalytics({ firstParty, asks, ga4 }: AnalyticsSettings): PublicAnalytics {
  return {
    firstParty,
    asks,
    ga4: ga4 && { measurementId: ga4.measurementId, via: ga4.via, measuresAds: ga4.measuresAds },
  }
}

/** Hosts that the site's pages may load scripts from and send data to. Empty unless Google's script is used. */
export function vendorHosts({ ga4 }: AnalyticsSettings): { script: string[]; connect: string[] } {
  if (ga4?.via !== 'browser') return { script: [], connect: [] }
  const tags = 'https://www.googletagmanager.com'
  return {
    script: [tags],
    connect: [tags, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  }
}
