import { isPromoRunning } from '#src/features/promotions/domain/promo-node.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import type { SearchSettings } from '#src/features/sites/domain/site-config.ts'

export type Promo = NonNullable<SearchSettings['promo']>
export type StockVideo = NonNullable<SearchSettings['stockVideo']>
export type GridItem =
  | { kind: 'vehicle'; card: CardView }
  | { kind: 'promo'; promo: Promo }
  | { kind: 'video'; video: StockVideo }

/** Results are centred below this number (SRCH-003). */
const CENTRED_BELOW = 3

/** Whether the results stand in the middle of their row (SRCH-003). */
export function isCentred(hits: readonly unknown[]): boolean {
  return hits.length < CENTRED_BELOW
}

/**
 * Vehicles with the promo card at its 1-based place of the grid (SRCH-004) and the stock video at the start, second,
 * middle or end (SRCH-005). The promo shows between its dates, by the one rule of promotions (PAGE-043), and only when enough vehicles stand before it.
 */
export function toGridItems(
  hits: readonly CardView[],
  settings: Pick<SearchSettings, 'promo' | 'stockVideo'>,
  nowMs: number,
): GridItem[] {
  const items: GridItem[] = hits.map((card) => ({ kind: 'vehicle', card }))
  const { promo, stockVideo } = settings
  if (hits.length === 0) return items
  if (stockVideo)
    items.splice(videoIndex(stockVideo.position, items.length), 0, { kind: 'video', video: stockVideo })
  if (promo && isPromoRunning(promo, nowMs) && items.length >= promo.position - 1)
    items.splice(Math.max(promo.position - 1, 0), 0, { kind: 'promo', promo })
  return items
}

function videoIndex(position: StockVideo['position'], length: number): number {
  return { start: 0, second: Math.min(1, length), middle: Math.floor(length / 2), end: length }[position]
}
