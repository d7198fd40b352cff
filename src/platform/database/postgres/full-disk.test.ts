import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  findPostgresBinaries,
  type PostgresCluster,
  startPostgresCluster,
} from '#src/platform/testing/postgres-cluster.ts'
import { mountSmallDisk, type SmallDisk } from '#src/platform/testing/small-disk.ts'
import type { Store } from '../database.ts'
import { openPostgresStore } from '../postgres-store.ts'
import { type StoreHealth, unavailability } from '../unavailable.ts'

const binaries = process.env.TEST_STORE === 'postgresql' ? findPostgresBinaries() : null
const journey = test.skipIf(!binaries)
/** Everything works again this long after there is room. */
const BACK_MS = 5000

let disk: SmallDisk | null
let directory: string
let cluster: PostgresCluster
let store: Store
let told: StoreHealth['kind'][]
beforeAll(async () => {
  if (!binaries) return
  disk = mountSmallDisk(256)
  directory = disk?.directory ?? mkdtempSync(join(tmpdir(), 'full-disk-'))
  cluster = await startPostgresCluster(binaries, { dataDirectory: directory })
})
afterAll(async () => {
  await cluster?.stop()
  if (disk) disk.close()
  else if (directory) rmSync(directory, { recursive: true, force: true })
})
beforeEach(async () => {
  if (!binaries) return
  told = []
  store = await openPostgresStore(cluster.url, { poolSize: 2, onHealth: ({ kind }) => void told.push(kind) })
  await store.runScript('create table t (filler char(1900)); create table few (n int)')
  await sql`insert into few values (1)`.execute(store.db)
})
afterEach(async () => {
  await store?.runScript('drop table t; drop table few')
  await store?.close()
})

/** How a write of a few megabytes ends. */
const write = () =>
  sql`insert into t select '' from generate_series(1, 2000)`.execute(store.db).then(
    () => 'done',
    (error: unknown) => unavailability(error) ?? String(error),
  )

journey(
  'a full disk refuses writes by that name and goes on reading; with room it is well again though nobody writes',
  async ({ skip }) => {
    if (!disk) return skip('only root may mount a small disk')
    disk.fill(0)
    try {
      expect(await write()).toBe('full')
      expect(store.health()).toMatchObject({ kind: 'full', reason: 'disk full (53100)' })
      expect((await sql`select n from few`.execute(store.db)).rows).toHaveLength(1)
      expect(await write()).toBe('full')
    } finally {
      disk.makeRoom()
    }
    await expect.poll(() => store.health(), { timeout: BACK_MS }).toEqual({ kind: 'ok' })
    expect(told).toEqual(['full', 'ok'])
    expect(await write()).toBe('done')
  },
  60_000,
)

journey(
  'a refusal that was of one file alone is told, and is over once room is found; what looked for room leaves nothing',
  async () => {
    const { rows } = await sql<{ path: string }>`
      select pg_relation_filepath('t') as path`.execute(store.db)
    const file = join(cluster.data, rows[0]?.path ?? '')
    // The file has no room whatever the disk has.
    rmSync(file)
    symlinkSync('/dev/full', file)
    expect(await write()).toBe('full')
    expect(store.health().kind).toBe('full')
    await expect.poll(() => store.health(), { timeout: BACK_MS }).toEqual({ kind: 'ok' })
    expect(told).toEqual(['full', 'ok'])
    const left = await sql`select relname from pg_class where relname like 'room%'`.execute(store.db)
    expect(left.rows).toEqual([])
  },
  60_000,
)
