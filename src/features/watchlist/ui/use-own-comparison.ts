import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { compareHref } from '#src/features/watchlist/domain/compare-address.ts'
import { useSaved, writeSaved } from './saved-store.ts'

/**
 * Ties the address of a comparison to this browser's own one: a bare `/compare` opens it, and while the address is the
 * own comparison it follows what other tabs add and remove. A comparison that somebody sent is left as it was sent.
 */
export function useOwnComparison(siteSlug: string, shown: readonly string[]) {
  const entries = useSaved(siteSlug, 'compare')
  const navigate = useNavigate()
  const own = entries.map(({ id }) => id).join(' ')
  const asked = shown.join(' ')
  const wasOwn = useRef(asked === '')
  useEffect(() => {
    if (asked === own) wasOwn.current = true
    else if (wasOwn.current) navigate(compareHref(own === '' ? [] : own.split(' ')), { replace: true })
  }, [asked, own, navigate])
  return {
    hasOwn: entries.length > 0,
    /** Takes one out of this browser's comparison too, where it stands there. */
    forget(id: string): void {
      if (entries.some((entry) => entry.id === id))
        writeSaved(
          siteSlug,
          'compare',
          entries.filter((entry) => entry.id !== id),
        )
    },
  }
}
