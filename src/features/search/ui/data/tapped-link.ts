import { useSyncExternalStore } from 'react'

const tapped = new Set<string>()
const listeners = new Set<() => void>()

/** Marks a link that was just tapped, or forgets all: it answers in the next frame, before any result is there. */
export function setTapped(href: string | null): void {
  if (href === null) tapped.clear()
  else tapped.add(href)
  for (const listener of listeners) listener()
}

/** Whether this address is on its way; only the links that change render anew. */
export function useTapped(href: string): boolean {
  return useTappedOf([href]) !== undefined
}

/** Which of these addresses is on its way. */
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
