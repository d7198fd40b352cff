import { useCallback, useSyncExternalStore } from 'react'
import {
  parseSaved,
  savedKey,
  type SavedEntry,
  type SavedKind,
} from '#src/features/watchlist/domain/saved-entry.ts'

type Slot = { text: string | null; list: readonly SavedEntry[SavedKind][] }

const EMPTY: readonly never[] = []
const slots = new Map<string, Slot>()
const listeners = new Set<() => void>()

/** Reads a site's list. Without working storage (private mode, refused) the list lasts as long as the page. */
export function readSaved<Kind extends SavedKind>(siteSlug: string, kind: Kind): readonly SavedEntry[Kind][] {
  const key = savedKey(siteSlug, kind)
  const known = slots.get(key)
  if (known && listeners.size > 0) return known.list as readonly SavedEntry[Kind][]
  const text = readText(key, known?.text ?? null)
  if (known && known.text === text) return known.list as readonly SavedEntry[Kind][]
  const list = parseSaved(kind, text)
  slots.set(key, { text, list })
  return list
}

/** Stores the list and notifies this page and other tabs. False if only this page has it. */
export function writeSaved<Kind extends SavedKind>(
  siteSlug: string,
  kind: Kind,
  list: readonly SavedEntry[Kind][],
): boolean {
  const key = savedKey(siteSlug, kind)
  const text = JSON.stringify(list)
  slots.set(key, { text, list })
  try {
    window.localStorage.setItem(key, text)
  } catch {
    refused.add(key)
  }
  for (const listener of listeners) listener()
  return !refused.has(key)
}

/** The live list; empty on the server and in the first paint, so that pages contain nothing personal. */
export function useSaved<Kind extends SavedKind>(siteSlug: string, kind: Kind): readonly SavedEntry[Kind][] {
  const read = useCallback(() => readSaved(siteSlug, kind), [siteSlug, kind])
  return useSyncExternalStore(subscribe, read, readNothing)
}

const refused = new Set<string>()

function readNothing(): readonly never[] {
  return EMPTY
}

function readText(key: string, fallback: string | null): string | null {
  if (refused.has(key)) return fallback
  try {
    return window.localStorage.getItem(key)
  } catch {
    return fallback
  }
}

/** Subscribes to every change, from this tab and others; returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', hearOtherTab)
    window.addEventListener('pageshow', readAnew)
    document.addEventListener('visibilitychange', readAnew)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', hearOtherTab)
    window.removeEventListener('pageshow', readAnew)
    document.removeEventListener('visibilitychange', readAnew)
  }
}

/** Another tab changed a list, or cleared everything (no key), so discard what was read. */
function hearOtherTab(event: StorageEvent): void {
  if (event.key === null) slots.clear()
  else slots.delete(event.key)
  for (const listener of listeners) listener()
}

/** A page restored from the back/forward cache or a background tab may have missed changes. */
function readAnew(): void {
  if (document.visibilityState === 'hidden') return
  for (const key of slots.keys()) if (!refused.has(key)) slots.delete(key)
  for (const listener of listeners) listener()
}
