import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mountSmallDisk } from '../testing/small-disk.ts'
import { openPgliteStore } from './pglite-store.ts'
import { DiskFullError, FREE_BYTES_MIN } from './full-disk-guard.ts'

const canMount = process.env.TEST_STORE === 'pglite' ? mountSmallDisk(1) : null
canMount?.close()
if (!canMount && process.env.TEST_STORE === 'pglite')
  process.stdout.write('disk full: not run, as only root may mount a small disk\n')

async function onSmallDisk(
  run: (place: {
    disk: NonNullable<typeof canMount>
    store: Awaited<ReturnType<typeof openPgliteStore>>
  }) => Promise<void>,
): Promise<void> {
  const disk = mountSmallDisk(160)
  if (!disk) throw new Error('no disk')
  try {
    const store = await openPgliteStore(disk.directory)
    await store.runScript('create table t (n int)')
    await run({ disk, store })
    await store.close()
  } finally {
    disk.close()
  }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.skipIf(!canMount)(
  'a full disk refuses writes, in a transaction too, and takes them once there is room',
  () =>
    onSmallDisk(async ({ disk, store }) => {
      const insert = sql`insert into t values (1)`
      const count = async () =>
        (await sql<{ n: number }>`select count(*)::int as n from t`.execute(store.db)).rows
      await insert.execute(store.db)
      disk.fill(FREE_BYTES_MIN / 2)
      await pause(150)
      await expect(insert.execute(store.db)).rejects.toThrow('full')
      await expect(store.db.transaction().execute((trx) => insert.execute(trx))).rejects.toThrow('full')
      expect(await count()).toEqual([{ n: 1 }])
      disk.makeRoom()
      await pause(150)
      await store.db.transaction().execute((trx) => insert.execute(trx))
      expect(await count()).toEqual([{ n: 2 }])
    }),
)

test.skipIf(!canMount)(
  'a disk too small for a new store is reported as full, and the store is made once there is room',
  async () => {
    const disk = mountSmallDisk(160)
    if (!disk) throw new Error('no disk')
    try {
      disk.fill(8 * 1024 * 1024)
      await expect(openPgliteStore(disk.directory)).rejects.toThrow(DiskFullError)
      disk.makeRoom()
      await (await openPgliteStore(disk.directory)).close()
    } finally {
      disk.close()
    }
  },
)

test.skipIf(!canMount)(
  'after a PANIC every statement is refused at once, and a new start still has every commit',
  async () => {
    const disk = mountSmallDisk(160)
    if (!disk) throw new Error('no disk')
    try {
      const store = await openPgliteStore(disk.directory)
      await store.runScript('create table t (n int); insert into t values (1)')
      disk.fill(4 * 1024 * 1024)
      // Fills the log without filling tables, until the next segment of 16 MiB cannot be made.
      const log = () => sql`select pg_logical_emit_message(true, 'x', repeat('y', 500000))`.execute(store.db)
      await expect(
        (async () => {
          for (let index = 0; index < 60; index += 1) await log()
        })(),
      ).rejects.toMatchObject({ severity: 'PANIC' })
      await expect(sql`select 1`.execute(store.db)).rejects.toThrow('has stopped')
      await store.close()
      disk.makeRoom()
      const again = await openPgliteStore(disk.directory)
      expect((await sql`select n from t`.execute(again.db)).rows).toEqual([{ n: 1 }])
      await again.close()
    } finally {
      disk.close()
    }
  },
)
