import { SAVED_MAX, toggleSaved, type SavedEntry } from '#src/features/watchlist/domain/saved-entry.ts'
import { readSaved, writeSaved } from './saved-store.ts'
import { showToast } from '#src/ui/toast.tsx'

/** Event for an added favourite, which analytics listens for (FAV-002). */
export const FAVOURITE_ADDED_EVENT = 'forecourt:favourite-added'

let isTold = false

/** Mentions once per page that the browser stores nothing; the list works until the page is left. */
function tellOnce(): void {
  if (!isTold) showToast('Your browser keeps no lists for this site, so this one lasts for this visit only.')
  isTold = true
}

/** Adds or removes one vehicle, announces it, and sends the analytics event if it became a favourite. */
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
