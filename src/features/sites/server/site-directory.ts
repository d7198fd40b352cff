import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { unavailability } from '#src/platform/database/unavailable.ts'
import { type PaymentSettings, withoutCheckout } from '../domain/finance/payment-settings.ts'
import type { SiteConfig } from '../domain/site-config.ts'
import { parseSiteDocument } from '../domain/site-config-schema.ts'
import { SITE_PUBLISHED_CHANNEL } from './site-publication.ts'
import { findDocument, listSiteEntries, type SiteEntry } from './site-repository.ts'

/** A lost NOTIFY costs at most this much. */
const POLL_MS = 5_000

type Directory = { byHost: Map<string, SiteEntry>; bySlug: Map<string, SiteEntry>; readAt: number }

export type SiteDirectoryDeps = {
  store: Store
  clock: Clock
  /** Whether cards can be taken here as a site says; everywhere when left out. */
  takesCards?: (payments: PaymentSettings) => boolean
}

/**
 * What this process knows of the sites: hosts and versions of all, documents of those that were asked for. Unknown
 * hosts never reach the database. NOTIFY and a poll tell it to read again.
 */
export function createSiteDirectory({ store, clock, takesCards = () => true }: SiteDirectoryDeps) {
  let directory: Directory | null = null
  /** What was known last, which answers while the database does not. */
  let last: Directory | null = null
  let reading: Promise<Directory> | null = null
  let listening: Promise<() => Promise<void>> | null = null
  const configs = new Map<string, { version: number; config: SiteConfig }>()

  async function read(): Promise<Directory> {
    listening ??= store.listen(SITE_PUBLISHED_CHANNEL, invalidate)
    await listening
    const entries = await listSiteEntries(store.db)
    const present = new Set(entries.map(({ slug }) => slug))
    for (const slug of configs.keys()) if (!present.has(slug)) configs.delete(slug)
    return {
      byHost: new Map(entries.flatMap((entry) => entry.hosts.map((host) => [host, entry] as const))),
      bySlug: new Map(entries.map((entry) => [entry.slug, entry])),
      readAt: clock.now(),
    }
  }

  function refresh(): Promise<Directory> {
    const attempt: Promise<Directory> = read()
      .then((fresh) => {
        // A newer read, or an invalidation meanwhile, must not be overwritten by this older one.
        if (reading === attempt) directory = fresh
        last = fresh
        return fresh
      })
      .catch((error: unknown) => {
        if (!last || unavailability(error) === null) throw error
        return last
      })
      .finally(() => {
        if (reading === attempt) reading = null
      })
    reading = attempt
    return attempt
  }

  function invalidate(): void {
    directory = null
    reading = null
  }

  return {
    invalidate,

    /**
     * Hosts and versions, at most POLL_MS old; an older copy answers while the new one is read, and for as long as the
     * database is away.
     */
    async current(): Promise<Directory> {
      if (directory === null) return reading ?? refresh()
      // A failed poll keeps the last good copy; the next request tries again.
      if (clock.now() - directory.readAt > POLL_MS && reading === null) refresh().catch(() => undefined)
      return directory
    },

    /** The settings of one published version. Throws when a stored document no longer passes the schema. */
    async configOf({ slug, version }: Pick<SiteEntry, 'slug' | 'version'>): Promise<SiteConfig> {
      const kept = configs.get(slug)
      if (kept?.version === version) return kept.config
      const parsed = parseSiteDocument(await findDocument(store.db, slug, version))
      if (!parsed.ok)
        throw new Error(
          `Version ${version} of the site ${slug} does not pass today’s schema: ${parsed.error.map(({ message }) => message).join('; ')}`,
        )
      const config = takesCards(parsed.value.payments) ? parsed.value : withoutCheckout(parsed.value)
      configs.set(slug, { version, config })
      return config
    },

    async close(): Promise<void> {
      await (await listening)?.()
      listening = null
    },
  }
}
