import { useEffect, useState } from 'react'
import { similarCall } from '#src/features/search/domain/query/similar-stock.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { type CardView, toCardView } from '#src/features/vehicles/domain/card/card-view.ts'
import type { VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { SimilarPlaceholders } from '#src/features/vehicles/ui/arrangements/similar-placeholders.tsx'
import { SimilarVehicles } from '#src/features/vehicles/ui/arrangements/similar-vehicles.tsx'

export type FreshSimilarProps = {
  /** What the server found when the page was made. */
  cards: CardView[]
  site: VehicleSite
  /** Ids of similar vehicles, best first: those of the cards, then some to take their place. */
  ids: readonly string[]
  heading: string
}

/**
 * Similar vehicles, asked for when they are reached (API-001), since a page may have stood in a cache or an open tab
 * while its neighbours were sold; six placeholders until the answer is here (VDP-031). What the server found is shown
 * where scripts are off or the call fails (ERR-013).
 */
export function FreshSimilar({ cards, site, ids, heading }: FreshSimilarProps) {
  const [shown, setShown] = useState<CardView[] | null>(null)
  useEffect(() => {
    setShown(ids.length === 0 ? cards : null)
    if (ids.length === 0) return
    const controller = new AbortController()
    askSimilar(ids, controller.signal)
      .then((hits) => {
        const byId = new Map<string, StockDocument>(hits.map((hit) => [hit.id, hit]))
        const fresh = ids.flatMap((id) => byId.get(id) ?? [])
        setShown(fresh.map((hit) => toCardView(hit, site, Date.now())))
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        setShown(cards)
        // biome-ignore lint/suspicious/noConsole: ERR-013 asks for the log and for nothing on screen
        console.info('Similar vehicles', error)
      })
    return () => controller.abort()
  }, [cards, ids, site])
  if (cards.length === 0) return null
  const parts = { siteSlug: site.config.slug, heading }
  return shown ? (
    <SimilarVehicles {...parts} cards={shown} />
  ) : (
    <SimilarPlaceholders {...parts} cards={cards} />
  )
}

async function askSimilar(ids: readonly string[], signal: AbortSignal): Promise<StockDocument[]> {
  const response = await fetch('/api/search/multi-search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(similarCall(ids)),
    signal,
  })
  if (!response.ok) throw new Error(`search answered ${response.status}`)
  const { results } = (await response.json()) as { results: { hits: StockDocument[] }[] }
  return results[0]?.hits ?? []
}
