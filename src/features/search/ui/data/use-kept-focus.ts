import { useEffect, useRef } from 'react'

/**
 * A link that is gone with what it did (a chip, a body tile, Clear all) leaves its focus to the heading above it, not
 * to the top of the page. `drawn`: what was drawn anew.
 */
export function useKeptFocus(drawn: readonly unknown[]): void {
  const link = useRef<Element | null>(null)
  const heading = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      link.current = target.closest('a[data-search]')
      heading.current = target.closest('form,main')?.querySelector('h1,h2') ?? null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (!link.current || link.current.isConnected) return
    link.current = null
    if (document.activeElement !== document.body || !heading.current) return
    heading.current.tabIndex = -1
    heading.current.focus({ preventScroll: true })
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says after what to look
  }, drawn)
}
