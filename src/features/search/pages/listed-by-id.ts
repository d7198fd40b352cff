import type { PageContext } from '#src/page-context.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'

const IDS_MAX = 50

/** The listed vehicles of this site that `?id=…&id=…` names, at most 50, in that order; an id that is none is left out. */
export async function readListedById(
  { site, services }: PageContext,
  request: Request,
): Promise<StockDocument[]> {
  const ids = new URL(request.url).searchParams
    .getAll('id')
    .filter((id) => /^[\w-]{1,80}$/.test(id))
    .slice(0, IDS_MAX)
  if (ids.length === 0) return []
  const documents = await services.search.listByFilter(site, {
    filter: `id IN [${ids.map((id) => `"${id}"`).join(', ')}]`,
    limit: IDS_MAX,
  })
  const order = new Map(ids.map((id, index) => [id, index]))
  return documents.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
}
