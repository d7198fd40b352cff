import type { LenderQuote } from './lender.ts'

/** Rates move seldom, and a slider asks for the same price again and again. */
const KEPT_MS = 10 * 60_000
const ENTRIES_MAX = 2000

/** Quotes by site and question, in memory; the oldest go when there are many. No quote of one site is read by another. */
export function createQuoteCache(now: () => number) {
  const kept = new Map<string, { quote: LenderQuote; at: number }>()
  return {
    find(siteId: string, question: object): LenderQuote | null {
      const found = kept.get(keyOf(siteId, question))
      return found && now() - found.at < KEPT_MS ? found.quote : null
    },
    keep(siteId: string, question: object, quote: LenderQuote): void {
      const key = keyOf(siteId, question)
      kept.delete(key)
      kept.set(key, { quote, at: now() })
      const [oldest] = kept.keys()
      if (kept.size > ENTRIES_MAX && oldest !== undefined) kept.delete(oldest)
    },
  }
}

function keyOf(siteId: string, question: object): string {
  return JSON.stringify([siteId, question])
}
