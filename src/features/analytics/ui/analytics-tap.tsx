import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PublicAnalytics } from '../domain/analytics-settings.ts'
import type * as Started from './start-analytics.ts'

export type TapSite = { slug: string; name: string; privacyUrl: string; analytics: PublicAnalytics }

/** After all that the page loads: nobody waits for measuring. */
const START_MS = 5000

const early: Event[] = []
let hear = (event: Event): void => void early.push(event)

/**
 * Hears at once what can happen in a page's first moments, a press or a heart, and fetches the code that understands
 * it, and hears the rest, when the page has long been there: at load it is this file and no more. Draws nothing.
 */
export function AnalyticsTap({ site }: { site: TapSite }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) hear(new Event('page'))
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell is the same on every page of a visit
  useEffect(() => {
    for (const type of ['click', 'forecourt:favourite-added'])
      addEventListener(type, (event) => hear(event), true)
    const start = () =>
      setTimeout(async () => {
        hear = (await fetchCode(site)).startAnalytics(site)
        early.forEach(hear)
      }, START_MS)
    if (document.readyState === 'complete') start()
    else addEventListener('load', start)
  }, [])
  return null
}

/** A choice of one: Vite gives a plain import its preload code, 0.7 KiB that many a page needs for nothing else. */
function fetchCode({ name }: TapSite): Promise<typeof Started> {
  return import(name ? './start-analytics.ts' : './start-analytics.ts')
}
