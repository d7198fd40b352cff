/**
 * A map whose values take up at most `room` in total, as measured by `sizeOf`. Reading a value makes it the
 * newest; the oldest goes first. A value larger than the whole room is not kept. `undefined` cannot be
 * stored.
 */
export function createSizedCache<Value>(room: number, sizeOf: (value: Value, key: string) => number) {
  const entries = new Map<string, Value>()
  let taken = 0

  function drop(key: string): void {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    taken -= sizeOf(value, key)
  }

  return {
    get(key: string): Value | undefined {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    /** Like `get`, but without making the value newer. */
    peek: (key: string): Value | undefined => entries.get(key),
    set(key: string, value: Value): void {
      drop(key)
      entries.set(key, value)
      taken += sizeOf(value, key)
      for (const oldest of entries.keys()) {
        if (taken <= room) break
        drop(oldest)
      }
    },
    delete: drop,
    clear(): void {
      entries.clear()
      taken = 0
    },
    stats: () => ({ entries: entries.size, size: taken }),
  }
}
