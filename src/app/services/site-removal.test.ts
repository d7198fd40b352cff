import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#src/app/commands.ts'
import { leaveTraces, openTraces, type Person, tablesOf, type TracesBench } from './testing/person-traces.ts'

const PERSON: Person = {
  name: 'Zelda',
  last: 'Quillfeather',
  phone: '0498 765 431',
  email: 'zelda@quill.example',
  rego: 'QUI11X',
}
/**
 * What shows that a site existed: the command that removed it, how far its versions went, which vehicles the
 * index drops.
 */
const KEPT = ['operator_actions', 'removed_sites', 'vehicle_changes']

let bench: TracesBench
beforeAll(async () => {
  bench = await openTraces()
  await leaveTraces(bench, PERSON)
}, 120_000)
afterAll(() => bench?.close(), 60_000)

const delivered = () =>
  expect.poll(async () => (await bench.app.leads.countDeliveries()).pending ?? 0, { timeout: 20_000 }).toBe(0)

async function run(...argv: string[]) {
  const said: string[] = []
  const tell = (line: string) => void said.push(line)
  const code = await runCommand(bench.app, argv, { operator: 'ana', out: tell, err: tell })
  return { code, said: said.join('\n') }
}

/** Rows of every table that hold one of the words in any column. */
async function rowsWith(words: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of await tablesOf(bench)) {
    if (KEPT.includes(table)) continue
    const some = sql.join(
      words.map((word) => sql`to_jsonb(held)::text like ${`%${word}%`}`),
      sql` or `,
    )
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(held)::text as row from ${sql.table(table)} held where ${some} order by 1`.execute(
      bench.app.store.db,
    )
    if (rows.length > 0) found[table] = rows.map(({ row }) => row)
  }
  return found
}

test('a suspended site answers no visitor, and everything is as before once it is resumed', async () => {
  const { sites } = bench.app
  const arrive = () => sites.resolveRequest({ host: 'meridian.localhost', scheme: null })
  expect((await arrive())?.isSuspended).toBe(false)
  expect(await run('site', 'suspend', 'meridian')).toMatchObject({ code: 0 })
  expect((await arrive())?.isSuspended).toBe(true)
  expect(
    (await sites.resolveRequest({ host: 'ironbark-motorcycles.localhost', scheme: null }))?.isSuspended,
  ).toBe(false)
  expect((await run('site', 'suspend', 'meridian')).said).toContain('suspended already')
  expect((await run('site', 'list')).said).toMatch(/meridian .* suspended since/)
  expect(await run('site', 'resume', 'meridian')).toMatchObject({ code: 0 })
  expect((await arrive())?.isSuspended).toBe(false)
  expect((await run('site', 'history', 'meridian')).said).toMatch(/ana {2}site suspend meridian {2}refused/)
  expect((await run('site', 'suspend', 'nobody')).code).toBe(1)
})

test('the key of a dealer’s system is listed without its value and ends at once', async () => {
  const { app } = bench
  const dealership = bench.meridian.config.dealerships[0]?.slug ?? ''
  expect((await run('keys', 'list', dealership)).said).toBe(`There are no API keys of ${dealership}.`)
  const { said: key } = await run('site', 'key', dealership, '--label', 'DMS')
  expect(await app.sites.findDealershipByKey(key)).toMatchObject({ slug: dealership })
  const { said } = await run('keys', 'list', dealership)
  expect(said).toMatch(/DMS {2}made .* by ana {2}good$/)
  expect(said).not.toContain(key)
  const id = said.split(' ')[0] ?? ''
  expect(await run('keys', 'revoke', id)).toMatchObject({ code: 0 })
  expect(await app.sites.findDealershipByKey(key)).toBeNull()
  expect((await run('keys', 'list', dealership)).said).toMatch(/revoked .* by ana$/)
  expect((await run('keys', 'revoke', id)).code).toBe(1)
})

test('once its name has been given twice, a site is removed from every table and the disk; other sites stay as they were', async () => {
  const { app, directory, meridian } = bench
  await delivered()
  const words = ['site_meridian', ...meridian.dealershipIds, 'meridian.localhost']
  const photos = join(directory, 'trade-in-photos', 'site_meridian')
  mkdirSync(photos, { recursive: true })
  writeFileSync(join(photos, 'a.jpg'), 'photo')
  const ours = await rowsWith(words)
  for (const table of [
    'leads',
    'vehicles',
    'customers',
    'reservations',
    'trade_ins',
    'site_versions',
    'sent_messages',
  ])
    expect(Object.keys(ours)).toContain(table)
  const others = await rowsWith(['ironbark'])
  const plan = await run('site', 'remove', 'meridian')
  expect(plan.said).toMatch(/leads +\d/)
  expect(await rowsWith(words)).toEqual(ours)
  expect((await run('operators', 'list', '--of', 'meridian')).said).not.toContain('site remove')
  expect((await run('site', 'remove', 'meridian', '--confirm', 'meridian')).said).toContain('not settled')
  for (const { reservation } of await app.reservations.list({ siteId: meridian.id, limit: 100 })) {
    await app.reservations.act(meridian, { reference: reservation.reference, action: 'cancel' })
  }
  await expect
    .poll(async () => {
      await app.reservations.tick()
      const all = await app.reservations.list({ siteId: meridian.id, limit: 100 })
      return all.some(({ payment }) => ['open', 'refund_due'].includes(payment?.state ?? ''))
    })
    .toBe(false)
  expect((await run('site', 'remove', 'meridian', '--confirm', 'meridian')).said).toContain(
    'suspend it first',
  )
  await run('site', 'suspend', 'meridian')
  expect((await run('site', 'remove', 'meridian', '--confirm', 'ironbark-motorcycles')).code).toBe(1)
  const file = join(directory, 'meridian.jsonl')
  const done = await run('site', 'remove', 'meridian', '--confirm', 'meridian', '--export', file)
  expect(done).toMatchObject({ code: 0 })
  expect(await rowsWith(words)).toEqual({})
  expect(existsSync(photos)).toBe(false)
  expect(await rowsWith(['ironbark'])).toEqual(others)
  expect(await app.sites.resolveRequest({ host: 'meridian.localhost', scheme: null })).toBeNull()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const exported = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { table: string })
  for (const table of ['files', 'leads', 'vehicles', 'site_versions'])
    expect(
      exported.some((row) => row.table === table),
      table,
    ).toBe(true)
})

test('a new site under the slug of a removed one continues its version numbers, so that no kept page of the old one fits', async () => {
  expect((await run('site', 'new', 'meridian', '--name', 'Another', '--state', 'VIC')).code).toBe(0)
  expect((await bench.app.sites.getBySlug('meridian'))?.config.name).toBe('Another')
  expect((await bench.app.sites.getBySlug('meridian'))?.version).toBeGreaterThan(1)
})
