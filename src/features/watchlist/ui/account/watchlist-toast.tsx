import { watchlistToast } from '#src/features/watchlist/domain/watchlist.ts'
import { showToast } from '#src/ui/toast.tsx'

/** Long enough to reach the link in it. */
const TOAST_MS = 8000

/** Announces the change, with a link to the list (ERR-006, ERR-007). */
export function showWatchlistToast(name: string, isSaved: boolean): void {
  const { title, text } = watchlistToast(name, isSaved)
  showToast(
    <>
      <strong className="block font-semibold">{title}</strong>
      {text}{' '}
      <a
        href="/watchlist"
        className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
      >
        View List
      </a>
    </>,
    TOAST_MS,
  )
}
