import { sql } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'

/** A reader's position in the outbox: transaction id, then row within it. */
export type ChangeCursor = { xid: string; seq: string }
/** Older changes were read by every running reader; one that was down reads everything again. */
export const CHANGES_KEPT_MS = 7 * 24 * 60 * 60 * 1000

export type VehicleChange = { vehicleId: string; dealershipId: string }

export const FIRST_CURSOR: ChangeCursor = { xid: '0', seq: '0' }

/**
 * Changes after the cursor, oldest first, from finished transactions only: an open one may yet write rows with
 * lower numbers, which would be skipped. `isCut`: changes after the cursor were pruned, or the cursor is ahead of
 * the database, which a failover set back; the reader must then read all vehicles again.
 */
export async function readVehicleChanges(
  db: Database,
  cursor: ChangeCursor,
  limit: number,
): Promise<{ changes: VehicleChange[]; cursor: ChangeCursor; isCut: boolean }> {
  const result = await sql<{ seq: number; xid: string; vehicle_id: string; dealership_id: string }>`
    select seq, xid::text as xid, vehicle_id, dealership_id from vehicle_changes
    where (xid, seq) > (${cursor.xid}::xid8, ${cursor.seq}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by vehicle_changes.xid, seq limit ${limit}`.execute(db)
  const last = result.rows.at(-1)
  const { horizon, nextXid } = await readPlace(db)
  return {
    isCut: (horizon !== null && isBefore(cursor, horizon)) || BigInt(cursor.xid) >= nextXid,
    changes: result.rows.map((row) => ({ vehicleId: row.vehicle_id, dealershipId: row.dealership_id })),
    cursor: last ? { xid: last.xid, seq: String(last.seq) } : cursor,
  }
}

/** The newest readable change, stored or pruned, where a reader that has just read all vehicles continues. */
export async function newestCursor(db: Database): Promise<ChangeCursor> {
  const result = await sql<{ seq: number; xid: string }>`
    select seq, xid::text as xid from vehicle_changes where xid < pg_snapshot_xmin(pg_current_snapshot())
    order by vehicle_changes.xid desc, seq desc limit 1`.execute(db)
  const row = result.rows[0]
  const newest = row ? { xid: row.xid, seq: String(row.seq) } : FIRST_CURSOR
  const { horizon } = await readPlace(db)
  return horizon && isBefore(newest, horizon) ? horizon : newest
}

/**
 * Deletes at most `limit` of the oldest changes past their retention and moves the horizon, in one transaction;
 * returns how many. Only rows of finished transactions are deleted, so that the horizon never passes an unread
 * row. Age is by the database's clock that stamped them, so a process with a fast clock deletes nothing early.
 */
export function pruneVehicleChanges(db: Database, limit: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const gone = await sql<{ seq: number; xid: string }>`
      delete from vehicle_changes where seq in (
        select seq from vehicle_changes
        where changed_at < now() - ${CHANGES_KEPT_MS}::float8 * interval '1 millisecond' and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by vehicle_changes.xid, seq limit ${limit} for update skip locked)
      returning seq, xid::text as xid`.execute(trx)
    const newest = gone.rows
      .map(({ xid, seq }) => ({ xid, seq: String(seq) }))
      .reduce<ChangeCursor | null>((last, row) => (last && isBefore(row, last) ? last : row), null)
    if (newest)
      await sql`
        insert into vehicle_change_horizon (xid, seq) values (${newest.xid}::xid8, ${newest.seq}::bigint)
        on conflict (only_row) do update set xid = excluded.xid, seq = excluded.seq
        where (vehicle_change_horizon.xid, vehicle_change_horizon.seq) < (excluded.xid, excluded.seq)`.execute(
        trx,
      )
    return gone.rows.length
  })
}

/** How far changes were pruned, and the first transaction id not yet assigned. */
async function readPlace(db: Database): Promise<{ horizon: ChangeCursor | null; nextXid: bigint }> {
  const result = await sql<{ seq: number | null; xid: string | null; next_xid: string }>`
    select seq, xid::text as xid, pg_snapshot_xmax(pg_current_snapshot())::text as next_xid
    from (select) as one left join vehicle_change_horizon on true`.execute(db)
  const row = result.rows[0]
  const isPruned = row && row.xid !== null && row.seq !== null
  return {
    horizon: isPruned ? { xid: String(row.xid), seq: String(row.seq) } : null,
    nextXid: BigInt(row?.next_xid ?? 0),
  }
}

function isBefore(cursor: ChangeCursor, other: ChangeCursor): boolean {
  const difference = BigInt(cursor.xid) - BigInt(other.xid)
  return difference < 0n || (difference === 0n && BigInt(cursor.seq) < BigInt(other.seq))
}
