const TICK_MS = 20
const COUNTED_MAX_MS = 2 * TICK_MS

/**
 * Milliseconds in which this process got its turns. Time it was paused on a busy machine, which pauses
 * the server it waits for too, does not count. For limits on how long the product waits.
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
