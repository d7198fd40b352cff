/** What a visitor chose, if anything. */
export type ConsentChoice = 'granted' | 'denied'

/** A choice as the browser keeps it; `at` in Unix milliseconds. */
export type KeptChoice = { choice: ConsentChoice; at: number }

/** A yes is asked for again after a year, so is a no. */
const KEPT_MS = 365 * 86_400_000
/** Kept choices of another form are none: what was agreed to then is not what is asked now. */
const FORM = 1

/** The four signals of Consent mode v2 (standards.md B8). */
export type ConsentSignals = Record<
  'ad_storage' | 'analytics_storage' | 'ad_user_data' | 'ad_personalization',
  ConsentChoice
>

/** The signals of a choice: all denied until yes; yes opens advertising only where the site says it measures it. */
export function consentSignals(choice: ConsentChoice | null, measuresAds: boolean): ConsentSignals {
  const ads = choice === 'granted' && measuresAds ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    analytics_storage: choice ?? 'denied',
    ad_user_data: ads,
    ad_personalization: ads,
  }
}

/** A kept choice that still holds; null for none, an old one, or anything that is none. */
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

/** A choice as it is kept. */
export function writeChoice(kept: KeptChoice): string {
  return JSON.stringify({ form: FORM, ...kept })
}

/** What holds now: Global Privacy Control is a no that nothing here overrides, and no answer is no. */
export function effectiveChoice(kept: KeptChoice | null, hasPrivacyControl: boolean): ConsentChoice {
  return kept && !hasPrivacyControl ? kept.choice : 'denied'
}
