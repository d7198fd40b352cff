export type ConsentChoice = 'granted' | 'denied'

/** A choice as the browser stores it; `at` is in Unix milliseconds. */
export type KeptChoice = { choice: ConsentChoice; at: number }

/** Visitors are asked again after a year, whatever they answered. */
const KEPT_MS = 365 * 86_400_000
/** Version of the question. An answer to another version no longer counts. */
const FORM = 1

/** The four signals of Consent Mode v2 (standards.md B8). */
export type ConsentSignals = Record<
  'ad_storage' | 'analytics_storage' | 'ad_user_data' | 'ad_personalization',
  ConsentChoice
>

/** The signals for a choice. Without acceptance all are denied; advertising also needs `measuresAds`. */
export function consentSignals(choice: ConsentChoice | null, measuresAds: boolean): ConsentSignals {
  const ads = choice === 'granted' && measuresAds ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    analytics_storage: choice ?? 'denied',
    ad_user_data: ads,
    ad_personalization: ads,
  }
}

/** Parses a stored choice; null if it is missing, expired or unreadable. */
export function readChoice(text: string | null, nowMs: number): KeptChoice | null {
  if (text === null) return null
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null) return null
  const { form, choice, at } = read as Record<string, unknown>
  if (form !== FORM || (choice !== 'granted' && choice !== 'denied') || typeof at !== 'number') return null
  return at <= nowMs && nowMs - at < KEPT_MS ? { choice, at } : null
}

/** Serialises a choice for storage. */
export function writeChoice(kept: KeptChoice): string {
  return JSON.stringify({ form: FORM, ...kept })
}

/** The choice in effect. Global Privacy Control always means no, and so does no answer. */
export function effectiveChoice(kept: KeptChoice | null, hasPrivacyControl: boolean): ConsentChoice {
  return kept && !hasPrivacyControl ? kept.choice : 'denied'
}
