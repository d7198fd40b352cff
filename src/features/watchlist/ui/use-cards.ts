import { useEffect, useState } from 'react'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { cardCalls } from '#src/features/watchlist/domain/kept-list.ts'

type Found = readonly CardView[] | undefined | null

/** Cards of listed vehicles by id, in the requested order; undefined while loading, null if that failed. */
export function useCards(ids: readonly string[]): Found {
  const [found, setFound] = useState<Found>()
  const asked = ids.join(' ')
  useEffect(() => {
    if (asked === '') return setFound([])
    const controller = new AbortController()
    Promise.all(cardCalls(asked.split(' ')).map((call) => fetchCards(call, controller.signal)))
      .then((answers) => setFound(answers.flat()))
      .catch(() => {
        if (!controller.signal.aborted) setFound(null)
      })
    return () => controller.abort()
  }, [asked])
  return found
}

async function fetchCards(ids: readonly string[], signal: AbortSignal): Promise<readonly CardView[]> {
  const query = ids.map((id) => `id=${encodeURIComponent(id)}`).join('&')
  const response = await fetch(`/cards-by-id?${query}`, { signal })
  if (!response.ok) throw new Error(`cards answered ${response.status}`)
  return (await response.json()) as readonly CardView[]
}
