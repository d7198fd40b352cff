import { RANGE_ATTRIBUTES, REFINEMENT_ATTRIBUTES } from '#src/features/search/domain/search-state.ts'
import type { UrlPairs } from './search-url.ts'

export type Address = { path: string; pairs: UrlPairs }
type Pair = UrlPairs[number]
type Merge = {
  /** The address when the control was rendered. */
  from: Address
  /** The address the visitor is already going to. */
  onto: Address
  to: Address
  /** The control's own parameter, whose value wins even if it equals that of `from`. */
  own?: string | undefined
}

const LISTS: ReadonlySet<string> = new Set(REFINEMENT_ATTRIBUTES)
const ORDER: readonly string[] = [
  'query',
  ...REFINEMENT_ATTRIBUTES,
  ...RANGE_ATTRIBUTES.map((attribute) => `range[${attribute}]`),
  'sortBy',
]

/**
 * Applies the change from one address to another to a third, so that a filter tapped before the last one was
 * answered adds to it instead of undoing it. Parameters in canonical order, on page 1 (SRCH-017).
 */
export function mergeAddress({ from, onto, to, own }: Merge): Address {
  const added = to.pairs.filter((pair) => pair[0] === own || !has(from.pairs, pair))
  const isReplaced = ([name]: Pair) =>
    name === own || (!LISTS.has(name) && added.some((pair) => pair[0] === name))
  const isDropped = (pair: Pair) => has(from.pairs, pair) && !has(to.pairs, pair)
  const kept = onto.pairs.filter((pair) => !isReplaced(pair) && !isDropped(pair) && !has(added, pair))
  const place = ([name]: Pair) => ORDER.indexOf(name)
  return {
    path: to.path === from.path ? onto.path : to.path,
    pairs: [...kept, ...added]
      .filter(([name]) => name !== 'page')
      .sort((a, b) => place(a) - place(b) || (a[1] < b[1] ? -1 : 1)),
  }
}

function has(pairs: UrlPairs, [name, value]: Pair): boolean {
  return pairs.some((pair) => pair[0] === name && pair[1] === value)
}
