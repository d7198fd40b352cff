import { useEffect } from 'react'
import { recordSaved, type SearchedFor, type Viewed } from '#src/features/watchlist/domain/saved-entry.ts'
import { readSaved, writeSaved } from '#src/features/watchlist/ui/saved-store.ts'

/** Records an opened vehicle page with its six fields (FAV-006). */
function useRecordViewed(siteSlug: string, viewed: Viewed): void {
  const { id, stocknum, make, model, body, simple_body } = viewed
  useEffect(() => {
    writeSaved(
      siteSlug,
      'viewed',
      recordSaved('viewed', readSaved(siteSlug, 'viewed'), { id, stocknum, make, model, body, simple_body }),
    )
  }, [siteSlug, id, stocknum, make, model, body, simple_body])
}

/** The same as an island on the vehicle page. */
export function RecordViewed({ siteSlug, viewed }: { siteSlug: string; viewed: Viewed }) {
  useRecordViewed(siteSlug, viewed)
  return null
}

/** Records a search with at least one choice (FAV-005). */
export function useRecordSearch(siteSlug: string, search: SearchedFor | null): void {
  const { path, refinements, label } = search ?? { path: '', refinements: '', label: '' }
  useEffect(() => {
    if (path)
      writeSaved(
        siteSlug,
        'searches',
        recordSaved('searches', readSaved(siteSlug, 'searches'), { path, refinements, label }),
      )
  }, [siteSlug, path, refinements, label])
}
