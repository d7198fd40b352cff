import { useEffect } from 'react'
import { compareHref } from '#src/features/watchlist/domain/compare-address.ts'
import { useSaved } from './saved-store.ts'

/** Fills in the counts of this browser's lists next to their server-rendered links. */
export function WatchlistCounts({ siteSlug }: { siteSlug: string }) {
  const favourites = useSaved(siteSlug, 'favourites').length
  const compared = useSaved(siteSlug, 'compare').map(({ id }) => id)
  const compare = compared.length
  const href = compareHref(compared)
  useEffect(() => {
    for (const [list, count] of [
      ['favourites', favourites],
      ['compare', compare],
    ] as const) {
      for (const place of document.querySelectorAll<HTMLElement>(`[data-watchlist="${list}"]`)) {
        place.textContent = String(count)
        place.toggleAttribute('data-filled', count > 0)
      }
    }
    for (const link of document.querySelectorAll('a[data-compare]')) link.setAttribute('href', href)
  }, [favourites, compare, href])
  return null
}
