import { maySignedIn } from './may-signed-in.ts'
export type WatchlistUser = { id: string; phone: string }
export type WatchlistState = { user: WatchlistUser | null; car_ids: readonly string[] }

/** Event for a saved vehicle, which analytics listens for (event 39). */
const SAVED_EVENT = 'forecourt:watchlist-saved'
const NOBODY: WatchlistState = { user: null, car_ids: [] }
const FAILED = 'Your watchlist could not be changed. Please try again.'

/** Who is signed in and what they have saved; nobody if unknown. */
export async function readWatchlist(): Promise<WatchlistState> {
  if (!maySignedIn()) return NOBODY
  try {
    const answer = await fetch('/api/watchlist')
    return answer.ok ? ((await answer.json()) as WatchlistState) : NOBODY
  } catch {
    return NOBODY
  }
}

export type WatchlistAnswer = { success: boolean; error: string | null; isSignedOut: boolean }

/** Saves or removes one vehicle (API-005, API-006); the error is the server's text (ERR-005). */
export async function changeWatchlist(
  user: WatchlistUser,
  { id, isSaved }: { id: string; isSaved: boolean },
): Promise<WatchlistAnswer> {
  try {
    const answer = await fetch(`/api/watchlist/${isSaved ? 'save-car' : 'remove-car'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number: user.phone, car_id: id }),
    })
    const { success, error } = (await answer.json()) as { success?: boolean; error?: string | null }
    if (success === true && isSaved) window.dispatchEvent(new CustomEvent(SAVED_EVENT, { detail: { id } }))
    return { success: success === true, error: error || FAILED, isSignedOut: answer.status === 401 }
  } catch {
    return { success: false, error: FAILED, isSignedOut: false }
  }
}
