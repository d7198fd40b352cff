/**
 * A map of the last `limit` entries. Reading an entry makes it the newest; the oldest goes first. `undefined`
 * cannot be stored.
 */
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
    keys: () => entries.keys(),
  }
}
