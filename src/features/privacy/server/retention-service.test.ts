import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { DEFAULT_MONTHS } from '../domain/testing/default-months.ts'
import { createRetentionService, type RetainedRecords } from './retention-service.ts'

const NOW = Date.parse('2026-11-22T00:00:00Z')
let store: Store
beforeAll(async () => {
  store = await openTestStore()
  await sql`create table kept (id integer primary key, site text not null)`.execute(store.db)
})
afterAll(() => store.close())

/** Rows of a table in numerical order; `fails` throws after taking its batch. */
function rowsOf(fails?: (site: string) => boolean): RetainedRecords {
  return {
    kind: 'enquiries',
    count: async () => ({ due: 0, open: 0 }),
    async expire(transaction, { config: { slug } }, { limit }) {
      const gone =
        await sql`delete from kept where id in (select id from kept where site = ${slug} order by id limit ${limit}) returning id`.execute(
          transaction,
        )
      if (fails?.(slug)) throw new Error(`fault on ${slug}`)
      return gone.rows.length
    },
  }
}

function serviceOf(records: RetainedRecords, slugs = ['northside', 'southside']) {
  return createRetentionService({
    store,
    listSlugs: async () => slugs,
    findSite: async (slug) => {
      const site = aSite(slug)
      return { ...site, config: { ...site.config, retentionMonths: DEFAULT_MONTHS } }
    },
    records: [records],
  })
}

async function fill(count: number): Promise<void> {
  await sql`truncate kept, retention_counts`.execute(store.db)
  for (const site of ['northside', 'southside'])
    await sql`insert into kept select n + ${site === 'northside' ? 0 : 10_000}, ${site} from generate_series(1, ${count}::int) n`.execute(
      store.db,
    )
}
const left = async () =>
  Number((await sql<{ count: string }>`select count(*) from kept`.execute(store.db)).rows[0]?.count)

test('a round stays within its limit, and the next continues where it stopped', async () => {
  await fill(130)
  const service = serviceOf(rowsOf())
  expect(await service.run(NOW, 150)).toBe(150)
  expect(await left()).toBe(110)
  expect(await service.run(NOW, 150)).toBe(110)
  expect(await service.removed()).toEqual([
    { siteId: 'site_northside', kind: 'enquiries', month: '2026-11', removed: 130 },
    { siteId: 'site_southside', kind: 'enquiries', month: '2026-11', removed: 130 },
  ])
})

test('a site that fails loses nothing and does not hold up the others', async () => {
  await fill(10)
  await expect(serviceOf(rowsOf((site) => site === 'northside')).run(NOW, 100)).rejects.toThrow(
    'fault on northside',
  )
  expect(await left()).toBe(10)
  expect((await serviceOf(rowsOf()).removed()).map(({ siteId }) => siteId)).toEqual(['site_southside'])
})

test('two concurrent processes count each record once', async () => {
  await fill(120)
  const done = await Promise.all([serviceOf(rowsOf()).run(NOW, 1000), serviceOf(rowsOf()).run(NOW, 1000)])
  expect(done.reduce((sum, each) => sum + each)).toBe(240)
  expect((await serviceOf(rowsOf()).countRemoved())[0]).toEqual({ state: 'enquiries', count: 240 })
})
