import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IRONBARK_SHOWROOM } from '#seed/sites/showroom/ironbark-motorcycles.ts'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { anEnquiry, aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { spinToWin } from '../domain/spin-schema.ts'
import type { SpinToWin } from '../domain/spin-schema.ts'
import { createSpinService } from './spin-service.ts'

const SPIN = spinToWin.parse(IRONBARK_SHOWROOM.spinToWin)
let store: Store
let nowMs = Date.parse('2026-11-21T02:00:00Z')
let counter = 0

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const clock = { now: () => nowMs }
const site = (slug = 'north', spin: SpinToWin | null = SPIN) => aSite(slug, { spinToWin: spin })
function services() {
  const leads = createLeadService({ store, clock, findVehicle: async () => null })
  const signer = { hash: async (text: string) => createHmac('sha256', 'key').update(text).digest('hex') }
  return { leads, spins: createSpinService({ store, clock, signer, leads }) }
}
function someone(over: object = {}) {
  counter += 1
  const phone = `0411${String(counter).padStart(6, '0')}`
  const entry = anEnquiry({
    name: `Entrant ${counter}`,
    email: `spin${counter}@example.com`,
    phone,
    postcode: '2000',
    accept_terms: 'yes',
    ...over,
  })
  const provenPhone = String(entry.fields.phone)
  return { ...entry, visitor: { address: '203.0.113.7', device: null, provenPhone } }
}

test('PAGE-046: a spin gives a result, stores it with a lead that states it, and finds it again by reference', async () => {
  const { leads, spins } = services()
  const spun = await spins.spin(site(), someone())
  if (!spun.ok) throw new Error(spun.error.message)
  const { prize, index, reference } = spun.value
  expect(SPIN.prizes[index]).toEqual(prize)
  const lead = (await leads.show(reference))?.lead
  expect(lead?.subcategory).toBe(`Spin to win: ${prize.label}`)
  expect(lead?.message).toContain(prize.label)
  expect(lead?.optIn).toBe(false)
  expect(await spins.findResult(site(), reference)).toEqual(spun.value)
  expect(await spins.findResult(site('south'), reference)).toBeNull()
})

test('one spin per proved phone: the same form gives the same result, another form with that phone is refused', async () => {
  const { spins } = services()
  const entrant = someone()
  const first = await spins.spin(site(), entrant)
  expect(await spins.spin(site(), entrant)).toEqual(first)
  const other = someone({ phone: entrant.fields.phone })
  expect(await spins.spin(site(), other)).toMatchObject({ ok: false, error: { status: 409 } })
  expect((await spins.spin(site('south'), entrant)).ok).toBe(true)
})

test('a spin needs the entrant’s own phone proved, and a form from another state uses up none', async () => {
  const { spins } = services()
  const entrant = someone()
  const { visitor } = entrant
  for (const other of [
    { ...visitor, provenPhone: null },
    { ...visitor, provenPhone: '0499999999' },
  ])
    expect(await spins.spin(site(), { ...entrant, visitor: other })).toMatchObject({
      ok: false,
      error: { status: 403, isCodeNeeded: true },
    })
  for (const postcode of ['3000', ''])
    expect(await spins.spin(site(), { ...entrant, fields: { ...entrant.fields, postcode } })).toMatchObject({
      error: { fields: [{ field: 'postcode' }] },
    })
  expect((await spins.spin(site(), entrant)).ok).toBe(true)
  const texts = someone()
  const worked = { ...texts.visitor, provenPhone: null, hasWorked: true }
  expect((await spins.spin(site(), { ...texts, visitor: worked })).ok).toBe(true)
})

test('whether somebody has spun is told to nobody who has not proved their phone', async () => {
  const { spins } = services()
  const entrant = someone()
  await spins.spin(site(), entrant)
  const nosy = someone({ phone: entrant.fields.phone })
  const unproved = { ...nosy, visitor: { ...nosy.visitor, provenPhone: null } }
  expect(await spins.spin(site(), unproved)).toMatchObject({ error: { status: 403, isCodeNeeded: true } })
})

test('a stranger who types a person’s mail address takes no spin from them', async () => {
  const { spins } = services()
  const entrant = someone()
  await spins.spin(site(), someone({ email: entrant.fields.email }))
  expect((await spins.spin(site(), entrant)).ok).toBe(true)
})

test('a stored spin does not tell the phone to whoever tries them all without the key', async () => {
  const { spins } = services()
  const entrant = someone()
  await spins.spin(site(), entrant)
  const unkeyed = createHash('sha256').update(String(entrant.fields.phone)).digest('hex')
  const rows = await store.db.selectFrom('competition_entries').select('phone_hash').execute()
  expect(rows.some(({ phone_hash }) => phone_hash === unkeyed)).toBe(false)
})

test('concurrent spins never win more of a prize than there are', async () => {
  const { spins } = services()
  const prizes = [
    { id: 'one', label: 'One', detail: 'Only one', weight: 1000, quantity: 1, isWin: true },
    { id: 'none', label: 'None', detail: 'None', weight: 1, quantity: null, isWin: false },
  ]
  const crowded = site('crowd', { ...SPIN, id: 'crowd', prizes })
  const all = await Promise.all(Array.from({ length: 12 }, () => spins.spin(crowded, someone())))
  expect(all.filter((each) => each.ok && each.value.prize.id === 'one')).toHaveLength(1)
  expect(all.every((each) => each.ok)).toBe(true)
})

test('a form that is invalid, lacks the terms, falls outside the dates or has no wheel uses up no spin', async () => {
  const { spins } = services()
  const entrant = someone()
  const { accept_terms: _terms, ...unread } = entrant.fields
  const refused = async (input: typeof entrant, at = site()) => {
    const spun = await spins.spin(at, input)
    return spun.ok ? null : spun.error
  }
  expect((await refused({ ...entrant, fields: { ...entrant.fields, email: 'x' } }))?.fields[0]?.field).toBe(
    'email',
  )
  expect((await refused({ ...entrant, fields: unread }))?.status).toBe(422)
  expect((await refused(entrant, site('north', null)))?.status).toBe(409)
  nowMs = Date.parse('2028-03-01T00:00:00Z')
  expect((await refused(entrant))?.status).toBe(409)
  nowMs = Date.parse('2026-11-21T02:00:00Z')
  expect((await spins.spin(site(), entrant)).ok).toBe(true)
})

test('a spin is read out and erased with its lead, and the prize stays drawn (APP 11.2, APP 12)', async () => {
  const { leads, spins } = services()
  const spun = await spins.spin(site(), someone())
  const lead = spun.ok ? (await leads.show(spun.value.reference))?.lead : undefined
  if (!spun.ok || !lead) throw new Error('no spin')
  const who = { by: 'email', key: lead.person.email, siteId: null } as const
  const held = await spins.personRecords.export([lead], who)
  expect(held).toMatchObject([{ prize_id: spun.value.prize.id }])
  await store.db.transaction().execute((transaction) => spins.personRecords.erase(transaction, [lead], who))
  expect(await spins.personRecords.export([lead], who)).toEqual([])
  expect(await spins.findResult(site(), spun.value.reference)).toBeNull()
  const rows = await store.db.selectFrom('competition_entries').selectAll().execute()
  const [erased] = rows.filter(({ phone_hash }) => phone_hash.startsWith('erased:'))
  expect(erased).toMatchObject({ prize_id: spun.value.prize.id, lead_reference: null })
})
