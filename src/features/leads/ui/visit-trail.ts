import { linkedQueryParams, TRAIL_PAGES_MAX } from '../domain/intake/landing-params.ts'
import { leadStorageKey, readStored, writeStored } from '#src/ui/form/remembered-details.ts'

export type VisitTrail = { pages: string[]; params: Record<string, string> }

/** The pages seen in this tab and its landing campaign parameters (LEAD-027). */
export function readTrail(storage: Storage | undefined, siteSlug: string): VisitTrail {
  const stored = readStored(storage, leadStorageKey('trail', siteSlug))
  const pages = Array.isArray(stored.pages) ? stored.pages.filter((page) => typeof page === 'string') : []
  const params =
    typeof stored.params === 'object' && stored.params !== null
      ? (stored.params as Record<string, string>)
      : {}
  return { pages, params }
}

/** Records a page view; the first landing parameters are kept. */
export function recordVisit(
  storage: Storage | undefined,
  siteSlug: string,
  location: { pathname: string; search: string },
): void {
  const trail = readTrail(storage, siteSlug)
  const found = linkedQueryParams([...new URLSearchParams(location.search)])
  const pages =
    trail.pages.at(-1) === location.pathname
      ? trail.pages
      : [...trail.pages, location.pathname].slice(-TRAIL_PAGES_MAX)
  writeStored(storage, leadStorageKey('trail', siteSlug), { pages, params: { ...found, ...trail.params } })
}
