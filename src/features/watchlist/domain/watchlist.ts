/** One saved vehicle (DATA-029): `id` is the vehicle's; the name is as it was when saved. */
export type WatchlistEntry = { id: string; name: string }

export const WATCHLIST_MAX = 200

export type WatchlistButton = { isShown: boolean; isSaved: boolean }

/** A sold vehicle can no longer be saved, but a saved one can be removed (AUTH-004). */
export function watchlistButton({ isSold, isSaved }: { isSold: boolean; isSaved: boolean }): WatchlistButton {
  return { isShown: !isSold || isSaved, isSaved }
}

/** The toast after a change (ERR-006, ERR-007). */
export function watchlistToast(name: string, isSaved: boolean): { title: string; text: string } {
  return isSaved
    ? { title: 'Car Saved In Watchlist', text: `${name} is now available in your watchlist` }
    : { title: 'Car Removed', text: `${name} is no longer in your watchlist` }
}
