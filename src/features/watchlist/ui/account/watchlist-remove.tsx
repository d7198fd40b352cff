import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeWatchlist, readWatchlist } from './watchlist-client.ts'
import { showWatchlistToast } from './watchlist-toast.tsx'

/** Removes a vehicle from the list: by a request if scripts run, else by its form. */
export function WatchlistRemove({ id, name }: { id: string; name: string }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { revalidate } = useRevalidator()

  async function remove(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { user } = await readWatchlist()
    if (!user) return window.location.reload()
    const { success, error: reason } = await changeWatchlist(user, { id, isSaved: false })
    if (success) showWatchlistToast(name, false)
    else setError(reason)
    await revalidate()
    setBusy(false)
  }

  return (
    <form method="post" onSubmit={remove}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="car_ids" value={id} />
      <button
        type="submit"
        disabled={isBusy}
        className="min-h-11 cursor-pointer text-sm underline underline-offset-4 disabled:opacity-60"
      >
        Remove<span className="sr-only"> {name}</span>
      </button>
      {error ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </form>
  )
}
