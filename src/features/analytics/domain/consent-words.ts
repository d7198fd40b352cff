import type { PublicAnalytics } from './analytics-settings.ts'

/** Wording of the consent control. It must agree with the privacy policy. */
export type ConsentWords = { heading: string; text: string }

/** The question a site with a vendor asks or, under Global Privacy Control, a note that measuring is off. */
export function consentWords(
  ga4: NonNullable<PublicAnalytics['ga4']>,
  { siteName, hasPrivacyControl }: { siteName: string; hasPrivacyControl: boolean },
): ConsentWords {
  if (hasPrivacyControl)
    return {
      heading: 'Measuring is off',
      text: 'Your browser asks websites not to share what you do (Global Privacy Control), so nothing is sent to Google Analytics.',
    }
  const aim = ga4.measuresAds ? 'which pages and advertisements help' : 'which pages help'
  const how =
    ga4.via === 'browser'
      ? 'If you accept, Google’s script keeps a random number in a cookie and learns which pages and vehicles you open'
      : 'If you accept, Google learns which pages and vehicles you open, under a random number kept in your browser'
  return {
    heading: 'May we measure your visit?',
    text: `${siteName} would like to use Google Analytics to learn ${aim}. ${how}, never your name or what you type. Nothing changes for you if you decline.`,
  }
}
