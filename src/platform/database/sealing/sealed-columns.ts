/**
 * How a column is kept when a data key is set. `lookup`: equal texts stay findable. `json`: a jsonb column, whose sealed
 * value stands in it as one string.
 */
export type SealedColumn = { kind: 'text' | 'json'; isLookup: boolean }
/** By table and column. Every such table has the primary key `id`. */
export type SealedColumns = Readonly<Record<string, Readonly<Record<string, SealedColumn>>>>

/** What stands where a person was, and what is empty: never sealed, as it tells nothing. */
const EMPTY = new Set(['', '{}', '[]', 'null', '[erased]'])
const GONE = /^(?:erased|forgotten):/

/** Whether a value tells nothing and stays as it is. */
export function tellsNothing(value: string): boolean {
  return EMPTY.has(value) || GONE.test(value)
}
