/** From `start` until `expiry`, both ISO moments or days; null for no limit on that side. */
export type Period = { start: string | null; expiry: string | null }

/** Whether a message shows at `nowMs`: from its start until its expiry (SITE-017). */
export function isRunning(period: Period, nowMs: number): boolean {
  const from = period.start ? Date.parse(period.start) : -Infinity
  const until = period.expiry ? Date.parse(period.expiry) : Infinity
  return nowMs >= from && nowMs < until
}
