import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PublicAnalytics } from '../domain/analytics-settings.ts'
import type * as Started from './start-analytics.ts'

export type TapSite = { slug: string; name: string; privacyUrl: string; analytics: PublicAnalytics }

/** After the page's own scripts: nobody waits for measuring. */
const START_MS = 2000
/** What the browser tells, and what the pages announce under `forecourt:`. */
const HEARD = ['click', 'change', 'beforeprint']
const ANNOUNCED = [
  'favourite-added',
  'watchlist-saved',
  'lead-sent',
  'finance-calculator-used',
  'finance-enquiry-opened',
]

const early: Event[] = []
let hear = (event: Event): void => void early.push(event)

/**
 * Hears what may be an event from the first moment, and fetches the code that understands it when the page has long
 * been there: at load it is this file and no more. Draws nothing.
 */
export function AnalyticsTap({ site }: { site: TapSite }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) hear(new Event('page'))
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell is the same on every page of a visit
  useEffect(() => {
    const tell = (event: Event) => hear(event)
    for (const type of HEARD.concat(ANNOUNCED.map((name) => `forecourt:${name}`)))
      addEventListener(type, tell, true)
    setTimeout(async () => {
      const { startAnalytics } = await fetchCode(site)
      hear = startAnalytics(site)
      early.forEach(hear)
    }, START_MS)
  }, [])
  return null
}

/** A choice of one: Vite gives a plain import its preload code, 0.7 KiB that many a page needs for nothing else. */
function fetchCode({ name }: TapSite): Promise<typeof Started> {
  return import(name ? './start-analytics.ts' : './start-analytics.ts')
}
