import type { StockRow } from '#seed/stock/stock-row.ts'

/** The rows as a JSON list, one object per line, so that it can be read line by line (feed-columns.md). */
export function* jsonFeed(rows: Iterable<StockRow>): Generator<string> {
  let isFirst = true
  yield '[\n'
  for (const row of rows) {
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(row)}`
    isFirst = false
  }
  yield '\n]\n'
}
