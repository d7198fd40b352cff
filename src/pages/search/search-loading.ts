import type { PageContext } from '#src/app/page-context.ts'
import { withBudgetFloor } from '#src/features/search/domain/budget/budget-estimate.ts'
import { panelFacets } from '#src/features/search/domain/facets/facet-table.ts'
import { groupLocations } from '#src/features/search/domain/facets/location-group.ts'
import { stateAsStock } from '#src/features/search/domain/facets/stock-spelling.ts'
import { toPublicSearchSite, type SearchPageData } from '#src/features/search/domain/page/search-page-data.ts'
import { toSearchView } from '#src/features/search/domain/page/search-view.ts'
import { EMPTY_SEARCH_STATE } from '#src/features/search/domain/search-state.ts'
import { readSearchAddress, searchHref } from '#src/features/search/domain/url/search-address.ts'
import {
  basePath,
  resolveSearchPath,
  type PathNames,
  type SearchPath,
} from '#src/features/search/domain/url/search-path.ts'
import { foreignPairs, isFormSubmission, toQueryString } from '#src/features/search/domain/url/search-url.ts'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'

/** What an address leads to: the data of its page, another address to go to, or no page at all. */
export type LoadedSearch =
  | { kind: 'page'; data: SearchPageData }
  | { kind: 'redirect'; href: string }
  | { kind: 'not_found' }
  | { kind: 'unavailable' }

/** Numbers whose every value is counted, for the histograms. */
const HISTOGRAM_ATTRIBUTES = ['price', 'km', 'year'] as const
/** Answers the search page at `/search/{splat}{search}`; the document and the data route share it. */
export async function loadSearch(
  { site, services, now }: PageContext,
  { splat, search }: { splat: string; search: string },
): Promise<LoadedSearch> {
  const pairs = [...new URLSearchParams(search)]
  const located = await locate(site, services, splat)
  if (!located) return { kind: 'not_found' }
  const { path, names } = located
  const base = basePath(names)
  const state = readSearchAddress(path, pairs)
  if (isFormSubmission(pairs))
    return { kind: 'redirect', href: withForeign(searchHref(state, path, base), pairs) }
  const searched = withBudgetFloor(state)
  const answer = await services.search.searchStock(site, searched, {
    facets: panelFacets(searched),
    distributions: HISTOGRAM_ATTRIBUTES,
  })
  if (!answer.ok) return { kind: 'unavailable' }
  const results = answer.value
  if (results.count > 0 && state.page > results.pages)
    return {
      kind: 'redirect',
      href: withForeign(searchHref({ ...state, page: results.pages }, path, base), pairs),
    }
  const relaxed = results.count === 0 ? await services.search.relaxations(site, searched) : {}
  const view = toSearchView({
    results,
    hits: await stockCards({ site, services, now }, results.hits),
    state: stateAsStock(state, results.facets),
    path,
    names,
    settings: site.config.search,
    distributions: results.distributions,
    relaxed,
    locationGroups: groupLocations(
      site.config.locations.map(({ name, phone, address }) => ({ name, phone, street: address.street })),
    ),
  })
  return { kind: 'page', data: { view, site: toPublicSearchSite(site), nowMs: now } }
}

/** The names that search paths of a site may use: its settings and the makes and models of its stock. */
export async function readPathNames(
  site: SiteContext,
  services: PageContext['services'],
): Promise<PathNames> {
  const answer = await services.search.searchStock(site, EMPTY_SEARCH_STATE, {
    facets: ['make', 'make_model'],
    hitsPerPage: 1,
  })
  const values = (attribute: string) =>
    answer.ok ? (answer.value.facets[attribute] ?? []).map(({ value }) => value) : []
  const { dealerships, locations, manufacturer } = site.config
  const own = [...dealerships, ...locations].flatMap(({ manufacturers }) => manufacturers)
  return {
    ...plainNames(site),
    makes: [...new Set([...values('make'), ...own, ...(manufacturer ? [manufacturer] : [])])],
    makeModels: values('make_model'),
  }
}

/** Fixed paths need no stock; every other path asks the stock for its makes and models first (ROUTE-015). */
async function locate(
  site: SiteContext,
  services: PageContext['services'],
  splat: string,
): Promise<{ path: SearchPath; names: PathNames } | null> {
  const segments = splat.split('/').filter(Boolean)
  const plain = plainNames(site)
  const fixed = resolveSearchPath(segments, plain)
  if (fixed && (fixed.kind === 'all' || fixed.kind === 'types')) return { path: fixed, names: plain }
  const names = await readPathNames(site, services)
  const path = resolveSearchPath(segments, names)
  return path && { path, names }
}

function plainNames({ config }: SiteContext): PathNames {
  return {
    itemTypes: config.itemTypes,
    makes: [],
    makeModels: [],
    dealerships: config.dealerships,
    locations: config.locations.filter(({ isVisible }) => isVisible),
  }
}

function withForeign(href: string, pairs: [string, string][]): string {
  const foreign = toQueryString(foreignPairs(pairs))
  return foreign && href.includes('?') ? `${href}&${foreign.slice(1)}` : href + foreign
}
