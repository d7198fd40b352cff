/**
 * Optimal string alignment distance (swapping neighbours counts one) from `word` to `token` or, with `prefix`, to
 * its nearest prefix. A different first letter counts one more, as in Meilisearch. Above `limit` it returns limit
 * + 1.
 */
export function typoDistance(
  word: string,
  token: string,
  options: { limit: number; prefix: boolean },
): number {
  const { limit, prefix } = options
  if (!prefix && Math.abs(word.length - token.length) > limit) return limit + 1
  if (word.length - token.length > limit) return limit + 1
  const length = Math.min(token.length, word.length + limit)
  const text = token.slice(0, length)
  let twoBack: number[] = []
  let previous = Array.from({ length: length + 1 }, (_, at) => at)
  for (let row = 1; row <= word.length; row++) {
    const current = nextRow(word, text, { row, previous, twoBack })
    if (Math.min(...current) > limit) return limit + 1
    twoBack = previous
    previous = current
  }
  const nearest = prefix ? Math.min(...previous) : (previous[length] as number)
  const distance = nearest + (nearest > 0 && word[0] !== token[0] ? 1 : 0)
  return Math.min(distance, limit + 1)
}

function nextRow(
  word: string,
  token: string,
  rows: { row: number; previous: number[]; twoBack: number[] },
): number[] {
  const { row, previous, twoBack } = rows
  const current = [row]
  for (let column = 1; column <= token.length; column++) {
    const same = word[row - 1] === token[column - 1]
    let best = Math.min(
      (previous[column] as number) + 1,
      (current[column - 1] as number) + 1,
      (previous[column - 1] as number) + (same ? 0 : 1),
    )
    const swapped =
      row > 1 && column > 1 && word[row - 1] === token[column - 2] && word[row - 2] === token[column - 1]
    if (swapped) best = Math.min(best, (twoBack[column - 2] as number) + 1)
    current.push(best)
  }
  return current
}
