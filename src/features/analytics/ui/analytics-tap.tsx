import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PublicAnalytics } from '../domain/analytics-settings.ts'
import type * as Started from './start-analytics.ts'

export type TapSite = { slug: string; name: string; privacyUrl: string; analytics: PublicAnalytics }

/** Starts after everything else has loaded; no visitor should wait for analytics. */
const START_MS = 5000

const early: Event[] = []
let hear = (event: Event): void => void early.push(event)

/** Listens for presses and hearts from the start, and loads the code that handles them later. Renders nothing. */
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

/** A hand-made promise, because Vite adds 0.7 KiB of preload code to a plain dynamic import. */
function fetchCode({ name }: TapSite): Promise<typeof Started> {
  return import(name ? './start-analytics.ts' : './start-analytics.ts')
}
