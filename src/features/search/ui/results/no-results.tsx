import { formatWhole } from '#src/shared/domain/number-format.ts'
import { budgetTooLowText } from '#src/features/search/domain/budget/budget-estimate.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'

/** ERR-002, exact wording. */
export const NO_RESULTS_TEXT =
  'No results found for your search at this time. Please try adjusting the filters for more results.'

type NoResultsProps = { refreshPath: string; hasFilters: boolean; noun: { one: string; many: string } }

/** An empty search: no stock yet, or how to clear the search and which filter to relax (SRCH-006). */
export function NoResults({ refreshPath, hasFilters, noun }: NoResultsProps) {
  const { view, href } = useSearchActions()
  const price = view.state.ranges.price
  const isBudget =
    price !== undefined &&
    price.min === null &&
    view.ranges.some(({ attribute, bounds }) => attribute === 'price' && (price.max ?? 0) < bounds.min)
  return (
    <section
      aria-label="No results"
      className="mx-auto max-w-2xl rounded-card border border-line bg-surface p-6 sm:p-10"
    >
      {isBudget ? (
        <h2 className="mb-2 font-display text-xl font-semibold">{budgetTooLowText(noun)}</h2>
      ) : null}
      {hasFilters ? (
        <>
          <p className="text-lg text-balance">{NO_RESULTS_TEXT}</p>
          <a href={refreshPath} className="button-primary mt-6">
            Clear Filters
          </a>
        </>
      ) : (
        <p className="text-lg text-balance">
          No {noun.many} are listed at the moment. Please come back soon.
        </p>
      )}
      {view.relaxations.length > 0 ? (
        <div className="mt-8 border-t border-line pt-6">
          <h2 className="font-semibold">Leave one thing out</h2>
          <ul className="mt-2 divide-y divide-line">
            {view.relaxations.map(({ filter, count }) => (
              <li key={filter.attribute + filter.label}>
                <a
                  href={href(filter.without)}
                  data-search="filter"
                  rel="nofollow"
                  className="flex min-h-12 items-center justify-between gap-4 hover:underline"
                >
                  <span>
                    Without <strong className="font-semibold">{filter.label}</strong>
                  </span>
                  <span className="shrink-0 text-sm text-ink-muted tabular-nums">
                    {formatWhole(count)} {count === 1 ? noun.one : noun.many}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
