import { toggleRefinement } from '#src/features/search/domain/search-change.ts'
import type { MakeView } from '#src/features/search/domain/page/search-view.ts'
import { useSearchActions } from '#src/features/search/ui/data/search-links.tsx'
import { FacetLink } from './facet-link.tsx'
import { FilterGroup, MoreRows } from './filter-group.tsx'

/** The first makes, then Show all makes; a ticked make offers Select models (SRCH-008, SRCH-009). */
export function MakeList({ makes, shown }: { makes: readonly MakeView[]; shown: number }) {
  const { view } = useSearchActions()
  const chosen = view.state.refinements.make ?? []
  if (makes.length === 0) return null
  const rest = makes.slice(shown)
  return (
    <FilterGroup label="Make and model" isOpen chosen={chosen.length}>
      {() => (
        <>
          <ul>{makes.slice(0, shown).map(makeRow)}</ul>
          {rest.length > 0 ? (
            <MoreRows
              more="Show all makes"
              less="Hide extra makes"
              isOpen={rest.some(({ value }) => chosen.includes(value))}
            >
              {() => <ul>{rest.map(makeRow)}</ul>}
            </MoreRows>
          ) : null}
        </>
      )}
    </FilterGroup>
  )
}

const makeRow = (make: MakeView) => <MakeRow key={make.value} make={make} />

function MakeRow({ make }: { make: MakeView }) {
  const { view, href } = useSearchActions()
  const isChosen = (view.state.refinements.make ?? []).includes(make.value)
  const chosenModels = view.state.refinements.make_model ?? []
  const hasChosenModel = make.models.some(({ value }) => chosenModels.includes(value))
  return (
    <li>
      <FacetLink
        href={href(toggleRefinement(view.state, 'make', [make.value]))}
        label={make.value}
        count={make.count}
        isChosen={isChosen}
      />
      {isChosen && make.models.length > 0 ? (
        <div className="ml-8 border-l border-line pl-3">
          <MoreRows more="Select models" less="Hide" isOpen={hasChosenModel}>
            {() => (
              <ul className="max-h-72 overflow-y-auto overscroll-contain">
                {make.models.map((model) => (
                  <li key={model.value}>
                    <FacetLink
                      href={href(toggleRefinement(view.state, 'make_model', [model.value]))}
                      label={model.label}
                      count={model.count}
                      isChosen={chosenModels.includes(model.value)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </MoreRows>
        </div>
      ) : null}
    </li>
  )
}
