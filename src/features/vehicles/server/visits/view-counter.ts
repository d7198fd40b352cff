import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'

/** The same visitor viewing the same vehicle again within this time counts once. */
export const VIEW_WINDOW_MS = 30 * 60_000

/** About 6 MB. The oldest visits are forgotten first, so at worst a returning visitor is counted again. */
const VISITS_MAX = 50_000

/** What tells people from machines, and one person from another. */
export type Visit = {
  siteId: string
  vehicleId: string
  address: string
  userAgent: string | null
  /** Sec-Purpose, Purpose or X-Moz: a prefetched page has not been seen yet. */
  purpose: string | null
  /** Sec-Fetch-Site: embedding the counter on another site does not show the vehicle. */
  fetchSite: string | null
}

export type ViewCounter = ReturnType<typeof createViewCounter>

/**
 * Decides which requests count as a view (VDP-055): a person's browser, on the site itself, not already counted
 * for this vehicle in 30 minutes. Stores only keyed hashes of addresses, in memory; the key is lost with the
 * process.
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
    /** Whether this request counts as a view; a counted visit is remembered. */
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
    size: () => seen.size,
  }
}
