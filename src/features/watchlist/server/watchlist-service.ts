import type { Customer } from '#src/features/accounts/domain/customer.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { isAvailable } from '#src/features/vehicles/domain/card/availability.ts'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'
import type { VehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import type { VehicleId } from '#src/shared/domain/ids.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { WATCHLIST_MAX, type WatchlistEntry } from '../domain/watchlist.ts'
import { type WatchlistError, watchlistError } from '../domain/watchlist-errors.ts'
import './watchlist-tables.ts'

type WatchlistServiceDeps = {
  store: Store
  clock: Clock
  vehicles: Pick<VehicleService, 'findById'>
}
export type WatchlistService = ReturnType<typeof createWatchlistService>

/** Vehicles a signed-in customer saved on a site (AUTH-002, AUTH-020). The caller knows the customer. */
export function createWatchlistService({ store, clock, vehicles }: WatchlistServiceDeps) {
  const { db } = store

  /** The customer's vehicles, newest first. */
  async function list(site: SiteContext, customer: Pick<Customer, 'id'>): Promise<WatchlistEntry[]> {
    const rows = await db
      .selectFrom('watchlist_entries')
      .select(['vehicle_id', 'name'])
      .where('site_id', '=', site.id)
      .where('customer_id', '=', customer.id)
      .orderBy('saved_at', 'desc')
      .orderBy('vehicle_id')
      .execute()
    return rows.map((row) => ({ id: row.vehicle_id, name: row.name }))
  }

  return {
    list,

    /** Saves a vehicle and returns its name; repeatable. Errors: unknown_vehicle, sold (AUTH-004), full. */
    async save(
      site: SiteContext,
      { customer, carId }: { customer: Pick<Customer, 'id'>; carId: string },
    ): Promise<Result<{ name: string }, WatchlistError>> {
      const kept = await list(site, customer)
      const known = kept.find(({ id }) => id === carId)
      if (known) return ok({ name: known.name })
      const vehicle = await vehicles.findById(site, carId)
      if (!vehicle) return fail(watchlistError('unknown_vehicle'))
      if (!isAvailable(vehicle)) return fail(watchlistError('sold'))
      if (kept.length >= WATCHLIST_MAX) return fail(watchlistError('full'))
      const name = vehicleTitleText(vehicle)
      await db
        .insertInto('watchlist_entries')
        .values({
          site_id: site.id,
          customer_id: customer.id,
          vehicle_id: vehicle.id,
          name,
          saved_at: new Date(clock.now()),
        })
        .onConflict((conflict) => conflict.columns(['customer_id', 'vehicle_id']).doNothing())
        .execute()
      return ok({ name })
    },

    /** Removes a vehicle, listed or not; removing it again has no effect. */
    async remove(
      site: SiteContext,
      { customer, carId }: { customer: Pick<Customer, 'id'>; carId: string },
    ): Promise<void> {
      await db
        .deleteFrom('watchlist_entries')
        .where('site_id', '=', site.id)
        .where('customer_id', '=', customer.id)
        .where('vehicle_id', '=', carId as VehicleId)
        .execute()
    },
  }
}
