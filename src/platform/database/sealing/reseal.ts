import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database.ts'
import type { SealedColumns } from './sealed-columns.ts'
import { openRow, sealValue } from './sealing-plugin.ts'
import type { Vault } from './vault.ts'

/** Rows per transaction: an interruption loses no more work than this, and on PGlite nobody waits for longer. */
const BATCH = 25
/** What a process that does not know the key yet wrote behind a pass is found by the next. */
const PASSES_MAX = 3

type Row = { id: string | number; site_id?: string } & Record<string, unknown>
/** `db` is the store without the sealing plugin. */
export type Sealing = { db: Database; vault: Vault; columns: SealedColumns }

/** Rows of a table that are checked unless all are asked for, so that a check never reads a whole store. */
const LOOKED_MAX = 50_000
/** Rows of one statement, so that each ends within a second. */
const PAGE = 5000

/** `count` rows of a table are in clear or under the previous key, among those checked; `isWhole`: all were. */
export type Outdated = { count: number; isWhole: boolean }

/**
 * How many rows of each table hold a value not sealed by the current key, in clear or under the previous one. Checks the
 * last `rowsMax` by id: resealing comes to those last, so an unfinished rotation shows.
 */
export async function countOutdated(
  sealing: Sealing,
  { rowsMax = LOOKED_MAX }: { rowsMax?: number } = {},
): Promise<Record<string, Outdated>> {
  const counts: Record<string, Outdated> = {}
  for (const table of Object.keys(sealing.columns)) counts[table] = await countOf(sealing, table, rowsMax)
  return counts
}

async function countOf(sealing: Sealing, table: string, rowsMax: number): Promise<Outdated> {
  let [count, looked] = [0, 0]
  let last: Row['id'] | null = null
  while (looked < rowsMax) {
    const size: number = Math.min(PAGE, rowsMax - looked)
    const page: Page = await readPage(sealing, table, { last, size })
    count += Number(page.outdated)
    looked += Number(page.seen)
    if (Number(page.seen) < size) return { count, isWhole: true }
    last = page.last
  }
  return { count, isWhole: false }
}

type Page = { seen: string; outdated: string; last: Row['id'] | null }

async function readPage(
  { db, vault, columns }: Sealing,
  table: string,
  { last, size }: { last: Row['id'] | null; size: number },
): Promise<Page> {
  const before = last === null ? sql`` : sql`where id < ${last}`
  const { rows } = await sql<Page>`
    select count(*) as seen, count(*) filter (where ${outdated(vault, columns, table)}) as outdated,
      (array_agg(id order by id))[1] as last
    from (select * from ${sql.table(table)} ${before} order by id desc limit ${size}) as page`.execute(db)
  return rows[0] ?? { seen: '0', outdated: '0', last: null }
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
    let passed = 1
    for (let pass = 0; passed > 0 && pass < PASSES_MAX; pass += 1) {
      passed = await resealTable(sealing, table, onBatch)
      done += passed
    }
  }
  return done
}

/** Once through a table by id: each batch begins where the last one ended, so that none looks at it from its beginning. */
async function resealTable(
  sealing: Sealing,
  table: string,
  onBatch: (table: string, rows: number) => void,
): Promise<number> {
  let done = 0
  let last: Row['id'] | null = null
  for (;;) {
    const rows: Row[] = await resealBatch(sealing, table, last)
    done += rows.length
    if (rows.length > 0) onBatch(table, rows.length)
    if (rows.length < BATCH) return done
    last = rows.at(-1)?.id ?? null
  }
}

function resealBatch(sealing: Sealing, table: string, last: Row['id'] | null): Promise<Row[]> {
  const { db, vault, columns } = sealing
  const after = last === null ? sql`` : sql`id > ${last} and`
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where ${after} (${outdated(vault, columns, table)})
        order by id limit ${BATCH} for update`.execute(transaction)
    if (rows.length > 0) await storeAnew(sealing, table, { rows, transaction })
    return rows
  })
}

/** In one statement: a statement for each row would take most of its time on the way there and back. */
async function storeAnew(
  { vault, columns }: Sealing,
  table: string,
  { rows, transaction }: { rows: Row[]; transaction: DatabaseTransaction },
): Promise<void> {
  const own = Object.entries(columns[table] ?? {})
  const names = sql.join(own.map(([name]) => sql.ref(name)))
  const set = sql.join(
    own.map(([name, { kind }]) => {
      const value = sql.ref(`anew.${name}`)
      return kind === 'json' ? sql`${sql.ref(name)} = ${value}::jsonb` : sql`${sql.ref(name)} = ${value}`
    }),
  )
  const anew = sql.join(rows.map((row) => sql`(${sql.join(sealedAnew({ vault, columns }, table, row))})`))
  await sql`update ${sql.table(table)} as present set ${set} from (values ${anew}) as anew (id, ${names})
    where present.id = anew.id`.execute(transaction)
}

/** A row's id, then its values under the current key in the order of the table's sealed columns. */
function sealedAnew({ vault, columns }: Omit<Sealing, 'db'>, table: string, row: Row) {
  const ours = Object.entries(row).filter(([, value]) => typeof value !== 'string' || vault.isOurs(value))
  const opened: Row = { ...row, ...openRow(vault, columns, Object.fromEntries(ours)) }
  const sealed = Object.entries(columns[table] ?? {}).map(([name, column]) => {
    const held = opened[name]
    if (held === null || held === undefined) return sql`null::text`
    const text = column.kind === 'json' ? JSON.stringify(held) : String(held)
    return sql`${sealValue(vault, { column, table, name }, { value: text, site: row.site_id ?? null })}::text`
  })
  return [typeof row.id === 'number' ? sql`${row.id}::bigint` : sql`${row.id}::text`, ...sealed]
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
