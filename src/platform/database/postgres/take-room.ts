import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Too short to be moved out of the table itself; four fill a page of 8 KiB. */
const ROW_CHARS = 1900
/** About 1 MiB of them, which a disk that is all but full does not have. */
const ROWS = 520

class Taken extends Error {}

/**
 * Takes 1 MiB of the disk that holds the tables and gives it back, keeping nothing. Throws where there is no
 * room.
 */
export async function takeRoom(db: Database): Promise<void> {
  const table = sql.table(`room_${randomBytes(6).toString('hex')}`)
  try {
    await db.transaction().execute(async (trx) => {
      await sql`create table ${table} (filler char(${sql.lit(ROW_CHARS)}))`.execute(trx)
      await sql`insert into ${table} select '' from generate_series(1, ${sql.lit(ROWS)})`.execute(trx)
      throw new Taken()
    })
  } catch (error) {
    if (!(error instanceof Taken)) throw error
  }
}
