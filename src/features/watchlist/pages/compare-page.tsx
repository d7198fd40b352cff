import { readPageContext } from '#src/page-context.ts'
import { toPublicSearchSite } from '#src/features/search/domain/page/search-page-data.ts'
import { basePath } from '#src/features/search/domain/url/search-path.ts'
import { SAVED_MAX } from '#src/features/watchlist/domain/saved-entry.ts'
import { CompareTable } from '#src/features/watchlist/ui/compare-table.tsx'
import { EmptyList } from '#src/features/watchlist/ui/empty-list.tsx'
import { useSaved, writeSaved } from '#src/features/watchlist/ui/saved-store.ts'
import { useStock } from '#src/features/watchlist/ui/use-stock.ts'
import type { Route } from './+types/compare-page.ts'

/** Holds nothing personal: what is compared stands in the browser (FAV-001). */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = readPageContext(context)
  return { site: toPublicSearchSite(site), searchPath: basePath(site.config).path }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Compare | ${loaderData?.site.config.name ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { site, searchPath } = loaderData
  const { slug } = site.config
  const entries = useSaved(slug, 'compare')
  const documents = useStock(entries.map(({ id }) => id))
  const remove = (id: string) =>
    writeSaved(
      slug,
      'compare',
      entries.filter((entry) => entry.id !== id),
    )
  const types = [...new Set(documents?.map(({ item_type }) => item_type))]
  return (
    <main className="mx-auto min-h-svh w-full max-w-7xl px-4 py-8 sm:px-6">
      <h1 className="font-display text-3xl font-semibold">Compare</h1>
      <p className="mt-1 mb-6 text-ink-muted">
        Up to {SAVED_MAX.compare} side by side, kept in this browser only.
      </p>
      {entries.length === 0 ? (
        <EmptyList
          text="Nothing to compare yet. Tick Compare on the vehicles you like."
          searchPath={searchPath}
        />
      ) : null}
      {documents === null ? <p role="alert">The vehicles could not be loaded. Please try again.</p> : null}
      {types.map((type) => {
        const ofType = (documents ?? []).filter(({ item_type }) => item_type === type)
        return <CompareTable key={type} documents={ofType} site={site} onRemove={remove} />
      })}
    </main>
  )
}
