import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { browserStorage } from '#src/ui/form/remembered-details.ts'
import { recordVisit } from './visit-trail.ts'

/** Records each page view of this tab for the lead's visit data (LEAD-027). Renders nothing. */
export function VisitRecorder({ siteSlug }: { siteSlug: string }) {
  const { pathname, search } = useLocation()
  useEffect(
    () => recordVisit(browserStorage('session'), siteSlug, { pathname, search }),
    [siteSlug, pathname, search],
  )
  return null
}
