import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { compareHref } from '#src/features/watchlist/domain/compare-address.ts'
import { useSaved, writeSaved } from './saved-store.ts'

/**
 * Connects a comparison's address to this browser's own comparison. A bare `/compare` opens it, and while the
 * address is the browser's own comparison it follows changes in other tabs. A shared comparison stays as it
 * was sent.
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
    /** Also removes a vehicle from this browser's comparison, if it is in it. */
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
