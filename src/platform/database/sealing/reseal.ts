import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { SealedColumns } from './sealed-columns.ts'
import { openRow, sealValue } from './sealing-plugin.ts'
import type { Vault } from './vault.ts'

/** Rows per transaction: an interruption loses no more work than this. */
const BATCH = 100

type Row = { id: string | number; site_id?: string } & Record<string, unknown>
/** `db` is the store without the sealing plugin. */
export type Sealing = { db: Database; vault: Vault; columns: SealedColumns }

/** Counting stops here: an operator wants to know whether there are any, and roughly how many. */
export const COUNTED_MAX = 10_000

/**
 * How many rows of each table hold a value not sealed by the current key, in clear or under the previous one;
 * counts up to `COUNTED_MAX` plus one.
 */
export async function countOutdated({ db, vault, columns }: Sealing): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of Object.keys(columns)) {
    const found = await sql<{ count: string }>`
      select count(*) from (
        select 1 from ${sql.table(table)} where ${outdated(vault, columns, table)} limit ${COUNTED_MAX + 1}
      ) as found`.execute(db)
    counts[table] = Number(found.rows[0]?.count ?? 0)
  }
  return counts
}

/**
 * Seals every value that the current key did not seal, in small transactions while the platform runs; returns
 * the number of rows. After an interruption it picks up where it left off, since each row shows whether it is
 * done.
 */
export async function resealAll(
  sealing: Sealing,
  onBatch: (table: string, rows: number) => void,
): Promise<number> {
  let done = 0
  for (const table of Object.keys(sealing.columns)) {
    let rows = BATCH
    while (rows === BATCH) {
      rows = await resealBatch(sealing, table)
      done += rows
      if (rows > 0) onBatch(table, rows)
    }
  }
  return done
}

function resealBatch({ db, vault, columns }: Sealing, table: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where ${outdated(vault, columns, table)}
        order by id limit ${BATCH} for update`.execute(transaction)
    for (const row of rows) {
      const values = sealedAnew({ vault, columns }, table, row)
      await sql`update ${sql.table(table)} set ${values} where id = ${row.id}`.execute(transaction)
    }
    return rows.length
  })
}

function sealedAnew({ vault, columns }: Omit<Sealing, 'db'>, table: string, row: Row) {
  const ours = Object.entries(row).filter(([, value]) => typeof value !== 'string' || vault.isOurs(value))
  const opened: Row = { ...row, ...openRow(vault, columns, Object.fromEntries(ours)) }
  const own = Object.entries(columns[table] ?? {})
  return sql.join(
    own.flatMap(([name, column]) => {
      const held = opened[name]
      if (held === null || held === undefined) return []
      const text = column.kind === 'json' ? JSON.stringify(held) : String(held)
      const value = sealValue(vault, { column, table, name }, { value: text, site: row.site_id ?? null })
      return [
        column.kind === 'json' ? sql`${sql.ref(name)} = ${value}::jsonb` : sql`${sql.ref(name)} = ${value}`,
      ]
    }),
  )
}

/** The SQL form of `tellsNothing`. */
function outdated(vault: Vault, columns: SealedColumns, table: string) {
  return sql.join(
    Object.entries(columns[table] ?? {}).map(([name, { kind }]) => {
      const text = kind === 'json' ? sql`(${sql.ref(name)} #>> '{}')` : sql.ref(name)
      return sql`(${text} not like ${`fc1.${vault.keyId}.%`} and ${text} not in ('', '{}', '[]', 'null', '[erased]')
        and ${text} !~ '^(erased|forgotten):')`
    }),
    sql` or `,
  )
}
