import type { PageContext } from '#src/app/page-context.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { type CardView, toCardView } from '#src/features/vehicles/domain/card/card-view.ts'

type Page = { site: PageContext['site']; now: number; services: Pick<PageContext['services'], 'marketPrice'> }

/** The cards of these vehicles on the site, in their order, each with what its own page claims of the market. */
export async function stockCards(
  { site, services, now }: Page,
  documents: readonly StockDocument[],
): Promise<CardView[]> {
  const claims = await services.marketPrice.cardClaims(site, documents)
  return documents.map((document) => toCardView(document, site, now, claims.get(document.id) ?? null))
}
