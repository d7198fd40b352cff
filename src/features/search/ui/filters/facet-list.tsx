import { toggleRefinement } from '#src/features/search/domain/search-change.ts'
import type { FacetRow, FacetView } from '#src/features/search/domain/page/search-view.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { FacetLink } from './facet-link.tsx'
import { FilterGroup, MoreRows } from './filter-group.tsx'

const FOLLOWED = new Set(['body', 'fuel', 'state', 'car_type'])

/** One refinement list with its counts; the first values show, the rest behind Show all. */
export function FacetList({ facet }: { facet: FacetView }) {
  const { view, href } = useSearchActions()
  const chosen = view.state.refinements[facet.attribute] ?? []
  const isChosen = (row: FacetRow) => row.values.every((value) => chosen.includes(value))
  const isFollowed = FOLLOWED.has(facet.attribute) && chosen.length === 0 && view.isIndexable
  const rowLink = (row: FacetRow) => (
    <li key={row.label}>
      <FacetLink
        href={href(toggleRefinement(view.state, facet.attribute, row.values))}
        label={row.label}
        count={row.count}
        isChosen={isChosen(row)}
        isFollowed={isFollowed}
      />
    </li>
  )
  const rest = facet.rows.slice(facet.shown)
  return (
    <FilterGroup label={facet.label} isOpen={facet.isOpen} chosen={chosen.length}>
      {() => (
        <>
          <ul>{facet.rows.slice(0, facet.shown).map(rowLink)}</ul>
          {rest.length > 0 ? (
            <MoreRows more={`Show all (${facet.rows.length})`} less="Show fewer" isOpen={rest.some(isChosen)}>
              {() => <ul>{rest.map(rowLink)}</ul>}
            </MoreRows>
          ) : null}
        </>
      )}
    </FilterGroup>
  )
}
