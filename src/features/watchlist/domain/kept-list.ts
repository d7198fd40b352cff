/** Most vehicles one call for cards by their ids answers; longer lists ask again (FAV-001). */
export const CARDS_ASKED_MAX = 50

/** The same ids in calls of at most `CARDS_ASKED_MAX`, in order. */
export function cardCalls(ids: readonly string[]): string[][] {
  const calls: string[][] = []
  for (let first = 0; first < ids.length; first += CARDS_ASKED_MAX)
    calls.push(ids.slice(first, first + CARDS_ASKED_MAX))
  return calls
}

/** Cards in a row of a wide screen: four, or three where four would leave one alone in the last row and three do not. */
export function cardsInRow(count: number): 3 | 4 {
  return count % 4 === 1 && count % 3 !== 1 ? 3 : 4
}
