import { useEffect } from 'react'
import { keepFocus } from '#src/ui/keep-focus.ts'
import { readPageContext } from '#src/app/page-context.ts'
import { toPublicSearchSite } from '#src/features/search/domain/page/search-page-data.ts'
import { basePath } from '#src/features/search/domain/url/search-path.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import { EmptyList } from '#src/features/watchlist/ui/empty-list.tsx'
import { GoneFavourites } from '#src/features/watchlist/ui/gone-favourites.tsx'
import { KeptCards } from './kept-cards.tsx'
import { RecentlyViewed, RecentSearches } from './recently-viewed.tsx'
import { useSaved, writeSaved } from '#src/features/watchlist/ui/saved-store.ts'
import { useCards } from '#src/features/watchlist/ui/use-cards.ts'
import type { Route } from './+types/favourites-page.ts'

/** Holds nothing personal: favourites are kept in the browser (FAV-001). */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = readPageContext(context)
  return { site: toPublicSearchSite(site), searchPath: basePath(site.config).path }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Favourites | ${loaderData?.site.name ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { site, searchPath } = loaderData
  useEffect(keepFocus, [])
  const { slug } = site
  const entries = useSaved(slug, 'favourites')
  const cards = useCards(entries.map(({ id }) => id))
  const gone = cards ? entries.filter(({ id }) => !cards.some((card) => card.id === id)) : []
  const remove = (ids: readonly string[]) =>
    writeSaved(
      slug,
      'favourites',
      entries.filter(({ id }) => !ids.includes(id)),
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
      <KeptCards
        cards={cards ?? []}
        siteSlug={slug}
        priority="eager"
        renderBelow={({ isSold, slug: sold }) =>
          isSold ? (
            <a
              href={`${vehiclePath({ slug: sold })}#similar`}
              className="inline-flex min-h-11 items-center self-start text-[0.9375rem] underline underline-offset-4"
            >
              Find something similar
            </a>
          ) : null
        }
      />
      <div className="mt-12 grid gap-10">
        <GoneFavourites gone={gone} onRemove={remove} />
        <RecentlyViewed siteSlug={slug} />
        <RecentSearches siteSlug={slug} />
      </div>
    </main>
  )
}
