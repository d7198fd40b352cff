import type { SearchState } from '#src/features/search/domain/search-state.ts'
import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'

export type SearchItemType = 'car' | 'truck' | 'motorcycle' | 'caravan'

/** The names that paths may speak of: the site's own and those its stock carries. */
export type PathNames = {
  itemTypes: readonly SearchItemType[]
  makes: readonly string[]
  /** `make_model` values of the stock, such as `Toyota Corolla`. */
  makeModels: readonly string[]
  dealerships: readonly { slug: string; name: string }[]
  locations: readonly { slug: string; name: string }[]
}

export type SearchPathKind = 'all' | 'types' | 'make' | 'model' | 'dealership' | 'location'

/** A search path and the refinements it stands for; the same attribute in the query string is ignored. */
export type SearchPath = {
  kind: SearchPathKind
  /** `/search/...` in its canonical spelling. */
  path: string
  refinements: SearchState['refinements']
}

/** The fixed paths of the spec (ROUTE-009 to ROUTE-011): words of the path and the car types they list. */
const FIXED_PREFIXES: readonly { prefix: string; carTypes: readonly string[] }[] = [
  { prefix: 'new-used-and-demo', carTypes: [] },
  { prefix: 'used', carTypes: ['used'] },
  { prefix: 'new', carTypes: ['new'] },
  { prefix: 'demo', carTypes: ['demo'] },
  { prefix: 'new-and-demo', carTypes: ['demo', 'new'] },
]

/** The word of each item type in a path; `vehicles` is all of them on a site that sells several. */
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
 * What the segments after `/search/` stand for; null when no such page exists (a 404). Precedence: fixed paths, then
 * make, then dealership, then location (ROUTE-015). Letter case does not matter.
 */
export function resolveSearchPath(segments: readonly string[], names: PathNames): SearchPath | null {
  const [first, second] = segments.map((segment) => segment.toLowerCase())
  if (first === undefined || segments.length > 2) return segments.length === 0 ? basePath(names) : null
  if (second !== undefined) return resolveModel(first, second, names)
  return resolveFixed(first, names) ?? resolveMake(first, names) ?? resolvePlace(first, names)
}

/** The path that lists everything of the site: where filters go when their path no longer holds (ROUTE-009). */
export function basePath(names: Pick<PathNames, 'itemTypes'>): SearchPath {
  return { kind: 'all', path: `/search/new-used-and-demo-${siteWord(names)}`, refinements: {} }
}

/** The fixed path for a set of car types within one item type, or undefined when none is that set. */
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

/** The item type a word restricts to; undefined for all of the site's, null when the site does not sell it. */
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
