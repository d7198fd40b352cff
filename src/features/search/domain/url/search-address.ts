import type { RefinementAttribute, SearchState } from '#src/features/search/domain/search-state.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import { basePath, fixedPath, type PathNames, type SearchPath } from './search-path.ts'
import { parseSearchState, toQueryString, writeSearchState, type UrlPairs } from './search-url.ts'

/** The full state of an address: from its path and its parameters. */
export function readSearchAddress(path: SearchPath, pairs: UrlPairs): SearchState {
  const state = parseSearchState(pairs)
  return { ...state, refinements: { ...state.refinements, ...path.refinements } }
}

/**
 * The address of a state seen from a path. The path stays while its own refinements hold, so each filter is its
 * own parameter (ROUTE-018); otherwise the state moves to the path that lists everything.
 */
export function searchHref(state: SearchState, path: SearchPath, base: SearchPath): string {
  const holds = pathAttributes(path).every((attribute) =>
    sameValues(state.refinements[attribute], path.refinements[attribute]),
  )
  const home = holds ? path : base
  return home.path + toQueryString(writeSearchState(without(state, pathAttributes(home))))
}

/** A state's canonical address (rel=canonical): the most specific path, then the other parameters in order. */
export function canonicalHref(state: SearchState, names: PathNames): string {
  const { path, attributes } = canonicalPath(state, names)
  return path + toQueryString(writeSearchState(without(state, attributes)))
}

export type CanonicalPath = { path: string; attributes: RefinementAttribute[] }

/** The most specific path for a state and the attributes it covers. */
export function canonicalPath(state: SearchState, names: PathNames): CanonicalPath {
  const { make, make_model, car_type, item_type, dealership_name, location_name } = state.refinements
  const typed = fixedPath(names, car_type ?? [], item_type?.length === 1 ? item_type[0] : undefined)
  if (!car_type && !item_type) {
    const byMake = makePath(make, make_model)
    if (byMake) return byMake
    const dealership =
      !make &&
      dealership_name?.length === 1 &&
      names.dealerships.find(({ name }) => name === dealership_name[0])
    if (dealership) return { path: `/search/${dealership.slug}`, attributes: ['dealership_name'] }
    const location =
      !make && location_name?.length === 1 && names.locations.find(({ name }) => name === location_name[0])
    if (location) return { path: `/search/${location.slug}`, attributes: ['location_name'] }
  }
  if (typed)
    return { path: typed, attributes: item_type?.length === 1 ? ['car_type', 'item_type'] : ['car_type'] }
  return { path: basePath(names).path, attributes: [] }
}

function makePath(
  make: readonly string[] | undefined,
  makeModels: readonly string[] | undefined,
): CanonicalPath | null {
  const [only] = make ?? []
  if (only === undefined || make?.length !== 1) return null
  const path = `/search/${toPathSlug(only)}`
  if (!makeModels) return { path, attributes: ['make'] }
  const [model] = makeModels
  if (makeModels.length !== 1 || !model?.startsWith(`${only} `)) return { path, attributes: ['make'] }
  return { path: `${path}/${toPathSlug(model.slice(only.length + 1))}`, attributes: ['make', 'make_model'] }
}

function pathAttributes(path: SearchPath): RefinementAttribute[] {
  return Object.keys(path.refinements) as RefinementAttribute[]
}

function without(state: SearchState, attributes: readonly RefinementAttribute[]): SearchState {
  const refinements = { ...state.refinements }
  for (const attribute of attributes) delete refinements[attribute]
  return { ...state, refinements }
}

function sameValues(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return [...(a ?? [])].sort().join('\n') === [...(b ?? [])].sort().join('\n')
}
