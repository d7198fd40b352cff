import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { DealershipId, VehicleId } from '#src/shared/domain/ids.ts'
import type { Vehicle } from '../domain/vehicle.ts'
import { addPhoneReveal, prunePhoneReveals } from './visits/phone-reveal-repository.ts'
import {
  type ChangeCursor,
  newestCursor,
  pruneVehicleChanges,
  readVehicleChanges,
} from './vehicle-change-repository.ts'
import {
  findVehicleRow,
  lockVehicle,
  readGoneIdsAfter,
  readIdsAt,
  readVehicles,
  readSoldSince,
  readVehiclesAfter,
  removeVehicles,
  setHeldUntil,
  type UpsertCounts,
  upsertVehicles,
} from './vehicle-repository.ts'

export type VehicleService = ReturnType<typeof createVehicleService>

/** Notification channel that wakes readers of the vehicle outbox. */
const CHANGES_CHANNEL = 'vehicle_changes'

/** Two years, so that a dealer can compare a month with the same month a year earlier. */
const REVEALS_KEPT_MS = 2 * 366 * 86_400_000

type VehicleServiceDeps = {
  store: Store
  /** Whether the site lists the vehicle (SITE-010, SITE-014), by the search's rule. */
  siteLists: (site: SiteContext, vehicle: Vehicle) => boolean
  clock?: Clock
}
const SYSTEM_CLOCK: Clock = { now: () => Date.now() }

/** Stored vehicles: reading by site, writing by feeds, following changes. */
export function createVehicleService({ store, siteLists, clock = SYSTEM_CLOCK }: VehicleServiceDeps) {
  const { db } = store
  /** Neither hidden by its dealer nor excluded by the site's stock filter (SITE-010). */
  const mayShow = (site: SiteContext, vehicle: Vehicle) =>
    vehicle.showOnDealerWebsite && siteLists(site, vehicle)
  return {
    /** The site's vehicle with this slug (ROUTE-001); null if unknown, another dealer's, hidden or gone. */
    async findBySlug(site: SiteContext, slug: string): Promise<Vehicle | null> {
      const row = await findVehicleRow(db, site.dealershipIds, { slug, nowMs: clock.now() })
      return row && !row.isGone && mayShow(site, row.vehicle) ? row.vehicle : null
    },
    /** A vehicle that was on this site and has left its stock; its page answers 410 with similar stock. */
    async findGone(site: SiteContext, slug: string): Promise<Vehicle | null> {
      const row = await findVehicleRow(db, site.dealershipIds, { slug, nowMs: clock.now() })
      return row?.isGone && mayShow(site, row.vehicle) ? row.vehicle : null
    },
    /** The site's vehicle of this id, or null. */
    async findById(site: SiteContext, id: string): Promise<Vehicle | null> {
      const [vehicle] = await readVehicles(db, [id], clock.now())
      return vehicle && site.dealershipIds.includes(vehicle.dealershipId) && mayShow(site, vehicle)
        ? vehicle
        : null
    },
    /** A dealership's own vehicle by stock number, including hidden ones, for its feed to read back (DATA-033). */
    async findByStockNumber(dealershipId: DealershipId, stockNumber: string): Promise<Vehicle | null> {
      const row = await db
        .selectFrom('vehicles')
        .select('id')
        .where('dealership_id', '=', dealershipId)
        .where('stock_number', '=', stockNumber)
        .executeTakeFirst()
      return row ? ((await readVehicles(db, [row.id], null))[0] ?? null) : null
    },
    /** Writes vehicles in the feed's transaction; unchanged ones are not touched. */
    upsertBatch(trx: DatabaseTransaction, vehicles: readonly Vehicle[]): Promise<UpsertCounts> {
      return upsertVehicles(trx, vehicles)
    },
    /** Marks vehicles of one dealership as gone; returns how many existed. */
    removeStock(
      trx: DatabaseTransaction,
      dealershipId: DealershipId,
      ids: readonly VehicleId[],
    ): Promise<number> {
      return removeVehicles(trx, dealershipId, { ids, at: new Date(clock.now()) })
    },
    /** Id and stock number of the dealership's entire stock, including sold vehicles but not gone ones. */
    async listStockKeys(dealershipId: DealershipId): Promise<{ id: VehicleId; stockNumber: string }[]> {
      const rows = await db
        .selectFrom('vehicles')
        .select(['id', 'stock_number'])
        .where('dealership_id', '=', dealershipId)
        .where('removed_at', 'is', null)
        .execute()
      return rows.map((row) => ({ id: row.id as VehicleId, stockNumber: row.stock_number }))
    },
    /** Records that a masked number was revealed (API-007); the vehicle is null outside a vehicle page. */
    addPhoneReveal(
      site: SiteContext,
      reveal: { dealershipId: DealershipId; vehicleId: VehicleId | null; revealedAtMs: number },
    ): Promise<void> {
      const { dealershipId, vehicleId, revealedAtMs } = reveal
      return addPhoneReveal(db, {
        siteId: site.id,
        dealershipId,
        vehicleId,
        revealedAt: new Date(revealedAtMs),
      })
    },
    /** Deletes at most `limit` phone reveals older than two years; returns how many. */
    prunePhoneReveals: (nowMs: number, limit: number): Promise<number> =>
      prunePhoneReveals(db, new Date(nowMs - REVEALS_KEPT_MS), limit),
    /** How many of the site's vehicles were marked sold since a moment, including gone ones (PAGE-036). */
    async countSold(site: SiteContext, sinceMs: number): Promise<number> {
      const sold = await readSoldSince(db, site.dealershipIds, new Date(sinceMs))
      return sold.filter((vehicle) => mayShow(site, vehicle)).length
    },
    ...saleRecords(store),
    ...holdRecords(store),
    ...changeFeed(store, clock),
  }
}

