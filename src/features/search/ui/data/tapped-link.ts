import { useSyncExternalStore } from 'react'

let tapped: string | null = null
const listeners = new Set<() => void>()

/** Marks the link that was just tapped, or none: it answers in the next frame, before any result is there. */
export function setTapped(href: string | null): void {
  if (tapped === href) return
  tapped = href
  for (const listener of listeners) listener()
}

/** Whether this address is on its way; only the link that changes renders anew. */
export function useTapped(href: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => tapped === href,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
