import { changeSort } from '#src/features/search/domain/search-change.ts'
import { SORT_ORDERS, type SortOrder } from '#src/features/search/domain/search-state.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { useTappedOf } from '#src/features/search/ui/data/tapped-link.ts'

const SORT_LABEL: Record<SortOrder, string> = {
  featured: 'Featured',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  km_asc: 'Kilometres: low to high',
  year_desc: 'Year: newest first',
  year_asc: 'Year: oldest first',
  newest: 'Just arrived',
}

/** The order of the results; part of the panel's form, so it works without JavaScript. */
export function SortMenu({ formId }: { formId: string }) {
  const { view, href, go, prepare } = useSearchActions()
  const hrefs = SORT_ORDERS.map((sortBy) => href(changeSort(view.state, sortBy)))
  const tapped = useTappedOf(hrefs)
  return (
    <label className="flex items-center gap-2 text-sm text-ink-muted">
      <span className="sr-only sm:not-sr-only">Sort by</span>
      <select
        name="sortBy"
        form={formId}
        value={(tapped && SORT_ORDERS[hrefs.indexOf(tapped)]) ?? view.state.sortBy}
        onPointerDown={() => {
          for (const sortBy of SORT_ORDERS) prepare(changeSort(view.state, sortBy))
        }}
        onChange={(event) => {
          const sortBy = SORT_ORDERS.find((order) => order === event.target.value)
          if (sortBy) go(changeSort(view.state, sortBy), { own: 'sortBy' })
        }}
        className="control control-small w-34 cursor-pointer text-ellipsis sm:w-auto lg:min-h-10"
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {SORT_LABEL[order]}
          </option>
        ))}
      </select>
    </label>
  )
}
