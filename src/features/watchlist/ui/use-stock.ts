import { useEffect, useState } from 'react'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'

type Found<Item> = readonly Item[] | undefined | null

/** Listed vehicles by id, in the order asked; undefined while they are on their way, null when they cannot be had. */
export function useStock(ids: readonly string[]): Found<StockDocument> {
  return useListed<StockDocument>('/stock-by-id', ids)
}

/** The same as cards, ready to show. */
export function useCards(ids: readonly string[]): Found<CardView> {
  return useListed<CardView>('/cards-by-id', ids)
}

function useListed<Item>(path: string, ids: readonly string[]): Found<Item> {
  const [found, setFound] = useState<readonly Item[] | null>()
  const asked = ids.join(' ')
  useEffect(() => {
    if (asked === '') return setFound([])
    const controller = new AbortController()
    const query = asked
      .split(' ')
      .map((id) => `id=${encodeURIComponent(id)}`)
      .join('&')
    fetch(`${path}?${query}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((items: readonly Item[] | null) => setFound(items))
      .catch(() => {
        if (!controller.signal.aborted) setFound(null)
      })
    return () => controller.abort()
  }, [path, asked])
  return found
}
