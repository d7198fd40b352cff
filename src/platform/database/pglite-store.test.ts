import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { openTestStore } from '../testing/test-store.ts'
import { sql } from 'kysely'

const COMMITS = 25
const node = join(import.meta.dirname, '../../../node_modules/.bin/node')

test('N commits on PGlite make at least N fsyncs', () => {
  const directory = fs.mkdtempSync(join(tmpdir(), 'fsync-'))
  const script = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const real = fs.fsyncSync; let calls = 0
    fs.fsyncSync = (fd) => { calls++; return real(fd) }
    syncBuiltinESMExports()
    const { openPgliteStore } = await import(${JSON.stringify(join(import.meta.dirname, 'pglite-store.ts'))})
    const store = await openPgliteStore(${JSON.stringify(directory)})
    await store.runScript('create table t (n int)')
    calls = 0
    for (let n = 0; n < ${COMMITS}; n++) await store.runScript('insert into t values (' + n + ')')
    console.log('fsyncs ' + calls)
    await store.close()`
  const run = spawnSync(node, ['--input-type=module', '-e', script], { encoding: 'utf8', timeout: 60_000 })
  expect(run.stderr).not.toContain('Error')
  expect(Number(/fsyncs (\d+)/.exec(run.stdout)?.[1])).toBeGreaterThanOrEqual(COMMITS)
}, 90_000)

test('int8 is a number, date is text and timestamptz is a Date on both stores', async () => {
  const store = await openTestStore()
  const result = await sql<{ big: number; day: string; at: Date }>`
    select 9007199254740991::int8 as big, date '2026-11-21' as day, timestamptz '2026-11-21T00:00:00Z' as at`.execute(
    store.db,
  )
  expect(result.rows[0]).toEqual({
    big: Number.MAX_SAFE_INTEGER,
    day: '2026-11-21',
    at: new Date('2026-11-21T00:00:00Z'),
  })
  await expect(sql`select 9007199254740993::int8 as big`.execute(store.db)).rejects.toThrow('int8')
  await store.close()
})

test('a notification reaches a listener', async () => {
  const store = await openTestStore()
  const heard = new Promise<string>((resolve) => {
    store
      .listen('bell', (payload) => payload && resolve(payload))
      .then(() => sql`select pg_notify('bell', 'ding')`.execute(store.db))
  })
  expect(await heard).toBe('ding')
  await store.close()
})
