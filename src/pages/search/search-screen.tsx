import { memo, useDeferredValue, useEffect, useMemo, useState, lazy, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { formatWhole } from '#src/shared/domain/number-format.ts'
import type { SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'
import { appliedFilters } from '#src/features/search/domain/page/applied-filter.ts'
import { AppliedChips } from '#src/features/search/ui/controls/applied-chips.tsx'
import { BudgetDisclosure } from '#src/features/search/ui/controls/budget-disclosure.tsx'
import { BodyTiles } from '#src/features/search/ui/controls/body-tiles.tsx'
import { SearchBox } from '#src/features/search/ui/controls/search-box.tsx'
import { SearchIcon } from '#src/features/search/ui/controls/search-icon.tsx'
import { SortMenu } from '#src/features/search/ui/controls/sort-menu.tsx'
import { askBeside } from '#src/features/search/ui/data/answer-beside.ts'
import { mergeMovesBy } from '#src/features/search/ui/data/moves.ts'
import { keepSearchData } from '#src/features/search/ui/data/search-data.ts'
import { SearchActionsOf, SearchLinks } from '#src/features/search/ui/data/search-links.tsx'
import { LiveContext, useBecomesLive, useLive } from '#src/features/search/ui/data/use-is-live.ts'
import { useShownData, type ShownData } from '#src/features/search/ui/data/use-shown-data.ts'
import { FilterPanel } from '#src/features/search/ui/filters/filter-panel.tsx'
import { FilterSheet } from '#src/features/search/ui/filters/filter-sheet.tsx'
import { PageLinks } from '#src/features/search/ui/results/page-links.tsx'
import { ResultsGrid } from './results-grid.tsx'
import { StaleNotice } from '#src/features/search/ui/results/stale-notice.tsx'
import './search-screen.css'

/** Most searches find something; the card for those that do not loads when needed. */
const NoResults = lazy(() =>
  import('#src/features/search/ui/results/no-results.tsx').then((module) => ({ default: module.NoResults })),
)

const FORM_ID = 'search-form'

/** The search page: results, the controls above them and the filters next to them. */
export function SearchScreen({ data: routed }: { data: SearchPageData }) {
  const { data, cardsFirst, moves } = useShownData(routed)
  const live = useBecomesLive()
  return (
    <LiveContext value={live}>
      <SearchLinks moves={moves}>
        <KeepData data={routed} />
        <SearchBody data={data} cardsFirst={cardsFirst} moves={moves} />
      </SearchLinks>
    </LiveContext>
  )
}

type BodyProps = Pick<ShownData, 'data' | 'cardsFirst' | 'moves'>

/** Results first, then filters: one choice changes hundreds of links that are not in view. */
const SearchBody = memo(
  function SearchBody({ data, cardsFirst, moves }: BodyProps) {
    const { view, site } = data
    const { makesShown, stockNoun: noun } = site.search
    const shown = useMemo(() => ({ view }), [view])
    // Going somewhere and back may overtake the panel, which must still redraw what was typed and dragged in
    // it.
    const panelShown = useDeferredValue(shown)
    const { isWide } = useLive()
    const [isSheetOpen, setSheetOpen] = useState(false)
    return (
      <SearchActionsOf shown={shown} moves={moves}>
        <main className="container-page pt-6 pb-28 lg:pb-16">
          <a href="#results" className="skip-link">
            Skip to results
          </a>
          <SearchHeading data={data} />
          <div className="lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-8 xl:grid-cols-[19rem_minmax(0,1fr)] xl:gap-10 atelier:scripting:block">
            <aside
              aria-label="Filters"
              className="search-aside hidden lg:block noscript:block atelier:scripting:hidden"
            >
              <SearchActionsOf shown={panelShown} moves={moves}>
                {isWide ? <FilterPanel formId={FORM_ID} makesShown={makesShown} /> : null}
              </SearchActionsOf>
            </aside>
            <SearchResultsPart
              data={data}
              cardsFirst={cardsFirst}
              pageLinks={
                <SearchActionsOf shown={panelShown} moves={moves}>
                  <PageLinks />
                </SearchActionsOf>
              }
              onOpenFilters={() => setSheetOpen(true)}
            />
          </div>
        </main>
        <PhoneBar
          count={countText(view.count, noun)}
          chosen={appliedFilters(view.state).length}
          onOpen={() => setSheetOpen(true)}
        />
        {isSheetOpen ? (
          <SearchActionsOf shown={panelShown} moves={moves}>
            <FilterSheet
              count={view.count}
              isStale={data.isStale}
              makesShown={makesShown}
              noun={noun}
              onClose={() => setSheetOpen(false)}
            />
          </SearchActionsOf>
        ) : null}
      </SearchActionsOf>
    )
  },
  // The router wraps the same answer in a new object.
  (before, after) =>
    before.data.view === after.data.view &&
    before.data.isStale === after.data.isStale &&
    before.cardsFirst === after.cardsFirst &&
    before.moves === after.moves,
)

function SearchHeading({ data: { view, site } }: { data: SearchPageData }) {
  return (
    <div className="mb-5">
      <h1 className="font-display text-2xl leading-tight font-semibold text-balance sm:text-3xl">
        {view.heading}
      </h1>
      <p role="status" className="mt-1 text-ink-muted tabular-nums">
        {countText(view.count, site.search.stockNoun)}
        {view.pages > 1 ? (
          <span className="hidden sm:inline">
            , page {view.page} of {formatWhole(view.pages)}
          </span>
        ) : null}
      </p>
    </div>
  )
}

type ResultsPartProps = {
  data: SearchPageData
  cardsFirst: number
  pageLinks: React.ReactNode
  onOpenFilters(): void
}

function SearchResultsPart({ data, cardsFirst, pageLinks, onOpenFilters }: ResultsPartProps) {
  const { view, site, nowMs, isStale = false } = data
  const { refreshPath, stockNoun: noun } = site.search
  return (
    <section aria-label="Results" className="min-w-0">
      <div className="flex gap-2">
        <SearchBox formId={FORM_ID} suggests={site.suggests} noun={noun} />
        <SortMenu formId={FORM_ID} />
        {/* Where filters are a drawer on a wide screen too (look.md, atelier); a phone has its own bar. */}
        <button
          type="button"
          onClick={onOpenFilters}
          aria-haspopup="dialog"
          className="button-primary hidden atelier:scripting:lg:inline-flex"
        >
          <SearchIcon name="filters" />
          Filters
        </button>
      </div>
      <div className="mt-3 grid gap-3">
        <AppliedChips />
        <BodyTiles />
      </div>
      {isStale ? <StaleNotice /> : null}
      <LoadingShade>
        <h2 className="sr-only">Vehicles</h2>
        {view.hits.length > 0 ? (
          <ResultsGrid hits={view.hits} site={site} nowMs={nowMs} cardsFirst={cardsFirst} />
        ) : (
          <Suspense fallback={null}>
            <NoResults
              refreshPath={refreshPath}
              noun={noun}
              hasFilters={appliedFilters(view.state).length > 0}
            />
          </Suspense>
        )}
        {pageLinks}
      </LoadingShade>
      <BudgetDisclosure data={data} />
    </section>
  )
}

/** Results about to be replaced; the only part that follows the router's state. */
function LoadingShade({ children }: { children: React.ReactNode }) {
  const isLoading = useNavigation().location?.pathname.startsWith('/search/') ?? false
  return (
    <div
      id="results"
      tabIndex={-1}
      aria-busy={isLoading}
      className={`mt-5 outline-none transition-opacity delay-200 duration-150 motion-reduce:transition-none ${isLoading ? 'opacity-60' : ''}`}
    >
      {children}
    </div>
  )
}

function KeepData({ data }: { data: SearchPageData }) {
  const location = useLocation()
  useEffect(() => keepSearchData(location.pathname + location.search, data), [location, data])
  useEffect(startWithVisitor, [])
  return null
}

/** Code that only an active visitor needs is fetched with their first action. */
function startWithVisitor(): () => void {
  const heard = new AbortController()
  const ending = new AbortController()
  const begin = () => {
    heard.abort()
    askBeside()
    import('#src/features/search/ui/search-rest.ts')
      .then(({ start }) => start(ending.signal, mergeMovesBy))
      .catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'keydown', 'focusin'])
    window.addEventListener(type, begin, { passive: true, signal: heard.signal })
  return () => {
    heard.abort()
    ending.abort()
  }
}

/** Within a thumb's reach: the count and the filters. */
function PhoneBar({ count, chosen, onOpen }: { count: string; chosen: number; onOpen(): void }) {
  return (
    <section aria-label="Filter bar" data-filter-bar className="phone-bar bg-surface">
      <span>{count}</span>
      <button type="button" onClick={onOpen} aria-haspopup="dialog" className="bg-action text-on-action">
        <SearchIcon name="filters" />
        Filters
        {chosen > 0 ? <b>{chosen}</b> : null}
      </button>
    </section>
  )
}

function countText(count: number, noun: { one: string; many: string }): string {
  return `${formatWhole(count)} ${count === 1 ? noun.one : noun.many}`
}
