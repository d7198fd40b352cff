/** Deliveries are tried for three days: a long weekend without a mail server loses nothing. */
export const DELIVERY_WINDOW_MS = 72 * 3_600_000
const FIRST_DELAY_MS = 15_000
export const DELAY_MS_MAX = 2 * 3_600_000
/** Share of a delay that chance may take off, so that receivers are not hit by all at once. */
const JITTER_SHARE = 0.2

/**
 * Milliseconds until the next attempt after `attempts` failed ones: 15 s doubling up to 2 h, less up to a fifth by
 * `chance` in [0, 1). Never longer than the lead is old, as attempts that a killed server broke off count too. Null once an attempt has failed at or after 72 hours since `windowStartedMs`: a receiver that
 * was away for exactly that long gets one attempt more.
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
