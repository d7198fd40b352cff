import { readPageContext } from '#src/app/page-context.ts'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import { CARDS_ASKED_MAX } from '#src/features/watchlist/domain/kept-list.ts'
import type { Route } from './+types/cards-by-id.ts'

/** `/cards-by-id?id=…&id=…`: the cards of listed vehicles by id, for favourites and recently viewed. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { site, services, now } = readPageContext(context)
  const ids = new URL(request.url).searchParams.getAll('id').filter((id) => /^[\w-]{1,80}$/.test(id))
  const documents = await services.search.listByIds(site, ids.slice(0, CARDS_ASKED_MAX))
  return Response.json(await stockCards({ site, services, now }, documents))
}
