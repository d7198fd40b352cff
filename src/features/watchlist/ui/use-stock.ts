import { useEffect, useState } from 'react'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'

/** Listed vehicles by id, in the order asked; undefined while they are on their way, null when they cannot be had. */
export function useStock(ids: readonly string[]): readonly StockDocument[] | undefined | null {
  const [found, setFound] = useState<readonly StockDocument[] | null>()
  const asked = ids.join(' ')
  useEffect(() => {
    if (asked === '') return setFound([])
    const controller = new AbortController()
    const query = asked
      .split(' ')
      .map((id) => `id=${encodeURIComponent(id)}`)
      .join('&')
    fetch(`/stock-by-id?${query}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((documents: readonly StockDocument[] | null) => setFound(documents))
      .catch(() => {
        if (!controller.signal.aborted) setFound(null)
      })
    return () => controller.abort()
  }, [asked])
  return found
}
