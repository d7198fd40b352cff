import { Button } from '#src/ui/button.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { signInHref } from '#src/features/accounts/domain/sign-in-address.ts'
import { watchlistButton } from '#src/features/watchlist/domain/watchlist.ts'
import { maySignedIn } from './may-signed-in.ts'
import { changeWatchlist, readWatchlist, type WatchlistUser } from './watchlist-client.ts'
import { showWatchlistToast } from './watchlist-toast.tsx'

export type WatchlistButtonProps = {
  vehicle: { id: string; name: string }
  isSold: boolean
  /** Path of the current page, where the visitor returns after signing in (AUTH-005). */
  path: string
}

/**
 * Shows the change at once and reverts it if the server refuses (AUTH-002, ERR-005); disabled while loading
 * (AUTH-003). Everyone gets the same form from the server; submitting it while signed out leads to sign-in.
 */
export function WatchlistButton({ vehicle, isSold, path }: WatchlistButtonProps) {
  const [user, setUser] = useState<WatchlistUser | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    if (!maySignedIn()) return
    setBusy(true)
    void readWatchlist().then(({ user: known, car_ids: ids }) => {
      setUser(known)
      setSaved(ids.includes(vehicle.id))
      setBusy(false)
    })
  }, [vehicle.id])

  async function toggle(event: FormEvent) {
    if (isBusy) return event.preventDefault()
    if (!user) return
    event.preventDefault()
    const wish = !isSaved
    setSaved(wish)
    setBusy(true)
    setError(null)
    const {
      success,
      error: reason,
      isSignedOut,
    } = await changeWatchlist(user, { id: vehicle.id, isSaved: wish })
    setBusy(false)
    if (success) return showWatchlistToast(vehicle.name, wish)
    setSaved(!wish)
    setError(reason)
    if (isSignedOut) setUser(null)
  }

  if (!watchlistButton({ isSold, isSaved: isSaved || isBusy }).isShown) return null
  return (
    <form
      method="post"
      action={signInHref({ type: 'watchlist', redirect: path, back: path })}
      onSubmit={toggle}
    >
      <input type="hidden" name="car_id" value={vehicle.id} />
      <input type="hidden" name="intent" value="save" />
      <Button
        type="submit"
        disabled={isBusy}
        aria-pressed={user ? isSaved : undefined}
        variant="secondary"
        className="w-full disabled:opacity-60"
      >
        <Bookmark isFilled={isSaved} />
        {isSaved ? 'Saved in watchlist' : 'Save to watchlist'}
      </Button>
      {error ? (
        <p
          role="alert"
          className="mt-2 rounded-control bg-danger-soft px-3 py-2.5 text-sm font-medium text-danger"
        >
          {error}
        </p>
      ) : null}
    </form>
  )
}

function Bookmark({ isFilled }: { isFilled: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill={isFilled ? 'currentColor' : 'none'}>
      <path d="M6 4h12v16l-6-4.500L6 20Z" stroke="currentColor" strokeWidth="1.500" strokeLinejoin="round" />
    </svg>
  )
}
