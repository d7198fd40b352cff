import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { browserStorage } from '#src/ui/form/remembered-details.ts'
import { recordVisit } from './visit-trail.ts'

/** Notes each page view of this tab for the lead's helper data (LEAD-027). Draws nothing. */
export function VisitRecorder({ siteSlug }: { siteSlug: string }) {
  const { pathname, search } = useLocation()
  useEffect(
    () => recordVisit(browserStorage('session'), siteSlug, { pathname, search }),
    [siteSlug, pathname, search],
  )
  return null
}
