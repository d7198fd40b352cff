import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import { createColumnarEngine } from '../engines/columnar-engine/columnar-engine.ts'

/** The index of the product, in memory, with these documents. */
export async function aFilledIndex(documents: readonly StockDocument[]) {
  const index = createColumnarEngine()
  await index.upsert(documents)
  return index
}
