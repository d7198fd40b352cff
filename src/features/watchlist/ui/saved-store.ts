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

/** Reads the list of a site; without a working store (private mode, refused) the list lives as long as the page. */
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

/** Keeps the list and tells every part of the page; other tabs hear it by the storage event. False: only this page holds it. */
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

/** The list, live; empty on the server and in the first paint, so that pages hold nothing personal. */
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

/** Hears of every change, this tab's and others'; gives back what ends it. */
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

/** Another tab wrote, or cleared everything (no key): what was read before is read anew. */
function hearOtherTab(event: StorageEvent): void {
  if (event.key === null) slots.clear()
  else slots.delete(event.key)
  for (const listener of listeners) listener()
}

/** A page that slept (kept for the back button, or a tab put away) heard no other tab: it reads what they left. */
function readAnew(): void {
  if (document.visibilityState === 'hidden') return
  for (const key of slots.keys()) if (!refused.has(key)) slots.delete(key)
  for (const listener of listeners) listener()
}
