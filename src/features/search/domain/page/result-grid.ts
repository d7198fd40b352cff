import { isPromoRunning } from '#src/features/promotions/domain/promo-node.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import type { SearchSettings } from '../search-schema.ts'

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
 * middle or end (SRCH-005), which needs three vehicles beside it. The promo shows between its dates, by the one rule of promotions (PAGE-043), and only when enough vehicles stand before it.
 */
export function toGridItems(
  hits: readonly CardView[],
  settings: Pick<SearchSettings, 'promo' | 'stockVideo'>,
  nowMs: number,
): GridItem[] {
  const items: GridItem[] = hits.map((card) => ({ kind: 'vehicle', card }))
  const { promo, stockVideo } = settings
  if (hits.length === 0) return items
  // One or two answers are what was looked for: no film stands before them
  if (stockVideo && !isCentred(hits))
    items.splice(videoIndex(stockVideo.position, items.length), 0, { kind: 'video', video: stockVideo })
  if (promo && isPromoRunning(promo, nowMs) && items.length >= promo.position - 1)
    items.splice(Math.max(promo.position - 1, 0), 0, { kind: 'promo', promo })
  return items
}

/** Rows of two, three and four all come out even with so many places. */
const EVEN_PLACES = 24

/**
 * Of a full page of 21 vehicles: how many places the promo card, or else the video, takes so that no vehicle is left
 * alone in the last row; 1 wherever nothing needs to be drawn out.
 */
export function placesOf(items: readonly GridItem[], item: GridItem): 1 | 2 | 3 {
  const drawn = items.find(({ kind }) => kind === 'promo') ?? items.find(({ kind }) => kind === 'video')
  if (item !== drawn) return 1
  return items.length === EVEN_PLACES - 1 ? 2 : items.length === EVEN_PLACES - 2 ? 3 : 1
}

/** Whether a last place that stands alone in rows of two is centred: not where a card over two places shifts the rows (SRCH-002). */
export function isLastCentred(items: readonly GridItem[]): boolean {
  return items.every((item) => placesOf(items, item) !== 2)
}

function videoIndex(position: StockVideo['position'], length: number): number {
  return { start: 0, second: Math.min(1, length), middle: Math.floor(length / 2), end: length }[position]
}
