import { type Occurrence, browserEvent } from '../domain/browser-event.ts'
import { type AnalyticsEventName, analyticsEvent } from '../domain/analytics-event.ts'
import { ascEvents } from '../domain/asc-event.ts'
import { ascItemOfPage } from '../domain/page-item.ts'
import { publicPath } from '#src/shared/domain/address/public-address.ts'
import { pageType } from '../domain/page-type.ts'
import type { TapSite } from './analytics-tap.tsx'
import { createConsentStore } from './consent-store.ts'
import { openDataLayer } from './data-layer.ts'
import { createEventQueue } from './event-queue.ts'
import { followSignIn } from './follow-sign-in.ts'
import { seenOf } from './seen-of.ts'

/** Events that happen later; analytics-tap.tsx handles those in a page's first moments. */
const HEARD = [
  'beforeprint',
  'forecourt:watchlist-saved',
  'forecourt:lead-sent',
  'forecourt:finance-calculator-used',
  'forecourt:finance-enquiry-opened',
]
/** Events counted at most once per page (ANLT-002, ANLT-010). */
const ONCE: readonly AnalyticsEventName[] = ['finance_calculator', 'view_content']

/**
 * Opens the data layer with every consent signal denied, then reports events to it, to the platform and, with
 * consent, to the site's vendor. A prerendered page reports nothing until it is shown.
 */
export function startAnalytics(site: TapSite): (event: Event) => void {
  const consent = createConsentStore(site)
  const layer = openDataLayer(site, consent)
  const queue = createEventQueue(site, consent)
  const told = new Set<AnalyticsEventName>()
  if (site.analytics.ga4) void askConsent(site, consent)

  function record({ event, carId, key }: Occurrence): void {
    if (ONCE.includes(event)) {
      if (told.has(event)) return
      told.add(event)
    }
    const path = publicPath(location.pathname)
    const facts = { path, pageType: pageType(path), carId, submissionId: key, item: itemOnPage(carId) }
    const shared = { site: site.slug, siteName: site.name, origin: location.origin }
    layer.push(ascEvents(event, { ...shared, ...facts }))
    queue.add({ event, carId, key, path }, analyticsEvent(event).recordedBy)
  }

  function hear(event: Event): void {
    if (event.type === 'page') {
      told.clear()
      for (const each of followSignIn()) record({ event: each, carId: null, key: null })
    }
    const found = browserEvent(seenOf(event))
    if (found) record(found)
  }

  const tell = whenShown(hear)
  for (const type of HEARD) window.addEventListener(type, tell, true)
  return tell
}

/** Holds events until the page is visible. */
function whenShown(hear: (event: Event) => void): (event: Event) => void {
  const page = document as Document & { prerendering?: boolean }
  if (!page.prerendering) return hear
  const held: Event[] = []
  let now: (event: Event) => void = (event) => void held.push(event)
  page.addEventListener(
    'prerenderingchange',
    () => {
      now = hear
      held.forEach(hear)
    },
    { once: true },
  )
  return (event) => now(event)
}

function itemOnPage(carId: string | null) {
  const isItsPage = carId !== null && document.querySelector(`main[data-car="${CSS.escape(carId)}"]`) !== null
  if (!isItsPage) return null
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const item = ascItemOfPage(script.textContent ?? '')
    if (item) return item
  }
  return null
}

async function askConsent(site: TapSite, consent: ReturnType<typeof createConsentStore>): Promise<void> {
  const { mountConsent } = await import('./consent-control.tsx')
  mountConsent(site, consent)
}
