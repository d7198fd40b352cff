/** Most vehicles in one request for cards by id; longer lists are split (FAV-001). */
export const CARDS_ASKED_MAX = 50

/** Splits ids into requests of at most `CARDS_ASKED_MAX`, in order. */
export function cardCalls(ids: readonly string[]): string[][] {
  const calls: string[][] = []
  for (let first = 0; first < ids.length; first += CARDS_ASKED_MAX)
    calls.push(ids.slice(first, first + CARDS_ASKED_MAX))
  return calls
}

/** Cards per row on a wide screen: three if four would leave one alone in the last row and three would not. */
export function cardsInRow(count: number): 3 | 4 {
  return count % 4 === 1 && count % 3 !== 1 ? 3 : 4
}
