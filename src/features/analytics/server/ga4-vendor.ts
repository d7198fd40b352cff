import type { PostOutbound } from '#src/platform/messaging/outbound-http.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { ga4Hit } from '../domain/ga4-hit.ts'
import type { AnalyticsVendor } from './analytics-vendor.ts'

const COLLECT_URL = 'https://www.google-analytics.com/mp/collect'

type Ga4Deps = {
  postOutbound: PostOutbound
  /** Looks up a secret by the name given in the site document. */
  readSecret: (name: string) => string | undefined
  collectUrl?: string
}

/** Google Analytics 4 Measurement Protocol: `POST /mp/collect?measurement_id=&api_secret=`, answered with 204. */
export function createGa4Vendor({
  postOutbound,
  readSecret,
  collectUrl = COLLECT_URL,
}: Ga4Deps): AnalyticsVendor {
  return {
    isWanted: ({ config }) => config.analytics.ga4?.via === 'server',
    async send({ config }, { consent, events }) {
      const { ga4 } = config.analytics
      if (ga4?.via !== 'server') return fail('The site sends nothing through the server')
      const secret = ga4.apiSecretEnv ? readSecret(ga4.apiSecretEnv) : undefined
      if (!secret) return fail(`${ga4.apiSecretEnv ?? 'analytics.ga4.apiSecretEnv'} is not set`)
      const query = new URLSearchParams({ measurement_id: ga4.measurementId, api_secret: secret })
      const sent = await postOutbound({
        url: `${collectUrl}?${query}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ga4Hit(consent, events, ga4.measuresAds)),
      })
      return sent.ok ? ok(null) : fail(sent.error.reason)
    },
  }
}
