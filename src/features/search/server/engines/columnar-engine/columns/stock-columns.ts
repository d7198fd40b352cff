import { normaliseValue } from '#src/features/search/domain/filter/filter-value.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { type Column, createColumn, type KeyColumn, setValue } from './columns.ts'

/** The column kind of each attribute. A change makes every snapshot stale (columnShape). */
const KINDS: Record<string, { kind: Column['kind']; numeric?: true; names: readonly string[] }> = {
  keys: { kind: 'key', names: ['id', 'slug', 'stocknum', 'vin', 'regplate'] },
  words: {
    kind: 'coded',
    names: [
      'make',
      'model',
      'make_model',
      'badge',
      'series',
      'item_type',
      'body',
      'drive',
      'fuel',
      'transmission',
      'colour',
      'price_kind',
      'status',
      'car_type',
      'tag',
      'certified',
      'reserved',
      'show_on_dealer_website',
      'city',
      'state',
      'dealership_id',
      'dealership_slug',
      'dealership_name',
      'location_id',
      'location_name',
      'lams',
    ],
  },
  smallNumbers: {
    kind: 'coded',
    numeric: true,
    names: ['year', 'seats', 'doors', 'sleeps', 'photos_count', 'featured_rank'],
  },
  lists: { kind: 'multi', names: ['categories', 'filtered_features', 'name_words'] },
  numbers: {
    kind: 'number',
    names: [
      'km',
      'price',
      'price_range',
      'subscription_price',
      'sold_date_timestamp',
      'created_at_timestamp',
      'gvm',
      'payload',
      'atm',
      'towing_braked',
      'engine_size',
      'views',
    ],
  },
}

export type StockColumns = ReadonlyMap<string, Column>

export function createStockColumns(): StockColumns {
  const columns = Object.values(KINDS).flatMap(({ kind, numeric, names }) =>
    names.map((name) => createColumn(kind, name, numeric)),
  )
  return new Map(columns.map((column) => [column.name, column]))
}

/** Equal for two builds only if their columns have the same layout. */
export function columnShape(): string {
  return JSON.stringify(KINDS)
}

export function keyColumn(columns: StockColumns, name: string): KeyColumn {
  const column = columns.get(name)
  if (column?.kind !== 'key') throw new Error(`${name} is not a key column`)
  return column
}

/** Writes every attribute of a document into `row`. */
export function setRow(columns: StockColumns, row: number, document: StockDocument): void {
  const values = document as unknown as Record<string, unknown>
  for (const column of columns.values())
    setValue(column, row, column.name === 'name_words' ? nameWords(document) : values[column.name])
}

/** Words of the name that no other searched attribute holds; only these need their own column. */
function nameWords(document: StockDocument): string[] {
  const held = new Set(
    wordsOf([document.make, document.model, document.badge, document.series, document.year].join(' ')),
  )
  return [...new Set(wordsOf(document.name))].filter((word) => !held.has(word))
}

/** Normalised words of a text: letters and digits, split at everything else. */
export function wordsOf(text: string): string[] {
  return normaliseValue(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
