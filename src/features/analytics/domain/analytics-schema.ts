import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const analytics = z.strictObject({
  firstParty: z
    .boolean()
    .default(true)
    .describe(
      'Counts events by day and vehicle in the platform’s own sink, without cookies or visitor ids (ANLT-012).',
    ),
  asks: z
    .enum(['banner', 'footer'])
    .default('banner')
    .describe(
      'How visitors are asked whether a vendor may measure: a banner, or only a link in the footer. Nobody is asked if no vendor is set.',
    ),
  ga4: z
    .strictObject({
      measurementId: field
        .formed(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-ABCD123456')
        .describe('Measurement id of the Google Analytics 4 stream.'),
      via: z
        .enum(['browser', 'server'])
        .default('browser')
        .describe(
          'browser loads Google’s script once the visitor accepts; server sends through the platform and loads nothing from Google.',
        ),
      apiSecretEnv: field.environmentName
        .nullable()
        .default(null)
        .describe('Environment variable that holds the Measurement Protocol secret; required for server.'),
      measuresAds: z
        .boolean()
        .default(false)
        .describe('The question also covers advertising: a yes grants all four signals of Consent mode v2.'),
    })
    .nullable()
    .default(null)
    .describe('Google Analytics 4; null sends nothing.'),
})

/** Analytics settings in a site document (ANLT-012, standards.md B8). */
export const analyticsSettings = {
  analytics: analytics.prefault({}).describe('Measuring what visitors do (docs/analytics.md).'),
}

export type AnalyticsConfig = z.output<z.ZodObject<typeof analyticsSettings>>
export type AnalyticsSettings = AnalyticsConfig['analytics']
/** `via` browser: Google's own script, after a yes; server: Measurement Protocol, no script of Google's. */
export type Ga4Settings = NonNullable<AnalyticsSettings['ga4']>
