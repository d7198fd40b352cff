import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import type { PromoNode } from './promotions-schema.ts'

/** Where a promotion may show. */
export const PROMO_SURFACES = ['home', 'offers', 'brands'] as const
export type PromoSurface = (typeof PROMO_SURFACES)[number]

const ZONE = 'Australia/Brisbane'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether the promotion is running. Days are whole days in Brisbane, inclusive; times are exact. */
export function isPromoRunning(
  { start, expiry }: Pick<PromoNode, 'start' | 'expiry'>,
  nowMs: number,
): boolean {
  const today = localDateTime(nowMs, ZONE).date
  const hasStarted = start === null || (DAY.test(start) ? start <= today : Date.parse(start) <= nowMs)
  const hasEnded = expiry !== null && (DAY.test(expiry) ? expiry < today : Date.parse(expiry) <= nowMs)
  return hasStarted && !hasEnded
}

/** The promotions currently running on a surface, by position. */
export function runningPromos(
  promos: readonly PromoNode[],
  surface: PromoSurface,
  nowMs: number,
): PromoNode[] {
  return promos
    .filter((promo) => promo.display === 'all' || promo.display === surface)
    .filter((promo) => isPromoRunning(promo, nowMs))
    .sort((a, b) => a.position - b.position)
}

export type PromoListItem<Item> = { kind: 'item'; item: Item } | { kind: 'promo'; promo: PromoNode }

/** Inserts each running promotion at its 1-based position (PAGE-044). */
export function withPromos<Item>(
  items: readonly Item[],
  promos: readonly PromoNode[],
): PromoListItem<Item>[] {
  const list: PromoListItem<Item>[] = items.map((item) => ({ kind: 'item', item }))
  for (const promo of promos) {
    const fits = promo.position - 1 <= list.length
    if (!fits && promo.strictDisplay) continue
    list.splice(Math.min(promo.position - 1, list.length), 0, { kind: 'promo', promo })
  }
  return list
}
