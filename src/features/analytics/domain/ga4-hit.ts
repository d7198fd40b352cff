import type { AscEvent } from './asc-event.ts'
import { type ConsentSignals, consentSignals } from './consent-choice.ts'
import type { ToldConsent } from './event-batch.ts'

/** Google's limits per request, per event and per value (Measurement Protocol, limitations). */
const EVENTS_MAX = 25
const PARAMETERS_MAX = 25
const VALUE_MAX = 100

/** The body of `POST /mp/collect`. */
export type Ga4Hit = {
  client_id: string
  non_personalized_ads: boolean
  consent: Record<'ad_user_data' | 'ad_personalization', 'GRANTED' | 'DENIED'>
  events: { name: string; params: Record<string, string | number> }[]
}

/** Builds the request for one browser whose visitor accepted, cut to Google Analytics 4 limits. */
export function ga4Hit(consent: ToldConsent, events: readonly AscEvent[], measuresAds: boolean): Ga4Hit {
  const signals = consentSignals('granted', measuresAds)
  return {
    client_id: consent.clientId,
    non_personalized_ads: !measuresAds,
    consent: {
      ad_user_data: shout(signals.ad_user_data),
      ad_personalization: shout(signals.ad_personalization),
    },
    events: events.slice(0, EVENTS_MAX).map(({ name, parameters }) => ({
      name,
      params: {
        ...(consent.sessionId ? { session_id: consent.sessionId } : {}),
        engagement_time_msec: 1,
        ...Object.fromEntries(
          Object.entries(parameters)
            .slice(0, PARAMETERS_MAX - 2)
            .map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, VALUE_MAX) : value]),
        ),
      },
    })),
  }
}

function shout(choice: ConsentSignals['ad_user_data']): 'GRANTED' | 'DENIED' {
  return choice === 'granted' ? 'GRANTED' : 'DENIED'
}
