import type { AnalyticsSettings, Ga4Settings } from './analytics-schema.ts'

/** What a browser needs of it: no secret, no name of one. */
export type PublicAnalytics = {
  firstParty: boolean
  asks: 'banner' | 'footer'
  ga4: Pick<Ga4Settings, 'measurementId' | 'via' | 'measuresAds'> | null
}

/** The public part of the settings. */
export function publicAnalytics({ firstParty, asks, ga4 }: AnalyticsSettings): PublicAnalytics {
  return {
    firstParty,
    asks,
    ga4: ga4 && { measurementId: ga4.measurementId, via: ga4.via, measuresAds: ga4.measuresAds },
  }
}

/** Hosts that pages of the site may load scripts from and send to; none unless Google's own script is used. */
export function vendorHosts({ ga4 }: AnalyticsSettings): { script: string[]; connect: string[] } {
  if (ga4?.via !== 'browser') return { script: [], connect: [] }
  const tags = 'https://www.googletagmanager.com'
  return {
    script: [tags],
    connect: [tags, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  }
}
