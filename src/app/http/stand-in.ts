import type { CachedPage } from '#src/platform/cache/cached-page.ts'
import type { KeptPage, PageCache, PageCacheKey } from '#src/platform/cache/page-cache.ts'
import { unavailability } from '#src/platform/database/unavailable.ts'

/** Pages show whether a place is open, so even without a database nothing older is shown. */
const STANDS_IN_MS = 3_600_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The UTC offsets used in Australia in hours, Eucla and daylight saving included. */
const AUSTRALIAN_HOURS = [8, 8.75, 9.5, 10, 10.5, 11]

type SharedPage = Awaited<ReturnType<PageCache['get']>>
type WantedPage = Wanted & { key: PageCacheKey; isAway: boolean }

/**
 * From the cache, or rendered now; while the database is away, the last page stands in for one that cannot be
 * rendered.
 */
export async function readOrStandIn(
  cache: PageCache,
  wanted: WantedPage,
  make: () => Promise<CachedPage>,
): Promise<SharedPage> {
  const standIn = (): SharedPage | null => {
    const kept = cache.standIn(wanted.key, (page) => mayStandIn(page, wanted))
    return kept && { page: kept, from: 'stale' }
  }
  const known = wanted.isAway ? standIn() : null
  if (known) return known
  try {
    const made = await cache.get(wanted.key, wanted.version, make)
    return (made.page.status === 503 ? standIn() : null) ?? made
  } catch (error) {
    const kept = unavailability(error) === null ? null : standIn()
    if (kept) return kept
    throw error
  }
}

type Wanted = { version: string; nowMs: number }

/**
 * Whether a kept page may be shown while no newer one can be made: within the hour, for the same document and
 * stock (its version apart from the last part, the half hour), and never from yesterday, as offers end with
 * the day.
 */
export function mayStandIn({ version, storedAt }: KeptPage, wanted: Wanted): boolean {
  if (wanted.nowMs - storedAt > STANDS_IN_MS) return false
  if (withoutHalfHour(version) !== withoutHalfHour(wanted.version)) return false
  const dayAt = (moment: number, hours: number) => Math.floor((moment + hours * HOUR_MS) / DAY_MS)
  return AUSTRALIAN_HOURS.every((hours) => dayAt(storedAt, hours) === dayAt(wanted.nowMs, hours))
}

function withoutHalfHour(version: string): string {
  return version.slice(0, version.lastIndexOf('.'))
}
