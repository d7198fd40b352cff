import type { RefinementAttribute, SearchState } from '#src/features/search/domain/search-state.ts'
import { canonicalHref, canonicalPath } from './search-address.ts'
import type { PathNames } from './search-path.ts'

/** Filters of which one value may be indexed along with a path. */
const INDEXABLE_BESIDE_PATH: readonly RefinementAttribute[] = ['body', 'fuel', 'state']
/** Later pages are for people, not crawlers. */
const INDEXABLE_PAGE_MAX = 50

export type IndexRule = { canonical: string; isIndexable: boolean }

/**
 * A search page's canonical address and whether it may be indexed. Indexable are the paths (types, make, make and
 * model, dealership, location) and a path with one body, fuel or state; not free text, ranges, orders, two values
 * of a filter or two filters. The number of indexable addresses is thus limited by the names in stock, and all
 * other links carry nofollow: there is no crawl trap.
 */
export function indexRule(state: SearchState, names: PathNames): IndexRule {
  return { canonical: canonicalHref(state, names), isIndexable: isIndexable(state, names) }
}

function isIndexable(state: SearchState, names: PathNames): boolean {
  if (
    state.query ||
    state.sortBy !== 'featured' ||
    Object.keys(state.ranges).length > 0 ||
    state.page > INDEXABLE_PAGE_MAX
  )
    return false
  const { attributes } = canonicalPath(state, names)
  const rest = (Object.entries(state.refinements) as [RefinementAttribute, readonly string[]][]).filter(
    ([attribute]) => !attributes.includes(attribute),
  )
  const [first, ...others] = rest
  if (!first) return true
  return others.length === 0 && first[1].length === 1 && INDEXABLE_BESIDE_PATH.includes(first[0])
}
