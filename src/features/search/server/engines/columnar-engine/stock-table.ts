import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { keyText } from './columns/columns.ts'
import { withRoom } from './columns/growing-array.ts'
import { addRow, createRowIndex, dropRow, findRow, type RowIndex } from './columns/row-index.ts'
import { createStockColumns, keyColumn, setRow, type StockColumns } from './columns/stock-columns.ts'
import { compactColumns } from './columns/compact-columns.ts'

/** Share of removed rows at which the table is compacted. */
const COMPACT_DEAD_SHARE = 0.2
const COMPACT_ROWS_MIN = 64

/** All stock of the platform in columns. Rows are only added; a removed row stays until compaction. */
export type StockTable = {
  columns: StockColumns
  rowCount: number
  deadCount: number
  alive: Uint8Array
  index: RowIndex
  /** Owner dealership of each row by its exact id: tenancy must not depend on values that normalise alike. */
  owners: Uint32Array
  ownerIds: string[]
  dealershipRows: Map<string, number[]>
  dealershipVersions: Map<string, number>
  /** JSON of each row's document; null if documents are read from the database. */
  documents: (string | null)[] | null
  /** Changes whenever row numbers change their meaning. */
  layout: number
}

export function createStockTable(): StockTable {
  return {
    columns: createStockColumns(),
    rowCount: 0,
    deadCount: 0,
    alive: new Uint8Array(64),
    index: createRowIndex(),
    owners: new Uint32Array(64),
    ownerIds: [],
    dealershipRows: new Map(),
    dealershipVersions: new Map(),
    documents: [],
    layout: 0,
  }
}

/** Adds or replaces a document by id; returns its row. */
export function upsertRow(table: StockTable, document: StockDocument): number {
  const ids = keyColumn(table.columns, 'id')
  const known = findRow(table.index, ids, document.id)
  const moved = known >= 0 && dealershipOf(table, known) !== document.dealership_id
  if (moved) removeRow(table, document.id)
  const isNew = known < 0 || moved
  const row = isNew ? table.rowCount++ : known
  if (isNew) {
    table.alive = withRoom(table.alive, row + 1)
    table.alive[row] = 1
    setOwner(table, row, document.dealership_id)
  }
  setRow(table.columns, row, document)
  if (isNew) addRow(table.index, ids, row)
  if (table.documents) table.documents[row] = JSON.stringify(document)
  touch(table, document.dealership_id)
  return row
}

/** Removes a document; returns its former row, or -1 if unknown. */
export function removeRow(table: StockTable, id: string): number {
  const row = findRow(table.index, keyColumn(table.columns, 'id'), id)
  if (row < 0) return -1
  touch(table, dealershipOf(table, row))
  dropRow(table.index, id, row)
  table.alive[row] = 0
  table.deadCount++
  if (table.documents) table.documents[row] = null
  return row
}

/** Compacts the table once a fifth of its rows are removed. Returns whether it did. */
export function compactIfWasteful(table: StockTable): boolean {
  if (table.rowCount < COMPACT_ROWS_MIN || table.deadCount < table.rowCount * COMPACT_DEAD_SHARE) return false
  const rows: number[] = []
  for (let row = 0; row < table.rowCount; row++) if (table.alive[row] === 1) rows.push(row)
  if (table.documents) table.documents = rows.map((row) => table.documents?.[row] ?? null)
  compactColumns(table.columns, rows)
  table.owners = Uint32Array.from(
    { length: Math.max(rows.length, 64) },
    (_, at) => table.owners[rows[at] ?? 0] as number,
  )
  table.rowCount = rows.length
  table.deadCount = 0
  table.alive = new Uint8Array(Math.max(rows.length, 64)).fill(1, 0, rows.length)
  table.layout++
  reindex(table)
  return true
}

/** Builds the id index (live rows only) and the dealership lists from the columns. */
export function reindex(table: StockTable): void {
  const ids = keyColumn(table.columns, 'id')
  table.index = createRowIndex()
  table.dealershipRows = new Map()
  for (let row = 0; row < table.rowCount; row++) {
    if (table.alive[row] === 1) addRow(table.index, ids, row)
    const dealership = dealershipOf(table, row)
    const rows = table.dealershipRows.get(dealership)
    if (rows) rows.push(row)
    else table.dealershipRows.set(dealership, [row])
  }
}

export function idOf(table: StockTable, row: number): string {
  return keyText(keyColumn(table.columns, 'id'), row)
}

function dealershipOf(table: StockTable, row: number): string {
  return table.ownerIds[table.owners[row] as number] as string
}

function setOwner(table: StockTable, row: number, dealershipId: string): void {
  const rows = table.dealershipRows.get(dealershipId) ?? []
  // Taken from a row of the same dealership; only its first row adds a code.
  const owner =
    rows.length > 0 ? (table.owners[rows[0] as number] as number) : table.ownerIds.push(dealershipId) - 1
  table.owners = withRoom(table.owners, row + 1)
  table.owners[row] = owner
  rows.push(row)
  table.dealershipRows.set(dealershipId, rows)
}

function touch(table: StockTable, dealershipId: string): void {
  table.dealershipVersions.set(dealershipId, (table.dealershipVersions.get(dealershipId) ?? 0) + 1)
}
