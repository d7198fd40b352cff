import { compareHref } from '#src/features/watchlist/domain/compare-address.ts'
import { useSaved } from './saved-store.ts'

/** Header links to favourites and compare with their live counts; the space of a count is held from the first paint. */
export function WatchlistLinks({ siteSlug }: { siteSlug: string }) {
  const favourites = useSaved(siteSlug, 'favourites').length
  const compared = useSaved(siteSlug, 'compare').map(({ id }) => id)
  return (
    <>
      <CountLink href="/favourites" label="Favourites" count={favourites} />
      <CountLink href={compareHref(compared)} label="Compare" count={compared.length} />
    </>
  )
}

function CountLink({ href, label, count }: { href: string; label: string; count: number }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
      {label}
      <span
        className={`inline-grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums ${count > 0 ? 'bg-action text-on-action' : 'opacity-0'}`}
      >
        {count}
      </span>
    </a>
  )
}
