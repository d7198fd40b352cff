import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#src/app/commands.ts'
import {
  leaveTraces,
  openTraces,
  type Person,
  tablesWith,
  type TracesBench,
} from './testing/person-traces.ts'

const PERSON: Person = {
  name: 'Wanda',
  last: 'Thistlewick',
  phone: '0498 765 441',
  email: 'wanda@thistle.example',
  rego: 'THI44W',
}
const MONTH_MS = 31 * 86_400_000
const ALL = 100_000

let bench: TracesBench
beforeAll(async () => {
  bench = await openTraces()
  const { app } = bench
  const token = await leaveTraces(bench, PERSON)
  const owner = await app.tradeIn.open(bench.meridian, token)
  if (!owner) throw new Error('no trade-in')
  const sharp = (await import('sharp')).default
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  await app.tradeIn.photos.add(owner, { uploadKey: 'front-left-1', bytes })
}, 120_000)
afterAll(() => bench?.close(), 60_000)

const after = (months: number) => Date.now() + months * MONTH_MS
const run = (months: number) => bench.app.retention.run(after(months), ALL)
const photos = () => readdirSync(join(bench.directory, 'trade-in-photos', bench.meridian.id))
const standing = async (months: number) =>
  Object.fromEntries(
    (await bench.app.retention.preview(after(months), 'meridian')).map(({ kind, due, open }) => [
      kind,
      { due, open },
    ]),
  )

test('nothing goes before its period is over, and asking what is due deletes nothing', async () => {
  await expect
    .poll(async () => (await bench.app.leads.countDeliveries()).pending ?? 0, { timeout: 20_000 })
    .toBe(0)
  expect(await run(0)).toBe(0)
  expect((await standing(30)).enquiries).toEqual({ due: 1, open: 0 })
  expect(await tablesWith(bench, PERSON)).toContain('leads')
})

test('unfinished business stays whatever its age: an undelivered lead, a live hold, an unpaid refund, a session', async () => {
  const { db } = bench.app.store
  await db
    .updateTable('lead_deliveries')
    .set({ state: 'dead' })
    .where('receiver_id', 'not like', '%shopper%')
    .execute()
  expect((await standing(200)).enquiries?.due).toBe(0)
  await db.updateTable('lead_deliveries').set({ state: 'delivered' }).execute()

  expect((await standing(200)).reservations).toEqual({ due: 0, open: 1 })
  await db.updateTable('reservations').set({ state: 'cancelled' }).where('state', '=', 'held').execute()
  await db.updateTable('payments').set({ state: 'refund_due' }).where('state', '=', 'paid').execute()
  expect((await standing(200)).reservations).toEqual({ due: 0, open: 1 })
  await db.updateTable('payments').set({ state: 'refunded' }).where('state', '=', 'refund_due').execute()
  expect((await standing(200)).reservations).toEqual({ due: 1, open: 0 })

  await db
    .updateTable('customer_sessions')
    .set({ expires_at: new Date(after(300)) })
    .execute()
  expect((await standing(200)).accounts).toEqual({ due: 0, open: 1 })
  await db.updateTable('customer_sessions').set({ expires_at: new Date() }).execute()
})

test('APP 11.2: each kind ends with its own period, photos too, and what remains does not say who it was', async () => {
  const { app } = bench
  expect(photos()).toHaveLength(1)
  expect(await run(13)).toBe(1)
  expect(photos()).toEqual([])
  expect(await tablesWith(bench, PERSON)).not.toContain('trade_ins')
  await run(26)
  expect(await tablesWith(bench, PERSON)).not.toContain('customers')
  expect(await app.consents.mayMarket(bench.meridian, PERSON.email)).toBe(true)
  await run(200)
  // Codes, texts and unfinished checkouts have fixed ends of their own.
  await app.accounts.prune(after(1), ALL)
  await app.messages.prune(after(2), ALL)
  await app.store.db
    .updateTable('reservations')
    .set({ state: 'expired' })
    .where('state', '=', 'pending')
    .execute()
  await app.reservations.tidy(after(2), ALL)
  expect(await tablesWith(bench, PERSON)).toEqual([])
  expect(await app.people.export(PERSON.email)).toMatchObject({ leads: [], consentEvents: [], accounts: [] })
  const leads = await app.leads.list({})
  expect(leads.length).toBeGreaterThan(3)
  for (const { lead } of leads) expect(lead.route.steps.length).toBeGreaterThan(0)
  expect(
    await app.store.db.selectFrom('payments').select(['amount_cents', 'charge_id']).execute(),
  ).toContainEqual({
    amount_cents: 20_000,
    charge_id: null,
  })
})

test('the command shows what went by month, and what would go', async () => {
  const said: string[] = []
  const tell = (text: string) => void said.push(text)
  const io = { operator: 'ana', out: tell, err: tell }
  expect(await runCommand(bench.app, ['privacy', 'retention', '--site', 'meridian'], io)).toBe(0)
  expect(said.join('\n')).toMatch(/\d{4}-\d\d {2}site_meridian {2}accounts {2}1/)
  said.length = 0
  expect(await runCommand(bench.app, ['privacy', 'retention', '--dry-run', '--site', 'meridian'], io)).toBe(0)
  expect(said).toContain('meridian  enquiries  kept 2 years after you sent them  0 to go')
  said.length = 0
  expect(await runCommand(bench.app, ['privacy', 'inventory'], io)).toBe(0)
  expect(said.join('\n')).toContain('trade_ins and files in trade-in-photos')
  expect(await bench.app.retention.countRemoved()).toContainEqual({ state: 'competitions', count: 1 })
})
