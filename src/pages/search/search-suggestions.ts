import { readPageContext } from '#src/app/page-context.ts'
import { toSuggestions } from '#src/features/search/domain/page/suggestion.ts'
import { parseSearchState } from '#src/features/search/domain/url/search-url.ts'
import { readPathNames } from './search-loading.ts'
import type { Route } from './+types/search-suggestions.ts'

/**
 * `/search-suggestions?query=`: makes, models and vehicles that match the text; an empty list if the feature
 * is off.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { site, services } = readPageContext(context)
  const { query } = parseSearchState([...new URL(request.url).searchParams])
  if (query.length < 2 || !site.config.features.search_suggestions) return Response.json([])
  const [{ makes, models, vehicles }, names] = await Promise.all([
    services.search.suggest(site, query),
    readPathNames(site, services),
  ])
  return Response.json(toSuggestions({ hits: vehicles, facets: { make: makes, make_model: models } }, names))
}
