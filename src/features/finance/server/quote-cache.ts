import type { LenderQuote } from './lender.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'

/** Rates rarely change, and a slider asks for the same price repeatedly. */
const KEPT_MS = 10 * 60_000
const ENTRIES_MAX = 2000

/** Quotes by site and question, in memory; the oldest are dropped first. Never shared between sites. */
export function createQuoteCache(now: () => number) {
  const kept = createRecentCache<{ quote: LenderQuote; at: number }>(ENTRIES_MAX)
  return {
    find(siteId: string, question: object): LenderQuote | null {
      const found = kept.get(keyOf(siteId, question))
      return found && now() - found.at < KEPT_MS ? found.quote : null
    },
    keep(siteId: string, question: object, quote: LenderQuote): void {
      kept.set(keyOf(siteId, question), { quote, at: now() })
    },
  }
}

function keyOf(siteId: string, question: object): string {
  return JSON.stringify([siteId, question])
}
