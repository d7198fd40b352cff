import { clearRefinement } from '#src/features/search/domain/search-change.ts'
import type { FacetValue, SearchResults } from '#src/features/search/domain/search-results.ts'
import type { RefinementAttribute, SearchState } from '#src/features/search/domain/search-state.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { toBodyTiles, type BodyTile } from '#src/features/search/domain/facets/body-type.ts'
import {
  FACETS,
  MODEL_LIST_LIMIT,
  RANGES,
  facetRows,
  isFacetShown,
  withChosen,
  type FacetSpec,
  type RangeSpec,
} from '#src/features/search/domain/facets/facet-table.ts'
import { toHistogram } from '#src/features/search/domain/ranges/histogram.ts'
import { rangeBounds, type RangeBounds } from '#src/features/search/domain/ranges/range-rules.ts'
import { indexRule } from '#src/features/search/domain/url/index-rules.ts'
import { basePath, type PathNames, type SearchPath } from '#src/features/search/domain/url/search-path.ts'
import { appliedFilters, valueLabel, type AppliedFilter } from './applied-filter.ts'
import { searchHeading } from './search-heading.ts'

/** A row of a list; choosing it chooses all of `values`. */
export type FacetRow = { label: string; values: readonly string[]; count: number }
export type FacetView = Pick<FacetSpec, 'attribute' | 'label' | 'shown' | 'isOpen'> & { rows: FacetRow[] }
export type MakeView = FacetValue & { models: { label: string; value: string; count: number }[] }
export type RangeView = RangeSpec & { bounds: RangeBounds; histogram: number[] | null }
export type RelaxationView = { filter: AppliedFilter; count: number }

/** What a search page and its controls show: facts and words. Links follow from state and path. */
export type SearchView = {
  path: SearchPath
  base: SearchPath
  state: SearchState
  hits: CardView[]
  count: number
  page: number
  pages: number
  heading: string
  canonical: string
  isIndexable: boolean
  makes: MakeView[]
  facets: FacetView[]
  ranges: RangeView[]
  bodyTiles: BodyTile[]
  /** Lowest and highest price in these results, for the budget search. */
  price: { min: number; max: number } | null
  relaxations: RelaxationView[]
}

export type SearchViewInput = {
  results: Omit<SearchResults, 'hits'>
  hits: CardView[]
  state: SearchState
  path: SearchPath
  names: PathNames
  settings: { bodyTiles: number; certifiedOnly: boolean; stockNoun: { many: string } }
  /** Value counts of numeric attributes, for the histograms. */
  distributions: Readonly<Partial<Record<string, Readonly<Record<string, number>>>>>
  /** Hits without this attribute's filter. */
  relaxed: Readonly<Record<string, number>>
  /** Names that are one location (SRCH-055). */
  locationGroups: readonly (readonly string[])[]
}

/** Builds the view of one search result. */
export function toSearchView(input: SearchViewInput): SearchView {
  const { results, state, path, names } = input
  return {
    path,
    base: basePath(names),
    state,
    hits: input.hits,
    count: results.count,
    page: results.page,
    pages: results.pages,
    heading: searchHeading(state, input.settings.stockNoun),
    ...indexRule(state, names),
    makes: makeViews(input),
    facets: facetViews(input),
    ranges: rangeViews(input),
    bodyTiles: toBodyTiles(results.facets.body ?? [], input.settings.bodyTiles, names.itemTypes[0]),
    price: results.facetStats.price ?? null,
    relaxations: results.count === 0 ? relaxationViews(state, input.relaxed) : [],
  }
}

function makeViews({ results, state }: SearchViewInput): MakeView[] {
  const chosen = state.refinements.make ?? []
  const chosenModels = state.refinements.make_model ?? []
  const makes = withChosen(results.facets.make ?? [], chosen)
  return makes.map((make) => ({
    ...make,
    models: chosen.includes(make.value)
      ? modelsOf(make.value, results.facets.make_model ?? [], chosenModels)
      : [],
  }))
}

function modelsOf(
  make: string,
  values: readonly FacetValue[],
  chosen: readonly string[],
): MakeView['models'] {
  const ofMake = (value: string) => value.startsWith(`${make} `)
  const rows = withChosen(
    values.filter(({ value }) => ofMake(value)),
    chosen.filter(ofMake),
  )
  const kept = rows.filter(({ value }, index) => index < MODEL_LIST_LIMIT || chosen.includes(value))
  return kept.map(({ value, count }) => ({ label: value.slice(make.length + 1), value, count }))
}

function facetViews({ results, state, settings, locationGroups }: SearchViewInput): FacetView[] {
  const chosenAttributes = Object.keys(state.refinements)
  return FACETS.flatMap((spec) => {
    const rows = facetRows(spec, results.facets[spec.attribute] ?? [], {
      chosen: state.refinements[spec.attribute] ?? [],
      certifiedOnly: settings.certifiedOnly,
    })
    if (!isFacetShown(spec, rows, chosenAttributes)) return []
    const labelled = rows.map(({ value, count }) => ({
      label: valueLabel(spec.attribute, value),
      values: [value],
      count,
    }))
    const grouped = spec.attribute === 'location_name' ? groupRows(labelled, locationGroups) : labelled
    return [
      {
        attribute: spec.attribute,
        label: spec.label,
        shown: spec.shown,
        isOpen: spec.isOpen || chosenAttributes.includes(spec.attribute),
        rows: grouped,
      },
    ]
  })
}

function groupRows(rows: readonly FacetRow[], groups: readonly (readonly string[])[]): FacetRow[] {
  const merged: FacetRow[] = []
  const seen = new Map<readonly string[], FacetRow>()
  for (const row of rows) {
    const group = groups.find((names) => names.includes(row.label))
    const first = group && seen.get(group)
    if (first) {
      first.count += row.count
      first.values = [...first.values, ...row.values]
      continue
    }
    const kept = { ...row, label: group?.[0] ?? row.label }
    if (group) seen.set(group, kept)
    merged.push(kept)
  }
  return merged
}

function rangeViews({ results, state, distributions }: SearchViewInput): RangeView[] {
  return RANGES.flatMap((spec) => {
    const stats = results.facetStats[spec.attribute]
    const isChosen = state.ranges[spec.attribute] !== undefined
    if (!isChosen && (!stats || stats.min === stats.max)) return []
    const bounds = rangeBounds(spec.attribute, stats)
    const distribution = distributions[spec.attribute]
    return [
      {
        ...spec,
        isOpen: spec.isOpen || isChosen,
        bounds,
        histogram: distribution ? toHistogram(distribution, bounds) : null,
      },
    ]
  })
}

/** Filters whose removal alone finds stock, the most productive first; several values of one filter count together. */
function relaxationViews(state: SearchState, relaxed: Readonly<Record<string, number>>): RelaxationView[] {
  const byAttribute = new Map<string, AppliedFilter>()
  for (const filter of appliedFilters(state)) {
    const first = byAttribute.get(filter.attribute)
    byAttribute.set(
      filter.attribute,
      first
        ? {
            ...first,
            label: `${first.label}, ${filter.label}`,
            without: clearRefinement(state, filter.attribute as RefinementAttribute),
          }
        : filter,
    )
  }
  return [...byAttribute.values()]
    .map((filter) => ({
      filter,
      count: Object.hasOwn(relaxed, filter.attribute) ? (relaxed[filter.attribute] ?? 0) : 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
