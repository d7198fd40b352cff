import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { aShopperBench, anOpenSite, linkIn } from '#src/features/leads/testing/shopper-bench.ts'
import type { PersonRecords } from '../person/person-service.ts'

const others: PersonRecords & { erased: string[] } = {
  name: 'offers',
  erased: [],
  export: async (leads) => leads.map(({ id }) => ({ offerOf: id })),
  erase: async (_transaction, leads) => void others.erased.push(...leads.map(({ id }) => id)),
}
let store: Store
let desk: ReturnType<typeof aShopperBench>
const site = anOpenSite('northside')

beforeAll(async () => {
  store = await openTestStore()
  desk = aShopperBench(store, site, [others])
})
afterAll(() => store.close())

test('a shopper gets a receipt with the reference, none of their text, and the unsubscribe header (LEAD-012, RFC 8058)', async () => {
  const { reference, leadId } = await desk.send({
    email: 'rec@example.com',
    phone: '0400100001',
    message: 'My words',
  })
  const [mail] = await desk.mailsTo('rec@example.com')
  expect(mail?.text).toContain(reference)
  expect(`${mail?.text}${mail?.html}`).not.toContain('My words')
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/northside\.example\/consent\/\w{4}-\w{4}\/[\w-]{29}$/)
  expect((await desk.leads.show(leadId))?.deliveries.map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
  ])
  expect((await desk.leads.receipt(site, reference))?.isDelivered).toBe(true)
})

test('receipts cannot flood a mailbox: three a day, and none for a suspect', async () => {
  for (let turn = 0; turn < 5; turn++) {
    await desk.send({ email: 'flood@example.com', phone: `04001001${10 + turn}`, message: `Turn ${turn}` })
  }
  expect(await desk.mailsTo('flood@example.com')).toHaveLength(3)
  await desk.send({ email: 'sus@example.com', phone: '0400100120', name: 'Visit http://pills.example' })
  expect(await desk.mailsTo('sus@example.com')).toHaveLength(0)
})

test('a person is read out and erased completely, leaving only an anonymous record that it happened (APP 11.2, APP 12)', async () => {
  const who = { email: 'Gone@example.com', phone: '0400100006', name: 'Gustav Gone', postcode: '4123' }
  const { leadId, reference } = await desk.send({
    ...who,
    message: 'Secret words',
    form: 'test_drive',
    dateTime: '2026-11-25T11:00',
  })
  const link = linkIn((await desk.mailsTo(who.email))[0], 'consent')
  const held = await desk.people.export('gone@EXAMPLE.com')
  expect(held).toMatchObject({
    leads: [{ id: leadId }],
    bookings: [{ leadId }],
    offers: [{ offerOf: leadId }],
  })
  expect(held?.messages).toHaveLength(2)
  expect((await desk.people.export('+61 400 100 006'))?.leads).toHaveLength(1)
  expect(await desk.people.export('nobody')).toBeNull()
  expect((await desk.people.export('0064 (21) 345 678'))?.leads).toEqual([])
  expect(await desk.people.erase('0400 100 006')).toEqual({ leads: 1, messages: 2, bookings: 1 })
  expect(others.erased).toContain(leadId)
  for (const table of [
    'leads',
    'lead_deliveries',
    'lead_consents',
    'sent_messages',
    'test_drive_bookings',
    'person_erasures',
    'consent_events',
  ] as const) {
    const rows = JSON.stringify(await store.db.selectFrom(table).selectAll().execute())
    for (const trace of ['Gustav', 'gone@example.com', 'Gone@example.com', '0400100006', 'Secret words'])
      expect(rows.includes(trace), `${table} ${trace}`).toBe(false)
  }
  expect((await desk.leads.show(leadId))?.lead).toMatchObject({ reference, category: 'Test Drive' })
  expect((await desk.people.export('gone@example.com'))?.leads).toHaveLength(0)
  expect(await desk.consents.stateOf(site, link)).toBe('revoked')
  expect(await store.db.selectFrom('person_erasures').select('leads').execute()).toEqual([{ leads: 1 }])
})
