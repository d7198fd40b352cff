import { redirect } from 'react-router'
import { readPageContext } from '#src/app/page-context.ts'
import { loadSearch } from './search-loading.ts'
import type { Route } from './+types/search-data.ts'

/** `/search-data/{path}`: the data of `/search/{path}` as JSON, for moves inside the search. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const loaded = await loadSearch(readPageContext(context), {
    splat: params['*'] ?? '',
    search: new URL(request.url).search,
  })
  if (loaded.kind === 'redirect') return redirect(loaded.href.replace(/^\/search\//, '/search-data/'))
  if (loaded.kind === 'not_found') return Response.json({ error: 'No such search page' }, { status: 404 })
  if (loaded.kind === 'unavailable')
    return Response.json({ error: 'Search is not available now' }, { status: 503 })
  return Response.json(loaded.data)
}
