import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCalmClock } from '#src/platform/testing/calm-clock.ts'
import {
  findPostgresBinaries,
  type PostgresCluster,
  startPostgresCluster,
} from '#src/platform/testing/postgres-cluster.ts'
import { countConnections, timedAttempts } from '#src/platform/testing/timed-attempts.ts'
import { startTcpProxy, type TcpProxy } from '#src/platform/testing/tcp-proxy.ts'
import type { Store } from '../database.ts'
import { openPostgresStore } from '../postgres-store.ts'
import type { StoreHealth } from '../unavailable.ts'

const binaries = process.env.TEST_STORE === 'postgresql' ? findPostgresBinaries() : null
const journey = test.skipIf(!binaries)
const POOL = 4
/** Everything works again this long after the server does. */
const BACK_MS = 5000
/** No request waits longer for a database that has silently gone; by then it is known to be away. */
const SILENT_MS = 6000
/** Longer than any of these take on a busy machine; the calm clock judges, not this. */
const poll = { timeout: 60_000, interval: 50 }

const TEST_MS = 120_000
const clock = startCalmClock()
afterAll(() => clock.stop())

let cluster: PostgresCluster
let proxy: TcpProxy
let store: Store
let told: StoreHealth['kind'][]
beforeAll(async () => {
  if (!binaries) return
  cluster = await startPostgresCluster(binaries, { settings: ['-c', 'max_connections=20'] })
})
afterAll(() => cluster?.stop())
beforeEach(async () => {
  if (!binaries) return
  proxy = await startTcpProxy(cluster.port)
  told = []
  store = await openThrough(proxy)
  await store.runScript('drop table if exists t; create table t (n int primary key)')
})
afterEach(async () => {
  if (!binaries) return
  await store.close()
  await proxy.close()
})

function openThrough({ port }: TcpProxy): Promise<Store> {
  return openPostgresStore(`postgres://forecourt@127.0.0.1:${port}/postgres`, {
    poolSize: POOL,
    onHealth: ({ kind }) => void told.push(kind),
  })
}

const insert = (n: number, at: Pick<Store, 'db'> = store) =>
  sql`insert into t values (${n}) on conflict do nothing`.execute(at.db)
const count = async () => (await sql<{ n: number }>`select n from t order by n`.execute(store.db)).rows.length

const attempt = timedAttempts(clock)

async function expectBack(sinceMs: number): Promise<void> {
  await expect.poll(async () => (await attempt(() => insert(0))).end, poll).toBe('done')
  await expect.poll(() => store.health(), poll).toEqual({ kind: 'ok' })
  expect(clock.now() - sinceMs).toBeLessThan(BACK_MS)
}

const serverSees = () => countConnections(store)

journey.each(['SIGINT', 'SIGQUIT'] as const)(
  'a server ended by %s for seconds: refused at once, one connection looks for it, then all is as it was',
  async (signal) => {
    let wakes = 0
    await store.listen('bell', () => {
      wakes += 1
    })
    await store.hold('this process')
    const inHand = attempt(() => sql`select pg_sleep(20)`.execute(store.db))
    await expect.poll(serverSees, poll).toBeGreaterThan(1)
    const before = wakes
    await cluster.down(signal)
    expect((await inHand).end).toBe('away')
    await expect.poll(() => store.health().kind, poll).toBe('away')
    for (let n = 0; n < 20; n += 1) {
      const { end, ms } = await attempt(() => insert(n))
      expect(end).toBe('away')
      expect(ms).toBeLessThan(500)
    }
    // Long enough for attempts that double to become many.
    await new Promise((resume) => setTimeout(resume, 3000))
    expect(proxy.count()).toBeLessThanOrEqual(1)
    await cluster.up()
    await expectBack(clock.now())
    await expect.poll(() => wakes, poll).toBeGreaterThan(before)
    expect(await store.isHeld('this process')).toBe(true)
    const heard = new Promise((resolve) => store.listen('bell', (text) => text === 'ding' && resolve(text)))
    await sql`select pg_notify('bell', 'ding')`.execute(store.db)
    expect(await heard).toBe('ding')
    expect(await serverSees()).toBeLessThanOrEqual(POOL + 1)
  },
  TEST_MS,
)

journey(
  'connections that are reset in the middle of a transaction leave nothing of it, and the next is served',
  async () => {
    const broken = attempt(() =>
      store.db.transaction().execute(async (trx) => {
        await insert(1, { db: trx })
        proxy.reset()
        await insert(2, { db: trx })
      }),
    )
    expect((await broken).end).toBe('away')
    await expectBack(clock.now())
    expect(await count()).toBe(1)
  },
  TEST_MS,
)

journey(
  'a network that swallows everything: what waits is let go within seconds, the rest at once, and it comes back',
  async () => {
    await insert(1)
    proxy.swallow()
    const { end, ms } = await attempt(() => insert(2))
    expect(end).toBe('away')
    expect(ms).toBeLessThan(SILENT_MS)
    await expect.poll(() => store.health().kind, poll).toBe('away')
    expect((await attempt(() => insert(3))).ms).toBeLessThan(500)
    proxy.passOn()
    await expectBack(clock.now())
    expect(await count()).toBeGreaterThan(1)
  },
  TEST_MS,
)

