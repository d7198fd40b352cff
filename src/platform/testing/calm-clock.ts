const TICK_MS = 20
const COUNTED_MAX_MS = 2 * TICK_MS

/**
 * Milliseconds in which this process had its turns: what it stood still on a busy machine, where the server that it waits
 * for stands still as well, does not count. For limits on what the product waits for.
 */
export function startCalmClock() {
  let [ms, lastAt] = [0, performance.now()]
  const ticking = setInterval(() => {
    const now = performance.now()
    ms += Math.min(now - lastAt, COUNTED_MAX_MS)
    lastAt = now
  }, TICK_MS)
  ticking.unref()
  return { now: () => ms, stop: () => clearInterval(ticking) }
}
