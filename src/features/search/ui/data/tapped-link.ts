import { useSyncExternalStore } from 'react'

const tapped = new Set<string>()
const listeners = new Set<() => void>()

/** Marks the link just tapped, or clears the mark. It responds in the next frame, before any results. */
export function setTapped(href: string | null): void {
  if (href === null) tapped.clear()
  else tapped.add(href)
  for (const listener of listeners) listener()
}

/** Whether this address is loading; only links that change render again. */
export function useTapped(href: string): boolean {
  return useTappedOf([href]) !== undefined
}

export function useTappedOf(hrefs: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => hrefs.findLast((href) => tapped.has(href)),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
