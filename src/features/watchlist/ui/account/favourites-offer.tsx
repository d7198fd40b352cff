import { Button } from '#src/ui/button.tsx'
import { useSaved } from '#src/features/watchlist/ui/saved-store.ts'

export function FavouritesOffer({ siteSlug, kept }: { siteSlug: string; kept: readonly string[] }) {
  const ids = useSaved(siteSlug, 'favourites')
    .map(({ id }) => id)
    .filter((id) => !kept.includes(id))
  if (ids.length === 0) return null
  return (
    <form
      method="post"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="car_ids" value={ids.join(' ')} />
      <p>
        {ids.length === 1 ? 'One favourite is' : `${ids.length} favourites are`} kept in this browser only.
      </p>
      <Button type="submit" variant="secondary">
        Add to your watchlist
      </Button>
    </form>
  )
}
