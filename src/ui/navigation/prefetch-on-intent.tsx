import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** A pointer that rests on a link for this long means it. */
const INTENT_MS = 80

/**
 * Fetches code and data of the page behind a `data-prefetch` link when a pointer rests on it or a finger
 * touches it.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = (event: Event) => {
      clearTimeout(timer)
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-prefetch]') : null
      if (!link || link.origin !== window.location.origin) return
      const href = link.pathname + link.search
      timer = setTimeout(() => setPage(href), event.type === 'touchstart' ? 0 : INTENT_MS)
    }
    document.addEventListener('pointerover', intend, { passive: true })
    document.addEventListener('touchstart', intend, { passive: true })
    document.addEventListener('focusin', intend)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', intend)
      document.removeEventListener('touchstart', intend)
      document.removeEventListener('focusin', intend)
    }
  }, [])
  return page === null ? null : <PrefetchPageLinks page={page} />
}
