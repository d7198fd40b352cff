import { memo } from 'react'
import { clearSearch } from '#src/features/search/domain/search-change.ts'
import { REFINEMENT_ATTRIBUTES } from '#src/features/search/domain/search-state.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { FacetList } from './facet-list.tsx'
import { MakeList } from './make-list.tsx'
import { RangeFilter } from './range-filter.tsx'

/** Lists shown before makes and price: what shoppers decide first. */
const LEADING = new Set(['car_type', 'item_type'])

type FilterPanelProps = { formId: string; makesShown: number }

/** Every filter: without JavaScript links and one form. It does not render again with the cards. */
export const FilterPanel = memo(function FilterPanel({ formId, makesShown }: FilterPanelProps) {
  const { view, href } = useSearchActions()
  const hasFilters =
    Object.keys(view.state.refinements).length > 0 ||
    Object.keys(view.state.ranges).length > 0 ||
    view.state.query !== ''
  const range = (attributes: readonly string[]) =>
    view.ranges
      .filter(({ attribute }) => attributes.includes(attribute))
      .map((item) => <RangeFilter key={item.attribute} range={item} idPrefix={formId} />)
  const first = ['price', 'year', 'km']
  return (
    <form
      id={formId}
      method="get"
      action={view.path.path}
      data-from={href(view.state)}
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenRefinements />
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="font-display text-lg font-semibold">Filters</h2>
        {hasFilters ? (
          <a
            href={href(clearSearch(view.state))}
            data-search="clear"
            rel="nofollow"
            className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
          >
            Clear all
          </a>
        ) : null}
      </div>
      {view.facets
        .filter(({ attribute }) => LEADING.has(attribute))
        .map((facet) => (
          <FacetList key={facet.attribute} facet={facet} />
        ))}
      <MakeList makes={view.makes} shown={makesShown} />
      {range(first)}
      {view.facets
        .filter(({ attribute }) => !LEADING.has(attribute))
        .map((facet) => (
          <FacetList key={facet.attribute} facet={facet} />
        ))}
      {view.ranges
        .filter(({ attribute }) => !first.includes(attribute))
        .map((item) => (
          <RangeFilter key={item.attribute} range={item} idPrefix={formId} />
        ))}
      <button type="submit" className="button-primary mt-4 hidden w-full noscript:flex">
        Show results
      </button>
    </form>
  )
})

/** Carries choices made by links into the form; the path's own refinements are in its action. */
function HiddenRefinements() {
  const { view } = useSearchActions()
  return REFINEMENT_ATTRIBUTES.filter((attribute) => !view.path.refinements[attribute]).flatMap((attribute) =>
    (view.state.refinements[attribute] ?? []).map((value) => (
      <input key={attribute + value} type="hidden" name={attribute} value={value} />
    )),
  )
}
