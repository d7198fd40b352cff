import type { Store } from '#src/platform/database/database.ts'
import { createUpkeepLoop } from '#src/platform/jobs/upkeep-loop.ts'
import { partsState } from './http/parts-state.ts'
import { noteOutdated } from './opening/sealed-store.ts'
import { PARTS } from './parts.ts'
import { createLeadWorker } from './services/lead-worker.ts'
import { warmPictures } from './services/picture-services.ts'
import type { ServiceBase } from './services/service-base.ts'
import type { Services } from './services/services.ts'

/**
 * PGlite is for a laptop, a demo or one small group; above this PostgreSQL is recommended
 * (docs/operations.md).
 */
const PGLITE_VEHICLES_MAX = 20_000

type LifecycleBase = ServiceBase & {
  /** What operators should know even though this process is serving. */
  notes: string[]
}

/** Starting, readiness and stopping, in the order that loses nothing. */
export function createLifecycle(base: LifecycleBase, services: Services) {
  const { sites, vehicles, stock, pictures, feedPictures, reservationLoop } = services
  const { env, log, store, notes } = base
  const worker = createLeadWorker(base, { ...services, findSite: (siteId) => sites.getById(siteId) })
  const hourly = createUpkeepLoop({
    tasks: PARTS.flatMap(({ upkeep }) => upkeep?.({ ...base, ...services }) ?? []),
    now: () => base.clock.now(),
    onError: ({ task, error }) => log.warn({ err: error, task }, 'upkeep'),
  })
  const ending = new AbortController()
  let state: 'starting' | 'serving' | 'stopping' = 'starting'
  return {
    /** Loads the index and starts the workers; resolves when pages can be answered. */
    async start(): Promise<void> {
      warnOfMissing(base)
      await sites.checkDocuments()
      await refuseTooMuchForPglite(store, await vehicles.countAll())
      await stock.start()
      await worker.start()
      hourly.start()
      reservationLoop.start()
      await feedPictures.start()
      noteOutdated(base)
      state = 'serving'
      if (env.warmsPictures) warmPictures({ vehicles, pictures, log, signal: ending.signal })
    },
    readiness(): Record<string, string> {
      return {
        process: state === 'serving' ? 'ok' : state,
        ...partsState({ store, stock, dataDir: env.dataDir }),
      }
    },
    notes: (): readonly string[] => [
      ...notes,
      ...refusedDocuments(sites.documentFaults()),
      ...worker.notes(),
    ],
    testReceiver: worker.testReceiver,
    /** From now on not ready, so that a load balancer sends no more visitors. */
    beginStop(): void {
      state = 'stopping'
    },
    /** Stops workers and followers, keeps a snapshot and closes the store. */
    async stop(): Promise<void> {
      state = 'stopping'
      ending.abort()
      await worker.stop()
      await reservationLoop.stop()
      await hourly.stop()
      await feedPictures.stop()
      await stock.stop()
      await sites.close()
      await store.close()
    },
  }
}

/** /readyz is open to the world, so it names no site. */
function refusedDocuments({ length }: readonly unknown[]): string[] {
  if (length === 0) return []
  const sites = length === 1 ? '1 site is' : `${length} sites are`
  return [`${sites} not served by the published document; forecourt site check says why`]
}

/** Logged by the server that would send, not by every command. */
function warnOfMissing({ env, log }: LifecycleBase): void {
  if (!env.isProduction) return
  if (!env.smtpUrl) log.warn('SMTP_URL is not set: lead mails stay in the table sent_messages')
  if (!env.twilio) log.warn('TWILIO_ACCOUNT_SID is not set: nobody can sign in')
}

async function refuseTooMuchForPglite(store: Store, vehicles: number): Promise<void> {
  if (store.kind !== 'pglite' || vehicles <= PGLITE_VEHICLES_MAX) return
  await store.close()
  throw new Error(
    `PGlite serves up to ${PGLITE_VEHICLES_MAX} vehicles and this store holds ${vehicles}: set DATABASE_URL to a PostgreSQL server (docs/operations.md).`,
  )
}
