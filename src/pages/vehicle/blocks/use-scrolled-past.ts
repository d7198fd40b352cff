import { useCallback, useSyncExternalStore } from 'react'

/** VDP-039 and VDP-040: scroll distances in pixels. */
export const STICKY_HEADER_AFTER_PX = 500
export const MOBILE_BAR_CHANGES_PX = 900

/** Whether the page is scrolled further than `px`; false until the browser knows. */
export function useScrolledPast(px: number): boolean {
  const isPast = useCallback(() => window.scrollY > px, [px])
  return useSyncExternalStore(followScroll, isPast, () => false)
}

function followScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