function holdRecords({ db }: Store) {
  return {
    /** Vehicles as their feeds wrote them, for a feed to change, so that a hold is never taken for the feed's data. */
    readStored: (ids: readonly string[]) => readVehicles(db, ids, null),
    /** A vehicle as its feed wrote it, locked until the transaction ends, so one reservation succeeds (RSV-005). */
    lock: (trx: DatabaseTransaction, id: VehicleId) => lockVehicle(trx, id),
    /** Holds a vehicle until a moment in its reservation's transaction; null releases it (RSV-005). */
    hold: (trx: DatabaseTransaction, id: VehicleId, until: Date | null) => setHeldUntil(trx, id, until),
  }
}

function saleRecords({ db }: Store) {
  return {
    /** Counts one view and returns the total; null if the site has no such vehicle. */
    async addView(site: SiteContext, id: VehicleId): Promise<number | null> {
      if (site.dealershipIds.length === 0) return null
      const row = await db
        .updateTable('vehicles')
        .set((eb) => ({ views: eb('views', '+', 1) }))
        .where('id', '=', id)
        .where('dealership_id', 'in', site.dealershipIds)
        .where('removed_at', 'is', null)
        .returning('views')
        .executeTakeFirst()
      return row?.views ?? null
    },
  }
}

/** The reading side of the outbox, for the search index. */
function changeFeed(store: Store, clock: Clock) {
  const { db } = store
  return {
    /** Changes of finished transactions after the cursor, oldest first. */
    readChanges: (cursor: ChangeCursor, limit: number) => readVehicleChanges(db, cursor, limit),
    /** The newest readable change. */
    newestCursor: () => newestCursor(db),
    /** Vehicles by id for the index; gone ones are missing from the result. */
    readVehicles: (ids: readonly string[]) => readVehicles(db, ids, clock.now()),
    /** Every vehicle in batches, in id order, without holding a transaction. */
    async *streamAll(batchSize: number): AsyncGenerator<Vehicle[]> {
      let after = ''
      while (true) {
        const batch = await readVehiclesAfter(db, after, { limit: batchSize, nowMs: clock.now() })
        if (batch.length > 0) yield batch
        const last = batch.at(-1)
        if (!last || batch.length < batchSize) return
        after = last.id
      }
    },
    /** Ids of gone vehicles in batches, for a reader that restarts with an old index. */
    async *streamGoneIds(batchSize: number): AsyncGenerator<string[]> {
      let after = ''
      while (true) {
        const batch = await readGoneIdsAfter(db, after, batchSize)
        if (batch.length > 0) yield batch
        const last = batch.at(-1)
        if (!last || batch.length < batchSize) return
        after = last
      }
    },
    /** Ids of vehicles of these dealerships or at these locations. */
    listIdsAt: (places: { dealershipIds: readonly string[]; locationIds: readonly string[] }) =>
      readIdsAt(db, places),
    /** Deletes at most `limit` changes that every running reader has read; returns how many. */
    pruneChanges: (limit: number): Promise<number> => pruneVehicleChanges(db, limit),
    /** Calls back when vehicles change. Only a wake-up, so poll as well. */
    listen: (onWake: () => void) => store.listen(CHANGES_CHANNEL, onWake),
    /** How many vehicles the platform holds, without gone ones. */
    async countAll(): Promise<number> {
      const row = await db
        .selectFrom('vehicles')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}
