import { siteDay } from '#src/features/sites/domain/site-day.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { type AnalyticsEventName, analyticsEvent } from '../domain/analytics-event.ts'
import { type AscEvent, ascEvents } from '../domain/asc-event.ts'
import { ascItem } from '../domain/asc-item.ts'
import type { DroppedEvent, ToldBatch, ToldConsent, ToldEvent } from '../domain/event-batch.ts'
import { pageType } from '../domain/page-type.ts'
import {
  addCounts,
  addLeadEvent,
  claimLeadEvent,
  type EventCount,
  listCounts,
  listDays,
  pruneEvents,
} from './analytics-repository.ts'
import type { AnalyticsVendor } from './analytics-vendor.ts'

/** Days that counts and lead events are kept: thirteen months, so that a month can be compared with last year's. */
export const EVENTS_KEPT_DAYS = 400
const LINES_MAX = 1000
/** Most vendor calls in flight. Further ones are dropped and logged. */
const SENDING_MAX = 50

type AnalyticsDeps = {
  store: Store
  clock: Clock
  findVehicle: (site: SiteContext, id: string) => Promise<Vehicle | null>
  vendor: AnalyticsVendor
  /** Receives what could not be recorded or sent. Analytics must never affect a visitor (spec section 11). */
  onFault?: (event: { what: string; error: unknown }) => void
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>
export type Received = { accepted: number; dropped: DroppedEvent[] }

/** The platform's own anonymous event counts, and forwarding to a vendor for visitors who accepted (ANLT-012). */
export function createAnalyticsService(deps: AnalyticsDeps) {
  const { store, clock } = deps
  const { db } = store
  const forward = createForwarder(deps)
  return {
    /**
     * Counts what a browser reports and, if the visitor accepted, forwards it to the site's vendor. Events for
     * vehicles the site does not list, and events the server records itself, are dropped with their reason.
     */
    async receive(site: SiteContext, batch: ToldBatch): Promise<Received> {
      const consent = deps.vendor.isWanted(site) ? batch.consent : null
      const dropped = [...batch.dropped]
      const known: Known[] = []
      const cars = await findCars(deps, site, batch.events)
      for (const told of batch.events) {
        const car = told.carId === null ? null : (cars.get(told.carId) ?? null)
        if (told.carId !== null && !car) dropped.push({ at: told.at, code: 'unknown_car' })
        else if (analyticsEvent(told.event).recordedBy === 'browser') known.push({ told, car })
        else if (consent && (await isOwn(told, site))) known.push({ told, car })
        else dropped.push({ at: told.at, code: 'recorded_by_server' })
      }
      const counted = known.filter(({ told }) => analyticsEvent(told.event).recordedBy === 'browser')
      if (site.config.analytics.firstParty)
        await addCounts(
          db,
          site.id,
          counted.map(({ told, car }) => ({
            day: siteDay(site, clock.now()),
            event: told.event,
            vehicleId: car?.id ?? null,
          })),
        )
      if (consent) forward(site, consent, known)
      return { accepted: known.length, dropped: dropped.sort((a, b) => a.at - b.at) }
    },

    ...recorders(deps),
    ...reading(deps),
  }

  /** A lead goes to a vendor once, and only with the event the server stored for it. */
  async function isOwn(told: ToldEvent, site: SiteContext): Promise<boolean> {
    if (told.event === 'code_sent' || told.event === 'code_verified') return true
    if (!told.key) return false
    const claim = { siteId: site.id, reference: told.key, event: told.event, at: new Date(clock.now()) }
    return (await claimLeadEvent(db, claim)) !== null
  }
}

function recorders({ store: { db }, clock, onFault }: AnalyticsDeps) {
  const today = (site: SiteContext) => siteDay(site, clock.now())
  async function quietly(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      onFault?.({ what, error })
    }
  }
  return {
    /** Records the event of a stored lead, once per reference (ANLT-005 to ANLT-007, ANLT-009). Never throws. */
    recordLead(site: SiteContext, lead: Lead, event: AnalyticsEventName): Promise<void> {
      return quietly('lead event', async () => {
        if (!site.config.analytics.firstParty) return
        const { reference, vehicle } = lead
        const at = new Date(clock.now())
        const row = { siteId: site.id, reference, event, vehicleId: vehicle?.id ?? null, at }
        await addLeadEvent(db, { ...row, day: today(site) })
      })
    },

    /** Counts a code that was sent or verified (ANLT-008). Never throws. */
    recordCode(site: SiteContext, event: 'code_sent' | 'code_verified'): Promise<void> {
      return quietly('code event', async () => {
        if (site.config.analytics.firstParty)
          await addCounts(db, site.id, [{ day: today(site), event, vehicleId: null }])
      })
    },
  }
}

function reading({ store: { db }, clock }: AnalyticsDeps) {
  return {
    /** Counts for the last `days` days, today included; at most 1,000 rows. */
    list(
      site: SiteContext,
      {
        days,
        events,
        limit = LINES_MAX,
      }: { days: number; events?: readonly AnalyticsEventName[]; limit?: number },
    ): Promise<EventCount[]> {
      return listCounts(db, {
        siteId: site.id,
        since: siteDay(site, clock.now() - (days - 1) * 86_400_000),
        events,
        limit: Math.min(limit, LINES_MAX),
      })
    },

    /** How often each event happened each day, over the last `days` days. */
    days(site: SiteContext, { days }: { days: number }): Promise<Omit<EventCount, 'vehicleId'>[]> {
      return listDays(db, { siteId: site.id, since: siteDay(site, clock.now() - (days - 1) * 86_400_000) })
    },

    /** Deletes what is older than EVENTS_KEPT_DAYS; returns the number of rows. */
    prune: (nowMs: number, limit: number) =>
      pruneEvents(db, new Date(nowMs - EVENTS_KEPT_DAYS * 86_400_000), limit),
  }
}

type Known = { told: ToldEvent; car: Vehicle | null }

/** The vehicles named by the events that the site lists. */
async function findCars(
  { findVehicle }: AnalyticsDeps,
  site: SiteContext,
  events: readonly ToldEvent[],
): Promise<Map<string, Vehicle | null>> {
  const ids = [...new Set(events.flatMap(({ carId }) => carId ?? []))]
  return new Map(await Promise.all(ids.map(async (id) => [id, await findVehicle(site, id)] as const)))
}

/** Sends in the background, so that no visitor waits for a vendor. */
function createForwarder({ vendor, onFault }: AnalyticsDeps) {
  let sending = 0
  return (site: SiteContext, consent: ToldConsent, known: readonly Known[]): void => {
    if (known.length === 0) return
    if (sending >= SENDING_MAX) {
      onFault?.({ what: 'vendor', error: 'Too many calls under way' })
      return
    }
    sending += 1
    const events = known.flatMap((each) => toAsc(site, each))
    vendor
      .send(site, { consent, events })
      .then((sent) => {
        if (!sent.ok) onFault?.({ what: 'vendor', error: sent.error })
      })
      .catch((error: unknown) => onFault?.({ what: 'vendor', error }))
      .finally(() => {
        sending -= 1
      })
  }
}

function toAsc(site: SiteContext, { told, car }: Known): AscEvent[] {
  return ascEvents(told.event, {
    site: site.config.slug,
    siteName: site.config.name,
    origin: site.origin,
    path: told.path,
    pageType: pageType(told.path),
    carId: car?.id ?? null,
    submissionId: told.key,
    item: car && ascItem(car),
  })
}
