import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { idOf, type StockTable } from '../stock-table.ts'

const PARSED_KEPT = 5000

/** Reads documents the index does not hold; unknown ids are left out. */
export type ReadDocuments = (ids: string[]) => Promise<StockDocument[]>

export type HitReader = {
  read(rows: Uint32Array): Promise<StockDocument[]> | StockDocument[]
  forget(row: number): void
  forgetAll(): void
}

/** Documents of rows: from the table's JSON (the latest stay parsed) or, for large stocks, the database. */
export function createHitReader(table: StockTable, readDocuments: ReadDocuments | undefined): HitReader {
  const parsed = new Map<number, StockDocument>()

  function readHere(row: number): StockDocument {
    const known = parsed.get(row)
    if (known) return known
    const document = Object.freeze(JSON.parse(table.documents?.[row] as string) as StockDocument)
    if (parsed.size >= PARSED_KEPT) parsed.delete(parsed.keys().next().value as number)
    parsed.set(row, document)
    return document
  }

  async function readAway(rows: Uint32Array): Promise<StockDocument[]> {
    const ids = Array.from(rows, (row) => idOf(table, row))
    const found = new Map(
      (await (readDocuments as ReadDocuments)(ids)).map((document) => [document.id, document]),
    )
    return ids.map((id) => found.get(id)).filter((document) => document !== undefined)
  }

  return {
    read: (rows) => (table.documents ? Array.from(rows, readHere) : readAway(rows)),
    forget: (row) => parsed.delete(row),
    forgetAll: () => parsed.clear(),
  }
}
