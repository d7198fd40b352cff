import { diskState } from '#src/platform/database/disk-state.ts'
import type { Store } from '#src/platform/database/database.ts'
import { storeState } from '#src/platform/database/store-state.ts'
import type { createStockSearch } from '#src/app/stock/stock-search.ts'

/** The index reads once a second, so more than a few reads were missed. */
const INDEX_BEHIND_MS = 5000

type Parts = {
  store: Pick<Store, 'health'>
  stock: Pick<ReturnType<typeof createStockSearch>, 'isReady' | 'behindMs'>
  dataDir: string
}

/**
 * The state of a process's parts for /readyz: `ok`, or one line saying what is wrong. None of them is asked.
 */
export function partsState({ store, stock, dataDir }: Parts) {
  return { store: storeState(store.health()), index: indexState(stock), disk: diskState(dataDir) }
}

function indexState(stock: Parts['stock']): string {
  if (!stock.isReady()) return 'loading'
  const behindMs = stock.behindMs()
  return behindMs < INDEX_BEHIND_MS ? 'ok' : `behind the outbox by ${Math.round(behindMs / 1000)} s`
}
