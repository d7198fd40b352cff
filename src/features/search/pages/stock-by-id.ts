import { readPageContext } from '#src/page-context.ts'
import { readListedById } from './listed-by-id.ts'
import type { Route } from './+types/stock-by-id.ts'

/** `/stock-by-id?id=…&id=…`: listed vehicles of this site by id, for comparisons. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await readListedById(readPageContext(context), request))
}
