import { sql } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'

/** How far a reader has read the outbox: transaction id, then row within it. */
export type ChangeCursor = { xid: string; seq: string }
export type VehicleChange = { vehicleId: string; dealershipId: string }

/** Before the first change. */
export const FIRST_CURSOR: ChangeCursor = { xid: '0', seq: '0' }

/**
 * Changes after the cursor, oldest first, of finished transactions only: one that is still open may yet write
 * rows with lower numbers, and would otherwise be skipped (data-engine.md, section 4).
 */
export async function readVehicleChanges(
  db: Database,
  cursor: ChangeCursor,
  limit: number,
): Promise<{ changes: VehicleChange[]; cursor: ChangeCursor }> {
  const result = await sql<{ seq: number; xid: string; vehicle_id: string; dealership_id: string }>`
    select seq, xid::text as xid, vehicle_id, dealership_id from vehicle_changes
    where (xid, seq) > (${cursor.xid}::xid8, ${cursor.seq}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by vehicle_changes.xid, seq limit ${limit}`.execute(db)
  const last = result.rows.at(-1)
  return {
    changes: result.rows.map((row) => ({ vehicleId: row.vehicle_id, dealershipId: row.dealership_id })),
    cursor: last ? { xid: last.xid, seq: String(last.seq) } : cursor,
  }
}

/** The newest readable change: where a reader that has just read all vehicles goes on. */
export async function newestCursor(db: Database): Promise<ChangeCursor> {
  const result = await sql<{ seq: number; xid: string }>`
    select seq, xid::text as xid from vehicle_changes where xid < pg_snapshot_xmin(pg_current_snapshot())
    order by vehicle_changes.xid desc, seq desc limit 1`.execute(db)
  const row = result.rows[0]
  return row ? { xid: row.xid, seq: String(row.seq) } : FIRST_CURSOR
}
