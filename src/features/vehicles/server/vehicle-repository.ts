import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { DealershipId, VehicleId } from '#src/shared/domain/ids.ts'
import type { Vehicle } from '../domain/vehicle.ts'
import type { VehiclesTable } from './vehicle-tables.ts'

export type UpsertCounts = { inserted: number; updated: number; unchanged: number }

/**
 * Writes vehicles by (dealership, stock number). A row identical in every field is left alone: no change row, no
 * new time. A known vehicle keeps its slug, because pages and bookmarks use it, and its view counter, which a feed
 * can only initialise (DATA-008).
 */
export async function upsertVehicles(
  trx: DatabaseTransaction,
  vehicles: readonly Vehicle[],
): Promise<UpsertCounts> {
  if (vehicles.length === 0) return { inserted: 0, updated: 0, unchanged: 0 }
  const rows = JSON.stringify(vehicles.map(toRow))
  const written = await sql<{ inserted: boolean }>`
    insert into vehicles as v (id, dealership_id, stock_number, slug, dealership_slug, location_id, item_type, car_type, status,
      show_on_dealer_website, price_cents, sold_at, source, views, record, created_at, updated_at)
    select id, dealership_id, stock_number, slug, dealership_slug, location_id, item_type, car_type, status,
      show_on_dealer_website, price_cents, sold_at, source, views, record, created_at, updated_at
    from jsonb_to_recordset(${rows}::jsonb) as r(id text, dealership_id text, stock_number text, slug text, dealership_slug text,
      location_id text, item_type text, car_type text, status text, show_on_dealer_website boolean, price_cents bigint,
      sold_at timestamptz, source text, views bigint, record jsonb, created_at timestamptz, updated_at timestamptz)
    on conflict (dealership_id, stock_number) do update set
      dealership_slug = excluded.dealership_slug, location_id = excluded.location_id, item_type = excluded.item_type,
      car_type = excluded.car_type, status = excluded.status, show_on_dealer_website = excluded.show_on_dealer_website,
      price_cents = excluded.price_cents, sold_at = excluded.sold_at, source = excluded.source,
      record = jsonb_set(excluded.record, '{slug}', to_jsonb(v.slug)), removed_at = null, updated_at = excluded.updated_at
    where v.removed_at is not null or v.record is distinct from jsonb_set(excluded.record, '{slug}', to_jsonb(v.slug))
    returning (xmax = 0) as inserted`.execute(trx)
  const inserted = written.rows.filter((row) => row.inserted).length
  return {
    inserted,
    updated: written.rows.length - inserted,
    unchanged: vehicles.length - written.rows.length,
  }
}

/** Marks vehicles of one dealership as gone; their pages then answer 410. */
export async function removeVehicles(
  trx: DatabaseTransaction,
  dealershipId: DealershipId,
  { ids, at }: { ids: readonly VehicleId[]; at: Date },
): Promise<number> {
  if (ids.length === 0) return 0
  const result = await trx
    .updateTable('vehicles')
    .set({ removed_at: at, updated_at: at })
    .where('dealership_id', '=', dealershipId)
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Vehicles by id without gone ones, unordered; without a moment as their feed wrote them, ignoring holds. */
export async function readVehicles(
  db: Database,
  ids: readonly string[],
  nowMs: number | null,
): Promise<Vehicle[]> {
  const known = ids.filter(isText)
  if (known.length === 0) return []
  const rows = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('id', 'in', known)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map((row) => toVehicle(row, nowMs))
}

/** Vehicles of these dealerships sold since a moment, whether still in a feed or not. */
export async function readSoldSince(
  db: Database,
  dealershipIds: readonly string[],
  since: Date,
): Promise<Vehicle[]> {
  if (dealershipIds.length === 0) return []
  const rows = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('dealership_id', 'in', [...dealershipIds])
    .where('status', '=', 'sold')
    .where('sold_at', '>=', since)
    .execute()
  return rows.map((row) => toVehicle(row, null))
}

/** One page of all vehicles in id order, without gone ones. */
export async function readVehiclesAfter(
  db: Database,
  afterId: string,
  { limit, nowMs }: { limit: number; nowMs: number },
): Promise<Vehicle[]> {
  const rows = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('id', '>', afterId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => toVehicle(row, nowMs))
}

/** One page of the ids of gone vehicles, in id order. */
export async function readGoneIdsAfter(db: Database, afterId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('vehicles')
    .select('id')
    .where('id', '>', afterId)
    .where('removed_at', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of listed vehicles of these dealerships or at these locations. */
export async function readIdsAt(
  db: Database,
  { dealershipIds, locationIds }: { dealershipIds: readonly string[]; locationIds: readonly string[] },
): Promise<string[]> {
  if (dealershipIds.length + locationIds.length === 0) return []
  const rows = await db
    .selectFrom('vehicles')
    .select('id')
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(dealershipIds.length > 0 ? [eb('dealership_id', 'in', [...dealershipIds])] : []),
        ...(locationIds.length > 0 ? [eb('location_id', 'in', [...locationIds])] : []),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A vehicle as its feed wrote it, locked until the transaction ends; null if it is gone. */
export async function lockVehicle(trx: DatabaseTransaction, vehicleId: string): Promise<Vehicle | null> {
  const row = await trx
    .selectFrom('vehicles')
    .selectAll()
    .where('id', '=', vehicleId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ? toVehicle(row, null) : null
}

/** Holds a vehicle until a moment, or releases it with null. */
export async function setHeldUntil(db: Database, vehicleId: string, heldUntil: Date | null): Promise<void> {
  await db.updateTable('vehicles').set({ held_until: heldUntil }).where('id', '=', vehicleId).execute()
}

/** A vehicle of one of these dealerships by slug, and whether it is gone. */
export async function findVehicleRow(
  db: Database,
  dealershipIds: readonly string[],
  { slug, nowMs }: { slug: string; nowMs: number },
): Promise<{ vehicle: Vehicle; isGone: boolean } | null> {
  if (dealershipIds.length === 0 || !isText(slug)) return null
  const row = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('slug', '=', slug)
    .where('dealership_id', 'in', [...dealershipIds])
    .executeTakeFirst()
  return row ? { vehicle: toVehicle(row, nowMs), isGone: row.removed_at !== null } : null
}

/** An id from an address or form may contain a NUL, which PostgreSQL refuses in text. */
function isText(text: string): boolean {
  return !text.includes('\0')
}

/** An expired hold does not count, even before it is cleared (RSV-006). */
function toVehicle(row: Selectable<VehiclesTable>, nowMs: number | null): Vehicle {
  const isHeld = nowMs !== null && row.held_until !== null && row.held_until.getTime() > nowMs
  return {
    ...row.record,
    isReserved: row.record.isReserved || isHeld,
    id: row.id as VehicleId,
    views: row.views,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

function toRow(vehicle: Vehicle): Record<string, unknown> {
  const { id, views, createdAt, updatedAt, ...record } = vehicle
  return {
    id,
    dealership_id: vehicle.dealershipId,
    stock_number: vehicle.stockNumber,
    slug: vehicle.slug,
    dealership_slug: vehicle.dealershipSlug,
    location_id: vehicle.locationId,
    item_type: vehicle.itemType,
    car_type: vehicle.carType,
    status: vehicle.status,
    show_on_dealer_website: vehicle.showOnDealerWebsite,
    price_cents: vehicle.priceCents,
    sold_at: vehicle.soldAt,
    source: vehicle.source,
    views,
    record,
    created_at: createdAt,
    updated_at: updatedAt,
  }
}
