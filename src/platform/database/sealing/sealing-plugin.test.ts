import { expressionBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerId, SiteId } from '#src/shared/domain/ids.ts'
import type { Database, Store, Tables } from '../database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { checkDataKeys, retireOtherKeys } from './data-key-check.ts'
import { toKeyring } from './data-keys.ts'
import { countOutdated, resealAll } from './reseal.ts'
import type { SealedColumns } from './sealed-columns.ts'
import { sealingPlugin } from './sealing-plugin.ts'
import { createVault } from './vault.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const COLUMNS: SealedColumns = {
  customers: {
    phone: { kind: 'text', isLookup: true },
    first_name: { kind: 'text', isLookup: false },
    email: { kind: 'text', isLookup: true },
  },
  sent_messages: { recipients: { kind: 'json', isLookup: false } },
}
const SITE = 'site_northside' as SiteId
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const keyringOf = (...keys: Buffer[]) => {
  const keyring = toKeyring(keys)
  if (!keyring) throw new Error('no key')
  return keyring
}
const sealing = (...keys: Buffer[]) => ({
  db: store.db,
  vault: createVault(keyringOf(...keys)),
  columns: COLUMNS,
})
function withKeys(...keys: Buffer[]): Database {
  const { vault, columns } = sealing(...keys)
  return store.db.withPlugin(sealingPlugin(vault, columns))
}
const aCustomer = (id: string, phone: string, first_name = 'Zelda') => ({
  id: id as CustomerId,
  site_id: SITE,
  phone,
  first_name,
  last_name: '',
  email: `${id}@example.com`,
  created_at: new Date(),
  updated_at: new Date(),
})
const stored = async () => JSON.stringify((await sql`select * from customers`.execute(store.db)).rows)

test('values are sealed when written, found by their content and read back unchanged; unique constraints still hold', async () => {
  const db = withKeys(NEW)
  await db.insertInto('customers').values(aCustomer('c1', '0412000001')).execute()
  expect(await stored()).not.toMatch(/0412000001|Zelda|c1@example/)
  for (const phones of [['0412000001'], ['0412000009', '0412000001']])
    expect(
      await db
        .selectFrom('customers as held')
        .select(['held.first_name', 'phone'])
        .where('held.phone', 'in', phones)
        .execute(),
    ).toEqual([{ first_name: 'Zelda', phone: '0412000001' }])
  expect(await db.selectFrom('customers').select('id').where('phone', '!=', '0412000001').execute()).toEqual(
    [],
  )
  await db
    .insertInto('customers')
    .values(aCustomer('c1b', '0412000001'))
    .onConflict((conflict) => conflict.columns(['site_id', 'phone']).doUpdateSet({ first_name: 'Yorick' }))
    .execute()
  const [held] = await db.selectFrom('customers').selectAll().execute()
  expect(held).toMatchObject({ id: 'c1', first_name: 'Yorick', email: 'c1@example.com' })
  await db
    .updateTable('customers')
    .set({ phone: null, first_name: 'erased:c1' })
    .where('id', '=', held?.id as CustomerId)
    .execute()
  expect(await stored()).toContain('erased:c1')
  const eb = expressionBuilder<Tables, 'customers'>()
  const counted = await sql<{ count: string }>`
    select count(*) filter (where ${eb('customers.email', '=', 'c1@example.com')}) as count from customers`.execute(
    db,
  )
  expect(Number(counted.rows[0]?.count)).toBe(1)
  await db.deleteFrom('customers').where('email', '=', 'c1@example.com').execute()
  expect(await stored()).toBe('[]')
})

test('a JSON column is sealed as one string and read back as the same document', async () => {
  const db = withKeys(NEW)
  const message = { sent_at: new Date(), sender: 's', subject: 'x', text_body: 't' }
  await db
    .insertInto('sent_messages')
    .values([
      { ...message, message_id: 'm1', recipients: JSON.stringify(['zelda@example.com']) },
      { ...message, message_id: 'm2', recipients: '[]', reply_to: 'r' },
    ])
    .execute()
  expect(JSON.stringify((await sql`select * from sent_messages`.execute(store.db)).rows)).not.toContain(
    'zelda@',
  )
  const rows = await db.selectFrom('sent_messages').select(['recipients', 'reply_to']).orderBy('id').execute()
  expect(rows).toEqual([
    { recipients: ['zelda@example.com'], reply_to: null },
    { recipients: [], reply_to: 'r' },
  ])
})

