import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** The panel with JavaScript: none on a narrow screen (the sheet has its own), lists rendered when opened. */
export type Live = { isLive: boolean; isWide: boolean }

const AS_SENT: Live = { isLive: false, isWide: true }
export const LiveContext = createContext<Live>(AS_SENT)
export const useLive = (): Live => useContext(LiveContext)

const WIDE = '(min-width: 64rem)'

/** False while the page is as the server sent it, with full lists; true once idle. */
export function useBecomesLive(): Live {
  const [live, setLive] = useState(AS_SENT)
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const update = () => startTransition(() => setLive({ isLive: true, isWide: wide.matches }))
    const timer = setTimeout(update, 200)
    wide.addEventListener('change', update)
    return () => {
      clearTimeout(timer)
      wide.removeEventListener('change', update)
    }
  }, [])
  return live
}
