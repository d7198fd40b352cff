import { isPromoRunning } from '#src/features/promotions/domain/promo-node.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import type { SearchSettings } from '../search-schema.ts'

export type Promo = NonNullable<SearchSettings['promo']>
export type StockVideo = NonNullable<SearchSettings['stockVideo']>
export type GridItem =
  | { kind: 'vehicle'; card: CardView }
  | { kind: 'promo'; promo: Promo }
  | { kind: 'video'; video: StockVideo }

/** Fewer results than this are centred (SRCH-003). */
const CENTRED_BELOW = 3

/** Whether the results are centred in their row (SRCH-003). */
export function isCentred(hits: readonly unknown[]): boolean {
  return hits.length < CENTRED_BELOW
}

/**
 * Inserts the promo card at its 1-based position (SRCH-004) and the stock video first, second, in the middle or
 * last (SRCH-005), which needs three vehicles. The promo shows between its dates (PAGE-043), and only with enough
 * vehicles before it.
 */
export function toGridItems(
  hits: readonly CardView[],
  settings: Pick<SearchSettings, 'promo' | 'stockVideo'>,
  nowMs: number,
): GridItem[] {
  const items: GridItem[] = hits.map((card) => ({ kind: 'vehicle', card }))
  const { promo, stockVideo } = settings
  if (hits.length === 0) return items
  // With one or two results no video goes before them
  if (stockVideo && !isCentred(hits))
    items.splice(videoIndex(stockVideo.position, items.length), 0, { kind: 'video', video: stockVideo })
  if (promo && isPromoRunning(promo, nowMs) && items.length >= promo.position - 1)
    items.splice(Math.max(promo.position - 1, 0), 0, { kind: 'promo', promo })
  return items
}

/** Divisible by two, three and four, so that every layout has full rows. */
const EVEN_PLACES = 24

/**
 * How many columns the promo card, or else the video, spans on a full page of 21 vehicles, so that no vehicle is
 * alone in the last row; 1 if no span is needed.
 */
export function placesOf(items: readonly GridItem[], item: GridItem): 1 | 2 | 3 {
  const drawn = items.find(({ kind }) => kind === 'promo') ?? items.find(({ kind }) => kind === 'video')
  if (item !== drawn) return 1
  return items.length === EVEN_PLACES - 1 ? 2 : items.length === EVEN_PLACES - 2 ? 3 : 1
}

/** Whether a last card alone in rows of two is centred; not if a double-width card shifts the rows (SRCH-002). */
export function isLastCentred(items: readonly GridItem[]): boolean {
  return items.every((item) => placesOf(items, item) !== 2)
}

function videoIndex(position: StockVideo['position'], length: number): number {
  return { start: 0, second: Math.min(1, length), middle: Math.floor(length / 2), end: length }[position]
}
