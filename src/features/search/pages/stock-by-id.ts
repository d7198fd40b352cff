import { readPageContext } from '#src/page-context.ts'
import type { Route } from './+types/stock-by-id.ts'

const IDS_MAX = 50

/** `/stock-by-id?id=…&id=…`: listed vehicles of this site by id, for favourites, comparisons and recently viewed. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { site, services } = readPageContext(context)
  const ids = new URL(request.url).searchParams
    .getAll('id')
    .filter((id) => /^[\w-]{1,80}$/.test(id))
    .slice(0, IDS_MAX)
  if (ids.length === 0) return Response.json([])
  const documents = await services.search.listByFilter(site, {
    filter: `id IN [${ids.map((id) => `"${id}"`).join(', ')}]`,
    limit: IDS_MAX,
  })
  const order = new Map(ids.map((id, index) => [id, index]))
  return Response.json(documents.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)))
}
