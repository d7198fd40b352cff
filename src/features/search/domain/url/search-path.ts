import type { SearchState } from '#src/features/search/domain/search-state.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'

export type SearchItemType = 'car' | 'truck' | 'motorcycle' | 'caravan'

/** Names that may appear in paths: the site's own and those in its stock. */
export type PathNames = {
  itemTypes: readonly SearchItemType[]
  makes: readonly string[]
  /** `make_model` values in stock, such as `Toyota Corolla`. */
  makeModels: readonly string[]
  dealerships: readonly { slug: string; name: string }[]
  locations: readonly { slug: string; name: string }[]
}

export type SearchPathKind = 'all' | 'types' | 'make' | 'model' | 'dealership' | 'location'

/** A search path and the refinements it implies; the same attribute in the query string is ignored. */
export type SearchPath = {
  kind: SearchPathKind
  /** `/search/...` in canonical spelling. */
  path: string
  refinements: SearchState['refinements']
}

/** The spec's fixed paths (ROUTE-009 to ROUTE-011): their words and the car types they list. */
const FIXED_PREFIXES: readonly { prefix: string; carTypes: readonly string[] }[] = [
  { prefix: 'new-used-and-demo', carTypes: [] },
  { prefix: 'used', carTypes: ['used'] },
  { prefix: 'new', carTypes: ['new'] },
  { prefix: 'demo', carTypes: ['demo'] },
  { prefix: 'new-and-demo', carTypes: ['demo', 'new'] },
]

/** Each item type's word in a path; `vehicles` means all on a site that sells several. */
export const ITEM_TYPE_PATH_WORD: Record<SearchItemType, string> = {
  car: 'cars',
  truck: 'trucks',
  motorcycle: 'motorcycles',
  caravan: 'caravans',
}
const ALL_WORD = 'vehicles'
const FIXED_PATH = new RegExp(
  `^(${FIXED_PREFIXES.map(({ prefix }) => prefix).join('|')})-(${Object.values(ITEM_TYPE_PATH_WORD).join('|')}|${ALL_WORD})$`,
)

/**
 * Resolves the segments after `/search/`; null if there is no such page (404). Precedence: fixed paths, then make,
 * dealership, location (ROUTE-015). Letter case does not matter.
 */
export function resolveSearchPath(segments: readonly string[], names: PathNames): SearchPath | null {
  const [first, second] = segments.map((segment) => segment.toLowerCase())
  if (first === undefined || segments.length > 2) return segments.length === 0 ? basePath(names) : null
  if (second !== undefined) return resolveModel(first, second, names)
  return resolveFixed(first, names) ?? resolveMake(first, names) ?? resolvePlace(first, names)
}

/** The path that lists all of the site's stock, used when a path no longer applies (ROUTE-009). */
export function basePath(names: Pick<PathNames, 'itemTypes'>): SearchPath {
  return { kind: 'all', path: `/search/new-used-and-demo-${siteWord(names)}`, refinements: {} }
}

/** The fixed path for a set of car types within one item type, or undefined if there is none. */
export function fixedPath(
  names: Pick<PathNames, 'itemTypes'>,
  carTypes: readonly string[],
  itemType?: string,
): string | undefined {
  const wanted = [...carTypes].sort().join()
  const prefix = FIXED_PREFIXES.find((candidate) => candidate.carTypes.join() === wanted)?.prefix
  const word =
    itemType === undefined
      ? siteWord(names)
      : names.itemTypes.includes(itemType as SearchItemType)
        ? ITEM_TYPE_PATH_WORD[itemType as SearchItemType]
        : undefined
  return prefix && word ? `/search/${prefix}-${word}` : undefined
}

function resolveFixed(segment: string, names: PathNames): SearchPath | null {
  const match = FIXED_PATH.exec(segment)
  const fixed = FIXED_PREFIXES.find(({ prefix }) => prefix === match?.[1])
  if (!match || !fixed) return null
  const itemType = namedItemType(match[2] ?? '', names)
  if (itemType === null) return null
  const refinements: SearchState['refinements'] = {
    ...(fixed.carTypes.length > 0 ? { car_type: fixed.carTypes } : {}),
    ...(itemType ? { item_type: [itemType] } : {}),
  }
  const path = fixedPath(names, fixed.carTypes, itemType ?? undefined) ?? basePath(names).path
  return { kind: fixed.carTypes.length > 0 || itemType ? 'types' : 'all', path, refinements }
}

/** The item type a word restricts to; undefined for all, null if the site does not sell it. */
function namedItemType(word: string, { itemTypes }: PathNames): SearchItemType | null | undefined {
  const named = (Object.keys(ITEM_TYPE_PATH_WORD) as SearchItemType[]).find(
    (type) => ITEM_TYPE_PATH_WORD[type] === word,
  )
  if (named === undefined) return undefined
  if (itemTypes.length > 1 && itemTypes.includes(named)) return named
  return itemTypes.includes(named) || named === 'car' ? undefined : null
}

function resolveMake(segment: string, names: PathNames): SearchPath | null {
  const make = names.makes.find((name) => toPathSlug(name) === segment)
  return make === undefined
    ? null
    : { kind: 'make', path: `/search/${segment}`, refinements: { make: [make] } }
}

function resolveModel(makeSlug: string, modelSlug: string, names: PathNames): SearchPath | null {
  const make = names.makes.find((name) => toPathSlug(name) === makeSlug)
  if (make === undefined) return null
  const makeModel = names.makeModels.find(
    (name) => name.startsWith(`${make} `) && toPathSlug(name.slice(make.length + 1)) === modelSlug,
  )
  if (makeModel === undefined) return null
  return {
    kind: 'model',
    path: `/search/${makeSlug}/${modelSlug}`,
    refinements: { make: [make], make_model: [makeModel] },
  }
}

function resolvePlace(segment: string, names: PathNames): SearchPath | null {
  const dealership = names.dealerships.find(({ slug }) => slug.toLowerCase() === segment)
  if (dealership)
    return {
      kind: 'dealership',
      path: `/search/${segment}`,
      refinements: { dealership_name: [dealership.name] },
    }
  const location = names.locations.find(({ slug }) => slug.toLowerCase() === segment)
  return location
    ? { kind: 'location', path: `/search/${segment}`, refinements: { location_name: [location.name] } }
    : null
}

function siteWord({ itemTypes }: Pick<PathNames, 'itemTypes'>): string {
  const [only, ...others] = itemTypes
  return only && others.length === 0 ? ITEM_TYPE_PATH_WORD[only] : ALL_WORD
}