test('text typed to look sealed is sealed like any other and comes back as typed', async () => {
  const db = withKeys(NEW)
  const typed = createVault(keyringOf(OLD)).seal(
    { site: SITE, table: 'customers', column: 'first_name' },
    'x',
  )
  await db
    .insertInto('customers')
    .values(aCustomer('c2', '0412000002', typed))
    .execute()
  expect(await stored()).not.toContain(typed)
  expect(await db.selectFrom('customers').select('first_name').execute()).toEqual([{ first_name: typed }])
  await db.deleteFrom('customers').execute()
})

test('a value moved to another site’s row is not opened there', async () => {
  const db = withKeys(NEW)
  await db.insertInto('customers').values(aCustomer('c3', '0412000003')).execute()
  await sql`update customers set site_id = 'site_southside'`.execute(store.db)
  await expect(db.selectFrom('customers').select(['site_id', 'first_name']).execute()).rejects.toThrow(
    'another site',
  )
  await db.deleteFrom('customers').execute()
})

test('switched on over clear data, then given another key: everything is found and read throughout, none lost or left in clear', async () => {
  const clear = Array.from({ length: 130 }, (_, at) =>
    aCustomer(`d${at}`, `04${String(at).padStart(8, '0')}`),
  )
  clear[0] = { ...aCustomer('d0', '0400000000'), first_name: `fc1.deadbeef.a.b.c.${'x'.repeat(60)}` }
  await store.db.insertInto('customers').values(clear).execute()
  const find = (db: Database) =>
    db.selectFrom('customers').select(['id', 'first_name']).where('phone', '=', '0400000007').execute()
  const seen = [{ id: 'd7', first_name: 'Zelda' }]
  expect(await find(withKeys(OLD))).toEqual(seen)
  expect((await countOutdated(sealing(OLD))).customers).toEqual({ count: 130, isWhole: true })
  expect((await countOutdated(sealing(OLD), { rowsMax: 50 })).customers).toEqual({
    count: 50,
    isWhole: false,
  })
  await resealAll(sealing(OLD), () => {})
  expect((await countOutdated(sealing(OLD))).customers).toEqual({ count: 0, isWhole: true })
  expect(await stored()).not.toContain('Zelda')
  expect(await find(withKeys(OLD))).toEqual(seen)
  expect(await find(withKeys(NEW, OLD))).toEqual(seen)
  const batches: string[] = []
  await resealAll(sealing(NEW, OLD), (table, rows) => batches.push(`${table} ${rows}`))
  expect(batches).toEqual(expect.arrayContaining(['customers 25', 'customers 5']))
  expect(await find(withKeys(NEW))).toEqual(seen)
  const [typed] = await withKeys(NEW)
    .selectFrom('customers')
    .select('first_name')
    .where('id', '=', 'd0' as CustomerId)
    .execute()
  expect(typed?.first_name).toBe(clear[0]?.first_name)
})

test('a store sealed with a key that is not set is refused with the key’s name; the previous key may go once nothing needs it', async () => {
  await checkDataKeys(store.db, null)
  await checkDataKeys(store.db, keyringOf(OLD))
  await expect(checkDataKeys(store.db, null)).rejects.toThrow('FORECOURT_DATA_KEY is not set')
  await expect(checkDataKeys(store.db, keyringOf(NEW))).rejects.toThrow(keyringOf(OLD).current.id)
  await checkDataKeys(store.db, keyringOf(NEW, OLD))
  await retireOtherKeys(store.db, keyringOf(NEW, OLD))
  await checkDataKeys(store.db, keyringOf(NEW))
})
