import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Store } from '../database/database.ts'
import { openMemory, storeOf } from '../database/pglite-store.ts'

type Instance = { pglite: PGlite; tables: string[]; schema: string }

/** Databases of this file's earlier tests, emptied: starting one takes ten times as long as emptying it. */
const idle: Instance[] = []

/** An empty migrated database in memory: a new one, or an emptied one of an earlier test in the same file. */
export async function openEmptyMemoryStore(template: string): Promise<Store> {
  const instance = idle.pop() ?? (await begin(template))
  return storeOf(lend(instance))
}

async function begin(template: string): Promise<Instance> {
  const pglite = await openMemory(new Blob([await readFile(template)]))
  const { rows } = await pglite.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  )
  return { pglite, tables: rows.map(({ name }) => name), schema: await readSchema(pglite) }
}

/**
 * The instance for one test: anything that still uses it after the test closed it is refused, as by a closed
 * database.
 */
function lend(instance: Instance): PGlite {
  let isClosed = false
  const listening: (() => Promise<void>)[] = []
  const own: Record<string, unknown> = {
    listen: async (...given: Parameters<PGlite['listen']>) => {
      const stop = await instance.pglite.listen(...given)
      listening.push(() => stop())
      return stop
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      for (const stop of listening) await stop()
      if (await isEmptied(instance)) idle.push(instance)
      else await instance.pglite.close()
    },
  }
  return new Proxy(instance.pglite, {
    get(target, name) {
      if (name === 'closed') return isClosed
      if (isClosed && name !== 'close') throw new Error('PGlite is closed')
      const value: unknown = own[String(name)] ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Everything removed, counters reset. False if a test changed the schema. */
async function isEmptied({ pglite, tables, schema }: Instance): Promise<boolean> {
  if ((await readSchema(pglite)) !== schema) return false
  const { rows } = await pglite.query<{ name: string }>(
    tables
      .map((name) => `select '${name}' as name where exists (select 1 from "${name}")`)
      .join(' union all '),
  )
  if (rows.length > 0)
    await pglite.exec(`truncate ${rows.map(({ name }) => `"${name}"`).join(', ')} restart identity cascade`)
  await pglite.exec(
    `select setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences where last_value is not null`,
  )
  await pglite.exec('discard all')
  return true
}

/** Changes with every column, trigger, function and constraint that is made, changed or dropped. */
async function readSchema(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ state: string }>(
    ['attribute', 'trigger', 'proc', 'constraint']
      .map((kind) => `(select count(*) || ' ' || max(xmin::text::bigint) from pg_${kind})`)
      .join(` || ' ' || `)
      .replace(/^/, 'select ')
      .concat(' as state'),
  )
  return rows[0]?.state ?? ''
}
