import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PublicAnalytics } from '../domain/analytics-settings.ts'

export type TapSite = { slug: string; name: string; privacyUrl: string; analytics: PublicAnalytics }
/** What the window hears that may be an event; the pages announce the rest under `forecourt:`. */
const HEARD = ['click', 'change', 'beforeprint']
const ANNOUNCED = [
  'favourite-added',
  'watchlist-saved',
  'lead-sent',
  'finance-calculator-used',
  'finance-enquiry-opened',
]

type Hear = (event: Event) => void
const early: Event[] = []
let hear: Hear = (event) => void early.push(event)

/**
 * Hears what may be an event from the first moment, and fetches the code that understands it once the page is loaded
 * and idle: a page's own scripts never wait for it. Draws nothing.
 */
export function AnalyticsTap({ site }: { site: TapSite }) {
  const { pathname } = useLocation()
  useEffect(() => {
    hear(new Event('page'))
  }, [])
  useEffect(() => {
    for (const type of [...HEARD, ...ANNOUNCED.map((name) => `forecourt:${name}`)])
      window.addEventListener(type, (event) => hear(event), true)
    const start = async () => {
      const { startAnalytics } = await import('./start-analytics.ts')
      hear = startAnalytics(site)
      early.splice(0).forEach(hear)
    }
    const onIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 500)
    if (document.readyState === 'complete') onIdle()
    else addEventListener('load', onIdle, { once: true })
  }, [site])
  return null
}
