import { SAVED_MAX, toggleSaved, type SavedEntry } from '#src/features/watchlist/domain/saved-entry.ts'
import { readSaved, writeSaved } from './saved-store.ts'
import { showToast } from '#src/ui/toast.tsx'

/** The event of an added favourite; analytics sinks listen for it (FAV-002). */
export const FAVOURITE_ADDED_EVENT = 'forecourt:favourite-added'

let isTold = false

/** A browser that keeps nothing is told once a page, quietly: the list works on, until the page is left. */
function tellOnce(): void {
  if (!isTold) showToast('Your browser keeps no lists for this site, so this one lasts for this visit only.')
  isTold = true
}

/** Adds or removes one vehicle, says so, and sends the analytics event when it was added to the favourites. */
export function toggleEntry<Kind extends 'favourites' | 'compare'>(
  siteSlug: string,
  kind: Kind,
  entry: SavedEntry[Kind],
): void {
  const outcome = toggleSaved(kind, readSaved(siteSlug, kind), entry)
  if (outcome.change === 'full') {
    showToast(
      kind === 'compare'
        ? `You can compare ${SAVED_MAX.compare} at a time. Remove one to add another.`
        : 'Your favourites are full. Remove some to add more.',
    )
    return
  }
  if (!writeSaved(siteSlug, kind, outcome.list)) tellOnce()
  if (outcome.change === 'added' && kind === 'favourites')
    window.dispatchEvent(new CustomEvent(FAVOURITE_ADDED_EVENT, { detail: { id: entry.id } }))
}
