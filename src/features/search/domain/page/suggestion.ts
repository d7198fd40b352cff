import type { SearchResults } from '#src/features/search/domain/search-results.ts'
import { EMPTY_SEARCH_STATE } from '#src/features/search/domain/search-state.ts'
import { canonicalHref } from '#src/features/search/domain/url/search-address.ts'
import type { PathNames } from '#src/features/search/domain/url/search-path.ts'
import { formatWhole } from '#src/shared/domain/number-format.ts'

/** One line under the search box with its link. */
export type Suggestion = { label: string; detail: string; href: string }

const MAKES = 2
const MODELS = 4
const VEHICLES = 3

/** Matching makes, then models, then single vehicles, with counts. */
export function toSuggestions(
  results: Pick<SearchResults, 'hits' | 'facets'>,
  names: PathNames,
): Suggestion[] {
  const line = (
    label: string,
    count: number,
    refinements: Record<string, readonly string[]>,
  ): Suggestion => ({
    label,
    detail: formatWhole(count),
    href: canonicalHref({ ...EMPTY_SEARCH_STATE, refinements }, names),
  })
  const makes = (results.facets.make ?? []).filter(({ count }) => count > 0).slice(0, MAKES)
  const models = (results.facets.make_model ?? []).filter(({ count }) => count > 0).slice(0, MODELS)
  return [
    ...makes.map(({ value, count }) => line(value, count, { make: [value] })),
    ...models.flatMap(({ value, count }) => {
      const make = names.makes.find((name) => value.startsWith(`${name} `))
      return make ? [line(value, count, { make: [make], make_model: [value] })] : []
    }),
    ...results.hits
      .slice(0, VEHICLES)
      .map(({ name, stocknum, slug }) => ({ label: name, detail: stocknum, href: `/cars/${slug}` })),
  ]
}
