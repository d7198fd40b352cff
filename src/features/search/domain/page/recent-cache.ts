/** A map of the last `limit` entries; reading one makes it the newest, the oldest goes first (SRCH-043). */
export function createRecentCache<Value>(limit: number) {
  const entries = new Map<string, Value>()
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set(key: string, value: Value): void {
      entries.delete(key)
      entries.set(key, value)
      const oldest = entries.keys().next().value
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
    },
    delete(key: string): void {
      entries.delete(key)
    },
  }
}

/** Stock searches kept in the browser; enough to walk back through a long visit at about 20 kB each. */
export const STOCK_SEARCHES_KEPT = 30
/** Directory searches kept (SRCH-043). */
export const DIRECTORY_SEARCHES_KEPT = 10
