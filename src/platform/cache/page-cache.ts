import { createSizedCache } from '#src/shared/domain/cache/sized-cache.ts'
import type { CachedPage } from './cached-page.ts'

export type PageCacheKey = {
  /** Host as matched on the allow-list: a page of one host is never read by another (pains.md 5). */
  host: string
  siteId: string
  /** Path and query as requested. */
  url: string
}

export type PageCacheStats = { hits: number; misses: number; stale: number; bytes: number; entries: number }

export type KeptPage = { version: string; storedAt: number }
type Entry = KeptPage & { page: CachedPage }
type Options = { maxBytes: number; now: () => number }

/**
 * While a newer page is being made, the older one may be served for at most this long after it was last known
 * to be right. A site not visited for a while shows nothing old, so a sold car is gone within a
 * second.
 */
const STALE_MS = 1000
/** Pages show opening hours and dates, so none is kept longer than this even when nothing has changed. */
const MAX_AGE_MS = 60_000

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Finished pages by host, site, URL and site version. A new version invalidates every page of the site,
 * whatever its status; concurrent requests for a page render it once; the least recently used pages go when
 * the limit is reached.
 */
export function createPageCache({ maxBytes, now }: Options) {
  const rendering = new Map<string, Promise<CachedPage>>()
  const versions = createVersionLog(now)
  const counts = { hits: 0, misses: 0, stale: 0 }
  const entries = createSizedCache<Entry>(maxBytes, ({ page }) => page.byteSize)

  /** Replaces what was kept before, which goes even if the new page may not be kept. */
  function store(id: string, version: string, page: CachedPage): void {
    if (!page.isCacheable || page.byteSize > maxBytes / 4) entries.delete(id)
    else entries.set(id, { page, version, storedAt: now() })
  }

  function renderOnce(id: string, version: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const flight = `${version}\n${id}`
    const running = rendering.get(flight)
    if (running) return running
    const started = render()
      .then((page) => {
        store(id, version, page)
        return page
      })
      .finally(() => rendering.delete(flight))
    rendering.set(flight, started)
    return started
  }

  function freshEntry(key: PageCacheKey, version: string): Entry | null {
    versions.see(key, version)
    const id = idOf(key)
    const entry = entries.peek(id)
    if (!entry || entry.version !== version || now() - entry.storedAt >= MAX_AGE_MS) return null
    counts.hits++
    return entries.get(id) ?? null
  }

  function mayStillAnswer(key: PageCacheKey, { version, storedAt }: Entry): boolean {
    return now() - versions.lastSeen(key, version) < STALE_MS && now() - storedAt < MAX_AGE_MS + STALE_MS
  }

  return {
    /** How often it has answered since the start, and what it holds now. */
    get stats(): PageCacheStats {
      const { entries: kept, size } = entries.stats()
      return { ...counts, bytes: size, entries: kept }
    },
    /** The page at this version if the cache has it; otherwise null, without rendering. */
    peek(key: PageCacheKey, version: string): CachedPage | null {
      return freshEntry(key, version)?.page ?? null
    },
    /**
     * The page at this version: from the cache, or rendered once and kept. Render errors reach every waiter.
     */
    async get(
      key: PageCacheKey,
      version: string,
      render: () => Promise<CachedPage>,
    ): Promise<{ page: CachedPage; from: 'hit' | 'miss' | 'stale' }> {
      const hit = freshEntry(key, version)
      if (hit) return { page: hit.page, from: 'hit' }
      const id = idOf(key)
      const entry = entries.peek(id)
      const fresh = renderOnce(id, version, render)
      if (entry && mayStillAnswer(key, entry)) {
        fresh.catch(() => {})
        counts.stale++
        return { page: entry.page, from: 'stale' }
      }
      counts.misses++
      return { page: await fresh, from: 'miss' }
    },
    /** The last page made, if the caller may still show it while no newer one can be made. */
    standIn(key: PageCacheKey, mayStandIn: (kept: KeptPage) => boolean): CachedPage | null {
      const entry = entries.peek(idOf(key))
      if (!entry || !mayStandIn(entry)) return null
      counts.stale++
      return entry.page
    },
    clear: entries.clear,
  }
}

/** When each version of a site was last current, for as long as that matters. */
function createVersionLog(now: () => number) {
  const sites = new Map<string, Map<string, number>>()

  return {
    see({ host, siteId }: PageCacheKey, version: string): void {
      const site = `${host}\n${siteId}`
      const seen = sites.get(site) ?? new Map<string, number>()
      if (!seen.has(version)) for (const [old, at] of seen) if (now() - at >= STALE_MS) seen.delete(old)
      sites.set(site, seen.set(version, now()))
    },
    /** In the clock's milliseconds; long ago when unknown. */
    lastSeen: ({ host, siteId }: PageCacheKey, version: string): number =>
      sites.get(`${host}\n${siteId}`)?.get(version) ?? -Infinity,
  }
}

function idOf({ host, siteId, url }: PageCacheKey): string {
  return `${host}\n${siteId}\n${url}`
}
