/**
 * How a column is kept when a data key is set. `lookup`: equal texts can still be found. `json`: a jsonb
 * column holding its sealed value as one string.
 */
export type SealedColumn = { kind: 'text' | 'json'; isLookup: boolean }
/** By table and column. Every such table has the primary key `id`. */
export type SealedColumns = Readonly<Record<string, Readonly<Record<string, SealedColumn>>>>

/** Placeholders for an erased person, and empty values: never sealed, as they reveal nothing. */
const EMPTY = new Set(['', '{}', '[]', 'null', '[erased]'])
const GONE = /^(?:erased|forgotten):/

/** Whether a value reveals nothing and is not sealed. */
export function tellsNothing(value: string): boolean {
  return EMPTY.has(value) || GONE.test(value)
}
