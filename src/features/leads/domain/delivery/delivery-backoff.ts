/** Three days, so that a long weekend without a mail server loses nothing. */
export const DELIVERY_WINDOW_MS = 72 * 3_600_000
const FIRST_DELAY_MS = 15_000
export const DELAY_MS_MAX = 2 * 3_600_000
/** Share of a delay that is random, so that receivers do not get all retries at once. */
const JITTER_SHARE = 0.2

/**
 * Milliseconds until the next attempt after `attempts` failures: 15 s doubling up to 2 h, less up to a fifth by
 * `chance` in [0, 1). Never longer than the lead's age, because attempts interrupted by a crash count too. Null
 * once an attempt has failed 72 hours or more after `windowStartedMs`, so a receiver that was away for exactly
 * that long gets one more.
 */
export function nextDelayMs(
  attempts: number,
  times: { windowStartedMs: number; nowMs: number; chance: number },
): number | null {
  if (times.nowMs >= times.windowStartedMs + DELIVERY_WINDOW_MS) return null
  const ageMs = Math.max(0, times.nowMs - times.windowStartedMs)
  const doubled = FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20)
  const full = Math.min(DELAY_MS_MAX, doubled, FIRST_DELAY_MS + ageMs)
  return Math.round(full * (1 - JITTER_SHARE * times.chance))
}

const REFUSED_FIRST_MS = 60_000
export const REFUSED_DELAY_MS_MAX = 3_600_000

/**
 * Milliseconds until a refused delivery is retried: 1, 4, 16 minutes, then hourly, for as long as other
 * deliveries. A corrected key or mailbox is thus noticed within the hour. Null after 72 hours.
 */
export function refusedDelayMs(
  attempts: number,
  times: { windowStartedMs: number; nowMs: number; chance: number },
): number | null {
  if (times.nowMs >= times.windowStartedMs + DELIVERY_WINDOW_MS) return null
  const full = Math.min(REFUSED_DELAY_MS_MAX, REFUSED_FIRST_MS * 4 ** Math.min(attempts - 1, 10))
  return Math.round(full * (1 - JITTER_SHARE * times.chance))
}
