import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import { createAnalytics } from './services/analytics-services.ts'
import { createBrandService } from '#src/features/brands/server/brand-service.ts'
import { createSpinService } from '#src/features/competitions/server/spin-service.ts'
import { createSitemapService } from '#src/features/content/server/sitemap-service.ts'
import { createLeadServices } from './services/lead-services.ts'
import type { PersonRecords } from '#src/features/leads/server/person/person-service.ts'
import { createAccountServices } from './services/account-services.ts'
import { createEstimates } from './services/estimate-services.ts'
import { createPlaceServices } from './services/place-services.ts'
import { createPictures, warmPictures } from './services/picture-services.ts'
import { createStockSearch } from './stock/stock-search.ts'
import { createTradeIns } from '#src/features/trade-in/server/providers/create-trade-ins.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { createPromotionsService } from '#src/features/promotions/server/promotions-service.ts'
import { createViewCounter } from '#src/features/vehicles/server/visits/view-counter.ts'
import { siteLists } from '#src/features/search/domain/query/site-lists.ts'
import { createVehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { PageServices } from './page-context.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openStore } from '#src/platform/database/open-store.ts'
import type { StoreHealth } from '#src/platform/database/unavailable.ts'
import { makeDirectory } from '#src/platform/cli/data-directory.ts'
import { createHttpMetrics, type HttpMetrics } from '#src/platform/http/http-metrics.ts'
import { createLog } from '#src/platform/logging/create-log.ts'
import { createUpkeepLoop } from '#src/platform/jobs/upkeep-loop.ts'
import { createSentMessages } from '#src/platform/messaging/sent-messages.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { partsState } from './http/parts-state.ts'
import { sitemapSources } from './sitemap-sources.ts'
import { createFeeds } from './services/feed-services.ts'
import { createLeadWorker } from './services/lead-worker.ts'
import { createRetention } from './services/retention-services.ts'
import { openTrust, type Trust } from './opening/open-trust.ts'
import { createReservations } from './services/reservation-services.ts'
import { noteOutdated, type SealedStore, sealStore } from './opening/sealed-store.ts'
import { PARTS } from './parts.ts'
import { createSiteServices } from './services/site-services.ts'

export type AppContext = Awaited<ReturnType<typeof createAppContext>>

/**
 * PGlite is for a laptop, a demo or one small group; above this PostgreSQL is recommended
 * (docs/operations.md).
 */
const PGLITE_VEHICLES_MAX = 20_000

/** Picks every adapter and builds every service of one process. The only place that does. */
export async function createAppContext(env: Env, root: string) {
  const clock: Clock = { now: () => Date.now() }
  const log = createLog({ level: env.logLevel })
  const notes: Notes = []
  // With PostgreSQL nobody else makes it, and it holds the command socket and the index snapshot.
  makeDirectory(env.dataDir)
  const opened = await openStore({
    databaseUrl: env.databaseUrl,
    directory: join(env.dataDir, 'store'),
    migrationsDirectory: join(root, 'db/migrations'),
    onError: (error) => log.debug({ err: error }, 'database connection'),
    onHealth: (health) => sayHealth(log, health),
    onNewer: (migrations) => {
      notes.push(`the database was migrated by a newer version: ${migrations.join(', ')}`)
      log.warn({ migrations }, 'this version is older than the database, which a newer one has migrated')
    },
  })
  const { store, vault, dataKeys } = await sealStore(opened, env)
  const trust = await openTrust({ env, clock, log, store })
  const metrics = createHttpMetrics()
  const parts: Parts = { env, root, clock, log, store, vault, dataKeys, notes, metrics, ...trust }
  const services = createServices(parts)
  return {
    env,
    root,
    log,
    clock,
    store,
    metrics,
    dataKeys,
    ...trust,
    ...services,
    ...createLifecycle(parts, services),
  }
}

/** What operators should know even though this process is serving. */
type Notes = string[]
type Parts = Trust & {
  env: Env
  root: string
  clock: Clock
  log: Logger
  store: Store
  vault: SealedStore['vault']
  dataKeys: SealedStore['dataKeys']
  notes: Notes
  metrics: HttpMetrics
}
export type Services = ReturnType<typeof createServices>

function createServices(parts: Parts) {
  const { clock, store } = parts
  const { content, sites } = createSiteServices(parts)
  const vehicles = createVehicleService({ siteLists, store, clock })
  const feeds = createFeeds(parts, { vehicles, sites })
  const otherRecords: PersonRecords[] = []
  const desk = createDesk(parts, { vehicles, sites, otherRecords })
  const { leads } = desk
  const { pictures, feedPictures, tonesOf, printSheet, shareImages } = createPictures({ ...parts, sites })
  const stock = createStockSearch({ ...parts, vehicles, sites, tonesOf })
  const estimates = createEstimates(parts, { vehicles, stock })
  const { marketPrice, delivery } = estimates
  const tradeIn = createTradeIns(parts, { leads, vehicles, marketPrice })
  const spins = createSpinService({ store, clock, leads })
  const people = { ...desk, ...createAccountServices({ ...parts, vehicles, ...desk }) }
  const booked = createReservations(parts, { leads, vehicles, delivery, sites })
  const { reservations } = booked
  otherRecords.push(
    ...[tradeIn, spins, people.watchlist, people.accounts, reservations].map((each) => each.personRecords),
  )
  const brands = createBrandService({ search: stock.search })
  const places = createPlaceServices(parts)
  const pageServices: PageServices = {
    search: stock.search,
    vehicles,
    ...people,
    listPayments: async (site, { phone }) => (phone ? reservations.listOpenPayments(site, phone) : []),
    ...estimates,
    tradeIn,
    pictures: { tonesOf },
    brands,
    promotions: createPromotionsService({ vehicles, clock }),
    spins,
    reservations,
    content,
    sitemap: createSitemapService({ sources: sitemapSources({ search: stock.search, content, brands }) }),
    ...places,
  }
  return {
    sites,
    content,
    vehicles,
    feeds,
    ...people,
    stock,
    pictures,
    feedPictures,
    printSheet,
    shareImages,
    ...estimates,
    tradeIn,
    ...booked,
    views: createViewCounter({ now: () => clock.now() }),
    ...places,
    pageServices,
    engineFor: stock.engineFor,
    messages: createSentMessages({ db: store.db }),
    retention: createRetention(parts, { sites, records: [...desk.retained, people.accounts.retained] }),
    /**
     * Changes whenever a vehicle the site may list changes, or a page or post of it appears or expires by the
     * clock.
     */
    stockVersion: (site: SiteContext): string =>
      `${stock.version(site)}.${content.version(site, clock.now())}`,
  }
}

type DeskNeeds = Pick<ReturnType<typeof createSiteServices>, 'sites'> & {
  vehicles: ReturnType<typeof createVehicleService>
  otherRecords: PersonRecords[]
}

/** Leads, and the counts that they and everything else are measured by. */
function createDesk(parts: Parts, { vehicles, sites, otherRecords }: DeskNeeds) {
  const analytics = createAnalytics({ ...parts, vehicles })
  const leads = createLeadServices({
    ...parts,
    otherRecords,
    onStored: analytics.recordLead,
    findVehicle: (site, idOrSlug) => findVehicle(vehicles, site, idOrSlug),
    findSite: (siteId) => sites.getById(siteId),
    mailFrom: parts.env.mailFrom,
  })
  return { ...leads, analytics }
}

/** Starting, readiness and stopping, in the order that loses nothing. */
function createLifecycle(parts: Parts, services: Services) {
  const { sites, vehicles, stock, pictures, feedPictures, reservationLoop } = services
  const { env, log, store, notes } = parts
  const worker = createLeadWorker(parts, services.shopperMails)
  const hourly = createUpkeepLoop({
    tasks: PARTS.flatMap(({ upkeep }) => upkeep?.({ ...parts, ...services }) ?? []),
    now: () => parts.clock.now(),
    onError: ({ task, error }) => log.warn({ err: error, task }, 'upkeep'),
  })
  const ending = new AbortController()
  let state: 'starting' | 'serving' | 'stopping' = 'starting'
  return {
    /** Loads the index and starts the workers; resolves when pages can be answered. */
    async start(): Promise<void> {
      warnOfMissing(parts)
      await sites.checkDocuments()
      await refuseTooMuchForPglite(store, await vehicles.countAll())
      await stock.start()
      await worker.start()
      hourly.start()
      reservationLoop.start()
      await feedPictures.start()
      noteOutdated(parts)
      state = 'serving'
      if (env.warmsPictures) warmPictures({ vehicles, pictures, log, signal: ending.signal })
    },
    readiness(): Record<string, string> {
      return {
        process: state === 'serving' ? 'ok' : state,
        ...partsState({ store, stock, dataDir: env.dataDir }),
      }
    },
    notes: (): readonly string[] => [...notes, ...refusedDocuments(sites.documentFaults())],
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

function sayHealth(log: Logger, health: StoreHealth): void {
  if (health.kind === 'ok') log.warn('the database is back')
  else log.error({ kind: health.kind, reason: health.reason }, 'the database cannot be used')
}

/** Logged by the server that would send, not by every command. */
function warnOfMissing({ env, log }: Parts): void {
  if (!env.isProduction) return
  if (!env.smtpUrl) log.warn('SMTP_URL is not set: lead mails stay in the table sent_messages')
  if (!env.twilio) log.warn('TWILIO_ACCOUNT_SID is not set: nobody can sign in')
}

async function findVehicle(
  vehicles: ReturnType<typeof createVehicleService>,
  site: SiteContext,
  idOrSlug: string,
) {
  return (await vehicles.findById(site, idOrSlug)) ?? vehicles.findBySlug(site, idOrSlug)
}

async function refuseTooMuchForPglite(store: Store, vehicles: number): Promise<void> {
  if (store.kind !== 'pglite' || vehicles <= PGLITE_VEHICLES_MAX) return
  await store.close()
  throw new Error(
    `PGlite serves up to ${PGLITE_VEHICLES_MAX} vehicles and this store holds ${vehicles}: set DATABASE_URL to a PostgreSQL server (docs/operations.md).`,
  )
}
