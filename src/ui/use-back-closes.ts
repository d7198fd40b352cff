import { useEffect, useRef } from 'react'

declare global {
  interface Window {
    /** Hears Back before the router (entry.client.tsx); set while something is open over the page. */
    onBack?: ((event: PopStateEvent) => void) | undefined
  }
}

const MARK = 'isOver'

/**
 * While something is open over the page, Back closes it instead of leaving. The address gets an entry of its own that
 * the router never hears of; closed otherwise, the entry is taken back.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    history.pushState({ ...history.state, [MARK]: true }, '')
    window.onBack = (event) => {
      take(event)
      latest.current()
    }
    return () => {
      window.onBack = undefined
      // Another page may have been opened from here meanwhile, and its entry stays
      if (!history.state?.[MARK]) return
      window.onBack = take
      history.back()
    }
  }, [isOpen])
}

/** Keeps one step back from the router. */
function take(event: PopStateEvent): void {
  window.onBack = undefined
  event.stopImmediatePropagation()
}
