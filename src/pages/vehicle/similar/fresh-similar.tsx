import { useEffect, useState } from 'react'
import { similarCall } from '#src/features/search/domain/query/similar-stock.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { type CardView, toCardView } from '#src/features/vehicles/domain/card/card-view.ts'
import type { VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { SimilarPlaceholders } from '../arrangements/similar-placeholders.tsx'
import { SimilarVehicles } from '../arrangements/similar-vehicles.tsx'

export type FreshSimilarProps = {
  /** What the server found when the page was made. */
  cards: CardView[]
  site: VehicleSite
  /** Ids of similar vehicles, best first: those of the cards, then some to replace them. */
  ids: readonly string[]
  heading: string
}

/** A quicker answer changes the cards at once, so that no placeholders flash by. */
const PLACEHOLDERS_AFTER_MS = 300

/**
 * Similar vehicles, requested again when they are reached (API-001), since some may have been sold while the
 * page was in a cache or an open tab. A slow call shows six placeholders until its answer arrives (VDP-031).
 * Until then, without scripts, and if the call fails, what the server found is shown (ERR-013).
 */
export function FreshSimilar({ cards, site, ids, heading }: FreshSimilarProps) {
  const [shown, setShown] = useState<CardView[]>(cards)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    setShown(cards)
    if (ids.length === 0) return
    const controller = new AbortController()
    const timer = setTimeout(() => setWaiting(true), PLACEHOLDERS_AFTER_MS)
    const stopWaiting = () => {
      clearTimeout(timer)
      setWaiting(false)
    }
    askSimilar(ids, controller.signal)
      .then((hits) => {
        const byId = new Map<string, StockDocument>(hits.map((hit) => [hit.id, hit]))
        const fresh = ids.flatMap((id) => byId.get(id) ?? [])
        setShown(fresh.map((hit) => freshCard(hit, { cards, site })))
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        // biome-ignore lint/suspicious/noConsole: ERR-013 asks for the log and for nothing on screen
        console.info('Similar vehicles', error)
      })
      .finally(() => {
        if (!controller.signal.aborted) stopWaiting()
      })
    return () => {
      controller.abort()
      stopWaiting()
    }
  }, [cards, ids, site])
  if (cards.length === 0) return null
  const parts = { siteSlug: site.config.slug, heading }
  return isWaiting ? (
    <SimilarPlaceholders {...parts} cards={cards} />
  ) : (
    <SimilarVehicles {...parts} cards={shown} />
  )
}

/** A card of what the index says now; the market's claim is the server's, and holds while the price does. */
function freshCard(hit: StockDocument, { cards, site }: Pick<FreshSimilarProps, 'cards' | 'site'>): CardView {
  const card = toCardView(hit, site, Date.now())
  const served = cards.find(({ id }) => id === card.id)
  return served?.price.amountCents === card.price.amountCents ? { ...card, market: served.market } : card
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
