import type { AscEvent } from '../domain/asc-event.ts'
import { consentSignals } from '../domain/consent-choice.ts'
import { publicPath } from '#src/shared/domain/address/public-address.ts'
import { pageType } from '../domain/page-type.ts'
import type { TapSite } from './analytics-tap.tsx'
import type { ConsentStore } from './consent-store.ts'

type AscDataLayer = {
  measurement_ids: string[]
  store_name: string
  affiliation: string
  language: string
  currency: string
  page_type: string
  items: object[]
  events: object[]
}
type MeasuredWindow = Window & { dataLayer?: unknown[]; asc_datalayer?: AscDataLayer } & Record<
    string,
    unknown
  >

/** How long tags wait for a choice (standards.md B8). */
const WAIT_MS = 500

/**
 * `window.dataLayer` and `window.asc_datalayer` (standards.md B2, B8). The consent default, with all four
 * signals denied, comes first, then every event. Google's script loads only once the visitor accepts, and
 * declining later stops it.
 */
export function openDataLayer({ name, analytics: { ga4 } }: TapSite, consent: ConsentStore) {
  const page = window as unknown as MeasuredWindow
  page.dataLayer ??= []
  const { dataLayer } = page
  page.asc_datalayer ??= {
    measurement_ids: ga4?.via === 'browser' ? [ga4.measurementId] : [],
    store_name: name,
    affiliation: 'forecourt',
    language: 'en-AU',
    currency: 'AUD',
    page_type: pageType(location.pathname),
    items: [],
    events: [],
  }
  const asc = page.asc_datalayer
  const measuresAds = ga4?.measuresAds ?? false
  const isTagged = ga4?.via === 'browser'

  /** Google expects the `arguments` object, not an array. */
  function gtag(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: what gtag.js looks for
    dataLayer.push(arguments)
  }
  function apply(): void {
    const choice = consent.choice()
    gtag('consent', 'update', consentSignals(choice, measuresAds))
    if (!isTagged) return
    page[`ga-disable-${ga4.measurementId}`] = choice === 'denied'
    if (choice === 'granted') fetchTag(ga4.measurementId, gtag)
    else dropCookies()
  }

  gtag('consent', 'default', { ...consentSignals(null, measuresAds), wait_for_update: WAIT_MS })
  if (consent.choice() === 'granted') apply()
  consent.onChange(apply)

  return {
    push(events: readonly AscEvent[]): void {
      for (const event of events) {
        const pushed = { event: event.name, ...event.parameters }
        dataLayer.push(pushed)
        asc.events.push(pushed)
        if (isTagged && consent.choice() === 'granted')
          gtag('event', event.name, { ...event.parameters, send_to: ga4.measurementId })
      }
    },
  }
}

/** Loads Google's script once per page. It gets the page address without the query and no referrer. */
function fetchTag(measurementId: string, gtag: (...call: unknown[]) => void): void {
  const id = 'measurement-tag'
  if (document.getElementById(id)) return
  gtag('js', new Date())
  gtag('config', measurementId, {
    page_location: location.origin + publicPath(location.pathname),
    page_referrer: '',
    allow_google_signals: false,
  })
  const script = document.createElement('script')
  script.id = id
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

/** Removes the cookies Google's script set while consent lasted. */
function dropCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (!/^_ga(_|$)/.test(name)) continue
    const labels = location.hostname.split('.')
    for (let at = 0; at < labels.length; at++)
      // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store
      document.cookie = `${name}=; path=/; domain=${labels.slice(at).join('.')}; max-age=0`
  }
}
