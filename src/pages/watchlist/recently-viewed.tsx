import { KeptCards } from './kept-cards.tsx'
import { useSaved } from '#src/features/watchlist/ui/saved-store.ts'
import { useCards } from '#src/features/watchlist/ui/use-cards.ts'

const SHOWN = 4

/** The vehicles last opened in this browser; nothing until there are some (FAV-007). */
export function RecentlyViewed({
  siteSlug,
  exceptId,
  heading = 'Recently viewed',
}: {
  siteSlug: string
  exceptId?: string
  heading?: string
}) {
  const ids = useSaved(siteSlug, 'viewed')
    .map(({ id }) => id)
    .filter((id) => id !== exceptId)
    .slice(0, SHOWN)
  const cards = useCards(ids)
  if (!cards || cards.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2 className="mb-4 font-display text-xl font-semibold">{heading}</h2>
      <KeptCards cards={cards} siteSlug={siteSlug} priority="lazy" />
    </section>
  )
}

/** The last searches of this browser, each opening again (FAV-005, FAV-007). */
export function RecentSearches({ siteSlug }: { siteSlug: string }) {
  const searches = useSaved(siteSlug, 'searches')
  if (searches.length === 0) return null
  return (
    <section aria-label="Recent searches">
      <h2 className="mb-2 font-display text-xl font-semibold">Recent searches</h2>
      <ul className="flex flex-wrap gap-2">
        {searches.map(({ path, refinements, label }) => (
          <li key={path + refinements}>
            <a
              href={path + refinements}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
