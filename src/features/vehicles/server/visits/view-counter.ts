import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'

/** The same visitor looking at the same vehicle again within this time is one view. */
export const VIEW_WINDOW_MS = 30 * 60_000

/** About 6 MB; the oldest visits are forgotten first, which can only count a returning visitor again. */
const VISITS_MAX = 50_000

/** What tells a person from a machine, and one person from another. */
export type Visit = {
  siteId: string
  vehicleId: string
  address: string
  userAgent: string | null
  /** Sec-Purpose, Purpose or X-Moz: a page fetched in case somebody goes there is not seen yet. */
  purpose: string | null
  /** Sec-Fetch-Site: another site that embeds the counter does not show the vehicle. */
  fetchSite: string | null
}

export type ViewCounter = ReturnType<typeof createViewCounter>

/**
 * Decides which requests are a view (VDP-055): a person's browser, on the site itself, not seen with this vehicle in
 * the last 30 minutes. Keeps only keyed hashes of addresses, and those in memory; the key dies with the process.
 */
export function createViewCounter({
  now,
  visitsMax = VISITS_MAX,
}: {
  now: () => number
  visitsMax?: number
}) {
  const key = randomBytes(32)
  const seen = new Map<string, number>()

  function isPerson({ userAgent, purpose, fetchSite }: Visit): boolean {
    if (!userAgent || isbot(userAgent)) return false
    if (purpose && /prefetch|prerender|preview/i.test(purpose)) return false
    return fetchSite === null || fetchSite === 'same-origin' || fetchSite === 'none'
  }

  return {
    /** Whether this request is a view to count; a counted visit is remembered. */
    take(visit: Visit): boolean {
      if (!isPerson(visit)) return false
      const at = now()
      const visitor = createHmac('sha256', key)
        .update(`${visit.siteId} ${visit.vehicleId} ${visit.address}`)
        .digest('base64url')
      const last = seen.get(visitor)
      if (last !== undefined && at - last < VIEW_WINDOW_MS) return false
      seen.delete(visitor)
      seen.set(visitor, at)
      for (const [oldest, time] of seen) {
        if (seen.size <= visitsMax && at - time < VIEW_WINDOW_MS) break
        seen.delete(oldest)
      }
      return true
    },
    /** How many visits are remembered. */
    size: () => seen.size,
  }
}
