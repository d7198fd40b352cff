import { readPageContext } from '#src/page-context.ts'
import { toCardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { readListedById } from './listed-by-id.ts'
import type { Route } from './+types/cards-by-id.ts'

/** `/cards-by-id?id=…&id=…`: the cards of listed vehicles by id, for favourites and recently viewed. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const page = readPageContext(context)
  const documents = await readListedById(page, request)
  return Response.json(documents.map((document) => toCardView(document, page.site, page.now)))
}
