/** Why a watchlist request is refused: HTTP status and text for the customer (ERR-005). */
export const WATCHLIST_ERRORS = {
  signed_out: { status: 401, message: 'Please sign in to keep a watchlist.' },
  other_phone: { status: 403, message: 'That is not the phone number you signed in with.' },
  cross_origin: { status: 403, message: 'The watchlist is changed from this website only.' },
  invalid_body: { status: 400, message: 'Name a vehicle to save or remove.' },
  unknown_vehicle: { status: 404, message: 'This vehicle is no longer listed.' },
  sold: { status: 409, message: 'This vehicle is sold and cannot be saved any more.' },
  full: { status: 409, message: 'Your watchlist is full. Remove some vehicles to save more.' },
  failed: { status: 503, message: 'Your watchlist could not be changed. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type WatchlistErrorCode = keyof typeof WATCHLIST_ERRORS
export type WatchlistError = { code: WatchlistErrorCode; status: number; message: string }

export function watchlistError(code: WatchlistErrorCode): WatchlistError {
  return { code, ...WATCHLIST_ERRORS[code] }
}