journey(
  'a moment that swallows everything: a row that a lost transaction locks and every statement are free well within 5 s',
  async () => {
    const other = await openThrough(proxy)
    try {
      await sql`insert into t select generate_series(1, 20)`.execute(store.db)
      const begun = Promise.withResolvers<void>()
      const lost = attempt(() =>
        store.db.transaction().execute(async (trx) => {
          await sql`update t set n = n where n = 1`.execute(trx)
          begun.resolve()
          await new Promise((resume) => setTimeout(resume, 500))
          await sql`select 1`.execute(trx)
        }),
      )
      await begun.promise
      proxy.swallow()
      // More than the pool has connections, so that none is left to ask with.
      const waiting = Array.from({ length: 2 * POOL }, (_, n) =>
        attempt(() => sql`update t set n = n where n = ${n + 2}`.execute(store.db)),
      )
      // Too short for the watched session to notice: it misses one answer and is made again.
      await new Promise((resume) => setTimeout(resume, 1400))
      proxy.passOn()
      const backAt = clock.now()
      await expect
        .poll(
          async () => (await attempt(() => sql`update t set n = n where n = 1`.execute(other.db))).end,
          poll,
        )
        .toBe('done')
      expect((await lost).end).toBe('away')
      await Promise.all(waiting)
      expect(clock.now() - backAt).toBeLessThan(BACK_MS)
      await expectBack(backAt)
    } finally {
      await other.close()
    }
  },
  TEST_MS,
)

journey(
  'a single connection that died without a word is let go within seconds, though the watched session lives',
  async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.db)
    proxy.swallow({ butNot: 1 })
    proxy.passOn()
    expect(rows[0]?.pid).toBeGreaterThan(0)
    const { end, ms } = await attempt(() => insert(1))
    expect(end).toBe('away')
    expect(ms).toBeLessThan(BACK_MS)
    await expectBack(clock.now())
    expect(told).not.toContain('away')
  },
  TEST_MS,
)

journey(
  'a server too slow to make connections, but answering on those it has, is busy, and nobody is refused',
  async () => {
    await insert(1)
    proxy.swallow({ oldest: 1 })
    const ends = new Set<string>()
    await expect
      .poll(async () => {
        ends.add((await attempt(() => insert(1))).end)
        return told
      }, poll)
      .not.toEqual([])
    proxy.passOn()
    await expectBack(clock.now())
    expect([...ends]).toEqual(['done'])
    expect(told).toEqual(['busy', 'ok'])
  },
  TEST_MS,
)

journey(
  'a connection that could not be made in time is tried once more as long as the server is known to be there',
  async () => {
    proxy.swallow({ oldest: 0 })
    const first = attempt(() => insert(1))
    await expect.poll(() => proxy.count(), poll).toBe(2)
    proxy.passOn()
    expect((await first).end).toBe('done')
    expect(told).toEqual([])
  },
  TEST_MS,
)

journey(
  'a first silence that costs nobody an answer counts as busy, a second one as away',
  async () => {
    proxy.swallow()
    await expect.poll(() => told, poll).toEqual(['busy', 'away'])
    proxy.passOn()
    await expectBack(clock.now())
  },
  TEST_MS,
)

journey(
  'connections that died without a word while new ones work are found and let go, and nobody is refused for them',
  async () => {
    await insert(1)
    proxy.swallow()
    proxy.passOn()
    const lost = await attempt(() => insert(2))
    expect(lost.end).toBe('away')
    expect(lost.ms).toBeLessThan(SILENT_MS)
    await expectBack(clock.now())
    expect(told).not.toContain('away')
  },
  TEST_MS,
)

journey(
  'a server with too many clients: a short wait, then refused as busy, and served as soon as there is room',
  async () => {
    await store.close()
    store = await openThrough(proxy)
    const others: Store[] = []
    // Each takes one connection for its session; the last one finds no room.
    for (let n = 0; n < 20; n += 1) {
      const other = await openPostgresStore(cluster.url, { poolSize: 1, waitMs: 0 }).catch(() => null)
      if (other) others.push(other)
    }
    const { end, ms } = await attempt(() => insert(1))
    expect(end).toBe('busy')
    expect(ms).toBeLessThan(4000)
    for (const other of others) await other.close()
    await expectBack(clock.now())
  },
  TEST_MS,
)

journey(
  'a standby answers reading, refuses writes by its name, and takes them once it is promoted (25006)',
  async () => {
    await insert(1)
    const standby = await startPostgresCluster(binaries ?? '', { standbyOf: cluster })
    try {
      proxy.leadTo(standby.port)
      proxy.reset()
      await expect.poll(() => store.health().kind, poll).toBe('read_only')
      expect(store.health()).toMatchObject({ reason: 'it is a standby, which takes no writes' })
      expect(await count()).toBe(1)
      expect((await attempt(() => insert(2))).end).toBe('read_only')
      const admin = await openPostgresStore(standby.url, { poolSize: 1 })
      await sql`select pg_promote()`.execute(admin.db)
      await admin.close()
      await expectBack(clock.now())
    } finally {
      proxy.leadTo(cluster.port)
      proxy.reset()
      await standby.stop()
    }
  },
  TEST_MS,
)
