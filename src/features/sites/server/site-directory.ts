import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { unavailability } from '#src/platform/database/unavailable.ts'
import type { PaymentSettings } from '#src/features/payments/domain/payment-schema.ts'
import { withoutCheckout } from '../domain/finance/without-checkout.ts'
import type { SiteDocuments } from '../domain/document/site-documents.ts'
import {
  type DocumentFault,
  type DocumentReading,
  readServedDocument,
  type ServedDocument,
} from './served-document.ts'
import { SITE_PUBLISHED_CHANNEL } from './site-publication.ts'
import { listSiteEntries, type SiteEntry } from './site-repository.ts'

/** Longest delay if a NOTIFY is lost. */
const POLL_MS = 5_000

type Directory = { byHost: Map<string, SiteEntry>; bySlug: Map<string, SiteEntry>; readAt: number }

export type SiteDirectoryDeps = {
  store: Store
  clock: Clock
  documents: SiteDocuments
  /** Called once for each published document that cannot be read. */
  onFault?: (fault: DocumentFault) => void
  /** Whether a site's cards can be taken here; always true if left out. */
  takesCards?: (payments: PaymentSettings) => boolean
}

/**
 * What this process knows about sites: hosts and versions of all, and documents of those requested. Unknown hosts
 * never reach the database. NOTIFY and polling trigger a new read.
 */
export function createSiteDirectory(deps: SiteDirectoryDeps) {
  const { store, clock, documents, takesCards = () => true } = deps
  let directory: Directory | null = null
  /** The last known directory, used while the database is unavailable. */
  let last: Directory | null = null
  let reading: Promise<Directory> | null = null
  let listening: Promise<() => Promise<void>> | null = null
  const readings = new Map<string, DocumentReading & { published: number }>()

  async function read(): Promise<Directory> {
    listening ??= store.listen(SITE_PUBLISHED_CHANNEL, invalidate)
    await listening
    const entries = await listSiteEntries(store.db)
    const present = new Set(entries.map(({ slug }) => slug))
    for (const slug of readings.keys()) if (!present.has(slug)) readings.delete(slug)
    return {
      byHost: new Map(entries.flatMap((entry) => entry.hosts.map((host) => [host, entry] as const))),
      bySlug: new Map(entries.map((entry) => [entry.slug, entry])),
      readAt: clock.now(),
    }
  }

  function refresh(): Promise<Directory> {
    const attempt: Promise<Directory> = read()
      .then((fresh) => {
        // A newer read or an invalidation must not be overwritten by this older result.
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

    /** Hosts and versions, at most POLL_MS old; older while they are being read or the database is unavailable. */
    async current(): Promise<Directory> {
      if (directory === null) return reading ?? refresh()
      // A failed poll keeps the last good copy; the next request tries again.
      if (clock.now() - directory.readAt > POLL_MS && reading === null) refresh().catch(() => undefined)
      return directory
    },

    /**
     * The version a site is served from: the published one or, if today's schema refuses it, the last good one.
     * Null if none can be read; the fault is reported and kept for `faults`.
     */
    async servedOf(entry: SiteEntry): Promise<ServedDocument | null> {
      const { slug, version } = entry
      const known = readings.get(slug)
      if (known?.published === version) return known.served
      const { served: read, fault } = await readServedDocument(store.db, documents, entry)
      const served =
        read && !takesCards(read.config.payments) ? { ...read, config: withoutCheckout(read.config) } : read
      if (fault && readings.get(slug)?.published !== version) deps.onFault?.(fault)
      readings.set(slug, { published: version, served, fault })
      return served
    },

    /** Published documents that cannot be read, of sites requested since they were published. */
    faults: (): DocumentFault[] => [...readings.values()].flatMap(({ fault }) => fault ?? []),

    async close(): Promise<void> {
      await (await listening)?.()
      listening = null
    },
  }
}
