import { pageList } from '#src/features/search/domain/page/page-list.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { SearchIcon } from '#src/features/search/ui/controls/search-icon.tsx'

/** Numbered pages: plain links, so place and page survive the back button (pain 11). */
export function PageLinks() {
  const { view, href } = useSearchActions()
  if (view.pages <= 1) return null
  const to = (page: number) => href({ ...view.state, page })
  const rel = view.isIndexable ? undefined : 'nofollow'
  const step =
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-[0.9375rem] hover:bg-studio'
  return (
    <nav aria-label="Pages of results" className="mt-10 flex flex-wrap items-center justify-center gap-1">
      {view.page > 1 ? (
        <a href={to(view.page - 1)} data-search="page" rel={rel} className={step}>
          <SearchIcon name="previous" className="size-4" />{' '}
          <span className="sr-only sm:not-sr-only">Previous</span>
        </a>
      ) : null}
      {pageList(view.page, view.pages).map((page, index, list) =>
        page === null ? (
          <span key={`gap${list[index - 1]}`} aria-hidden="true" className="px-1 text-ink-muted">
            …
          </span>
        ) : (
          <a
            key={page}
            href={to(page)}
            data-search="page"
            rel={rel}
            aria-label={`Page ${page}`}
            aria-current={page === view.page ? 'page' : undefined}
            className={`${step} tabular-nums ${page === view.page ? 'bg-ink font-semibold text-surface hover:bg-ink' : ''}`}
          >
            {page}
          </a>
        ),
      )}
      {view.page < view.pages ? (
        <a href={to(view.page + 1)} data-search="page" rel={rel} className={step}>
          <span className="sr-only sm:not-sr-only">Next</span> <SearchIcon name="next" className="size-4" />
        </a>
      ) : null}
    </nav>
  )
}
