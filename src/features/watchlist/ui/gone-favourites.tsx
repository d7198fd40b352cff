import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import type { Favourite } from '#src/features/watchlist/domain/saved-entry.ts'

type GoneFavouritesProps = { gone: readonly Favourite[]; onRemove(ids: readonly string[]): void }

const LINK = 'inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4'

/** Favourites that are sold or withdrawn; their pages say so and show similar vehicles. */
export function GoneFavourites({ gone, onRemove }: GoneFavouritesProps) {
  if (gone.length === 0) return null
  return (
    <section aria-labelledby="gone-favourites">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="gone-favourites" className="font-display text-xl font-semibold">
          No longer listed
        </h2>
        {gone.length > 1 ? (
          <button type="button" onClick={() => onRemove(gone.map(({ id }) => id))} className={LINK}>
            Remove all {gone.length}
          </button>
        ) : null}
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {gone.map((favourite) => (
          <li key={favourite.id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <p className="min-w-0 font-medium">{favourite.name}</p>
            <p className="flex gap-6">
              <a href={vehiclePath(favourite)} className={LINK}>
                Find something similar<span className="sr-only"> to {favourite.name}</span>
              </a>
              <button type="button" onClick={() => onRemove([favourite.id])} className={LINK}>
                Remove<span className="sr-only"> {favourite.name}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
