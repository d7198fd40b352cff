import { readPageContext } from '#src/page-context.ts'
import { toPublicSearchSite } from '#src/features/search/domain/page/search-page-data.ts'
import { basePath } from '#src/features/search/domain/url/search-path.ts'
import { VehicleCard } from '#src/features/vehicles/ui/vehicle-card/vehicle-card.tsx'
import { EmptyList } from '#src/features/watchlist/ui/empty-list.tsx'
import { RecentlyViewed, RecentSearches } from '#src/features/watchlist/ui/recently-viewed.tsx'
import { useSaved, writeSaved } from '#src/features/watchlist/ui/saved-store.ts'
import { useCards } from '#src/features/watchlist/ui/use-cards.ts'
import type { Route } from './+types/favourites-page.ts'

/** Holds nothing personal: favourites stand in the browser (FAV-001). */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = readPageContext(context)
  return { site: toPublicSearchSite(site), searchPath: basePath(site.config).path }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Favourites | ${loaderData?.site.name ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { site, searchPath } = loaderData
  const { slug } = site
  const entries = useSaved(slug, 'favourites')
  const cards = useCards(entries.map(({ id }) => id))
  const gone = cards ? entries.filter(({ id }) => !cards.some((card) => card.id === id)) : []
  const remove = (id: string) =>
    writeSaved(
      slug,
      'favourites',
      entries.filter((entry) => entry.id !== id),
    )
  return (
    <main className="container-page min-h-svh section-space">
      <h1 className="display-xl">Favourites</h1>
      <p className="mt-3 mb-8 text-lg text-ink-muted">Kept in this browser only.</p>
      {entries.length === 0 ? (
        <EmptyList
          text="No favourites yet. Tap the heart on a vehicle to keep it here."
          searchPath={searchPath}
        />
      ) : null}
      {cards === null ? <p role="alert">Your favourites could not be loaded. Please try again.</p> : null}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {cards?.map((card) => (
          <li key={card.id}>
            <VehicleCard card={card} siteSlug={slug} priority="eager" layout="compact" />
          </li>
        ))}
        {gone.map(({ id, name }) => (
          <li key={id} className="flex flex-col justify-between gap-4 rounded-card border border-line p-5">
            <p>
              <strong className="block font-semibold">{name}</strong>
              <span className="text-ink-muted">No longer listed.</span>
            </p>
            <button
              type="button"
              onClick={() => remove(id)}
              className="min-h-11 cursor-pointer self-start underline underline-offset-4"
            >
              Remove<span className="sr-only"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-10">
        <RecentlyViewed siteSlug={slug} />
        <RecentSearches siteSlug={slug} />
      </div>
    </main>
  )
}
