import { useEffect, useState } from 'react'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'

type Found = readonly CardView[] | undefined | null

/** Cards of listed vehicles by id, in the order asked; undefined while they are on their way, null when they cannot be had. */
export function useCards(ids: readonly string[]): Found {
  const [found, setFound] = useState<Found>()
  const asked = ids.join(' ')
  useEffect(() => {
    if (asked === '') return setFound([])
    const controller = new AbortController()
    const query = asked
      .split(' ')
      .map((id) => `id=${encodeURIComponent(id)}`)
      .join('&')
    fetch(`/cards-by-id?${query}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((cards: readonly CardView[] | null) => setFound(cards))
      .catch(() => {
        if (!controller.signal.aborted) setFound(null)
      })
    return () => controller.abort()
  }, [asked])
  return found
}
