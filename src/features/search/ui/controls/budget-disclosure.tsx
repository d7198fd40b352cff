import { lazy, Suspense, useState } from 'react'
import type { SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'
import { SearchIcon } from './search-icon.tsx'

/** Loaded only when opened. */
const BudgetSearch = lazy(() =>
  import('./budget-search.tsx').then((module) => ({ default: module.BudgetSearch })),
)

/** The budget search below the results; it requests its count only once opened. */
export function BudgetDisclosure({ data: { view, site } }: { data: SearchPageData }) {
  const [isOpen, setOpen] = useState(false)
  const { stockNoun, budgetEstimate, repayment } = site.search
  return (
    <details
      className="group/budget mt-12 noscript:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        Find {stockNoun.many} for your budget
        <SearchIcon name="chevron" className="size-4 transition-transform group-open/budget:rotate-180" />
      </summary>
      {isOpen ? (
        <Suspense fallback={null}>
          <BudgetSearch
            basePath={view.base.path}
            price={view.price ?? undefined}
            count={view.count}
            settings={{ method: budgetEstimate, repayment }}
            noun={stockNoun}
          />
        </Suspense>
      ) : null}
    </details>
  )
}
