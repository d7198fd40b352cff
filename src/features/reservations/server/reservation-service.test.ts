import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PersonSought, seekPerson } from '#src/features/leads/server/person/person-service.ts'
import { withoutCheckout } from '#src/features/sites/domain/finance/without-checkout.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { aForm, NOBODY, openReservationBench, type ReservationBench } from '../testing/reservation-bench.ts'

const HOUR = 3_600_000
let store: Store
let bench: ReservationBench
beforeAll(async () => {
  store = await openTestStore()
  bench = await openReservationBench(store)
})
afterAll(() => store.close())

type Vehicle = Awaited<ReturnType<ReservationBench['addVehicle']>>

async function begun(vehicle: Vehicle, body: object = {}): Promise<string> {
  const started = await bench.start(vehicle, body)
  if (!started.ok) throw new Error(started.error.code)
  return started.value.payUrl
}
async function held(vehicle: Vehicle, body: object = {}) {
  const payUrl = await begun(vehicle, body)
  await bench.payAt(payUrl)
  const link = await bench.link(payUrl)
  expect(await bench.reservations.show(bench.site, link)).toMatchObject({ status: 'held' })
  return { payUrl, link }
}
const statusOf = async (payUrl: string) =>
  (await bench.reservations.show(bench.site, await bench.link(payUrl)))?.status
const refused = async (vehicle: Vehicle, body: object = {}, at = bench.site) => {
  const started = await bench.start(vehicle, body, at)
  return started.ok ? null : started.error.code
}
const isReserved = async (vehicle: Vehicle) =>
  (await bench.vehicles.findBySlug(bench.site, vehicle.slug))?.isReserved
const leadsOf = async (vehicle: Vehicle) =>
  (await bench.leads.list({ limit: 100 }))
    .map(({ lead }) => lead)
    .filter((lead) => lead.vehicle?.id === vehicle.id)
const refundsOf = async (payUrl: string) =>
  Number((await bench.sandbox.show(bench.site.id, payUrl.split('/').at(-1) ?? ''))?.refunded_cents)

test('RSV-001, RSV-005, RSV-006: a paid deposit holds the vehicle for 48 hours on every site that lists it', async () => {
  const vehicle = await bench.addVehicle()
  const { link } = await held(vehicle)
  expect(await isReserved(vehicle)).toBe(true)
  expect(await refused(vehicle)).toBe('already_reserved')
  expect(await refused(vehicle, {}, bench.twin)).toBe('already_reserved')
  expect(await refused(vehicle, {}, bench.other)).toBe('unknown_vehicle')
  const view = await bench.reservations.show(bench.site, link)
  expect(view).toMatchObject({ holdHours: 48, depositText: '$200', payUrl: null })
  expect(view?.endsText).toMatch(/^Monday 23 November 2026 at 10:00am, Brisbane/)
})

test('the dealer gets the reservation as a lead with its deliveries, and the shopper one receipt', async () => {
  const vehicle = await bench.addVehicle()
  await held(vehicle, { message: 'Is the spare full size?', opt_in: 'true' })
  const [lead, ...more] = await leadsOf(vehicle)
  expect(more).toEqual([])
  expect(lead).toMatchObject({
    subcategory: 'Reserve Car Now',
    optIn: true,
    message: 'Is the spare full size?',
    reservation: {
      kind: 'reservation',
      outcome: 'held',
      depositText: '$200',
      endsBrief: 'Mon 23 Nov 10:00am',
    },
  })
  const shown = await bench.leads.show(lead?.reference ?? '')
  expect(shown?.deliveries.map(({ receiver }) => receiver.kind).sort()).toEqual(['mail', 'shopper_mail'])
  const own = lead?.reservation?.reference ?? ''
  expect((await bench.leads.show(own))?.lead.id).toBe(lead?.id)
  expect(shown?.consents.map(({ purpose }) => purpose).sort()).toEqual(['collection', 'marketing'])
})

test('RSV-002: a purchase is stored with the vehicle, the buyer and the choices', async () => {
  const vehicle = await bench.addVehicle()
  const body = aForm({ handover: 'pickup', pay_by: 'finance', trade_in: 'yes' })
  const input = {
    kind: 'purchase',
    vehicle: vehicle.slug,
    body,
    channel: 'web_script',
    visitor: NOBODY,
  } as const
  const started = await bench.reservations.start(bench.site, input)
  if (!started.ok) throw new Error(started.error.code)
  await bench.payAt(started.value.payUrl)
  expect(await statusOf(started.value.payUrl)).toBe('held')
  const [lead] = await leadsOf(vehicle)
  expect(lead?.person.email).toBe(body.email)
  expect(lead?.subcategory).toBe('Buy Online')
  expect(lead?.reservation?.facts).toContainEqual({ label: 'Has a trade-in', value: 'Yes' })
  const list = await bench.reservations.list({ siteId: bench.site.id, limit: 100 })
  const stored = list.find(({ reservation }) => reservation.vehicleId === vehicle.id)
  expect(stored?.reservation).toMatchObject({ kind: 'purchase', state: 'held' })
})

test('RSV-003, RSV-004: the server refuses what is not reservable, whatever the page showed', async () => {
  for (const changes of [{ isSold: true }, { status: 'coming_soon' }, { priceCents: null }] as const)
    expect(await refused(await bench.addVehicle(changes)), JSON.stringify(changes)).toBe('not_offered')
  expect(await refused(await bench.addVehicle({ isReserved: true }))).toBe('already_reserved')
  const vehicle = await bench.addVehicle()
  const { config } = bench.site
  const off = { ...bench.site, config: withoutCheckout(config) }
  expect(await refused(vehicle, {}, off)).toBe('not_offered')
  const none = { ...config.payments, gateway: 'none' as const }
  expect(await refused(vehicle, {}, { ...bench.site, config: { ...config, payments: none } })).toBe(
    'no_processor',
  )
  expect(await refused(vehicle, { accept_terms: '' })).toBe('invalid_fields')
  expect(await refused(vehicle, { company_website: 'http://spam.example' })).toBe('submit_failed')
  expect(await isReserved(vehicle)).toBe(false)
})

test('RSV-006: after 48 hours the vehicle is reservable at once, even before any job runs, and the money is refunded', async () => {
  const vehicle = await bench.addVehicle()
  const { payUrl } = await held(vehicle)
  bench.move(48 * HOUR - 1000)
  expect(await isReserved(vehicle)).toBe(true)
  bench.move(2000)
  expect(await isReserved(vehicle)).toBe(false)
  await bench.reservations.tick()
  expect(await statusOf(payUrl)).toBe('refunded')
  expect(await refundsOf(payUrl)).toBe(200_00)
  await held(vehicle)
  expect(await isReserved(vehicle)).toBe(true)
})

test('RSV-008: a shopper cancels by link: the vehicle is available and the whole deposit is refunded, once', async () => {
  const vehicle = await bench.addVehicle()
  const { payUrl, link } = await held(vehicle)
  await bench.reservations.cancelByLink(bench.site, { ...link, signature: 'x'.repeat(22) })
  await bench.reservations.cancelByLink(bench.twin, link)
  expect(await isReserved(vehicle)).toBe(true)
  await bench.reservations.cancelByLink(bench.site, link)
  await bench.reservations.cancelByLink(bench.site, link)
  expect(await isReserved(vehicle)).toBe(false)
  expect(await statusOf(payUrl)).toBe('refunding')
  await bench.reservations.tick()
  await bench.reservations.tick()
  expect(await statusOf(payUrl)).toBe('refunded')
  expect(await refundsOf(payUrl)).toBe(200_00)
  const [lead] = await leadsOf(vehicle)
  const kinds = (await bench.leads.show(lead?.reference ?? ''))?.deliveries.map(
    ({ receiver }) => receiver.kind,
  )
  expect(kinds?.sort()).toEqual(['cancel_mail', 'mail', 'shopper_mail', 'shopper_mail'])
})

test('ROUTE-044: a phone sees only its own open payments on this site, while they can be paid', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle, { phone: '0499 123 456' })
  const open = (site = bench.site, phone = '+61 499 123 456') =>
    bench.reservations.listOpenPayments(site, phone)
  expect(await open()).toMatchObject([{ amountCents: 200_00, href: payUrl }])
  expect(await open(bench.twin)).toEqual([])
  expect(await open(bench.site, '0499 123 457')).toEqual([])
  bench.move(16 * 60_000)
  expect(await open()).toEqual([])
})

test('a sale recorded by an operator keeps the deposit and blocks the vehicle until the feed says sold', async () => {
  const vehicle = await bench.addVehicle()
  const { link, payUrl } = await held(vehicle)
  const act = { reference: link.reference, action: 'complete' } as const
  expect(await bench.reservations.act(bench.other, act)).toBe(false)
  expect(await bench.reservations.act(bench.site, act)).toBe(true)
  expect(await bench.reservations.act(bench.site, act)).toBe(false)
  bench.move(72 * HOUR)
  await bench.reservations.tick()
  expect(await refundsOf(payUrl)).toBe(0)
  expect(await isReserved(vehicle)).toBe(true)
})

function who(text: string): PersonSought {
  const sought = seekPerson(text)
  if (!sought) throw new Error(`${text} names nobody`)
  return sought
}

test('a reservation’s person is read out and erased with the lead, while the payment stays in the books (APP 11.2, APP 12)', async () => {
  const vehicle = await bench.addVehicle()
  await held(vehicle)
  const [lead] = await leadsOf(vehicle)
  if (!lead) throw new Error('no lead')
  const { personRecords } = bench.reservations
  const sought = who(lead.person.email)
  expect(await personRecords.export([lead], sought)).toMatchObject([
    { vehicle_id: vehicle.id, payment: { state: 'paid' } },
  ])
  await store.db.transaction().execute((trx) => personRecords.erase(trx, [lead], sought))
  const [erased] = (await personRecords.export([lead], sought)) as {
    phone: string
    fields: object
  }[]
  expect(erased?.phone).toMatch(/^erased:/)
  expect(erased?.fields).toEqual({})
  await begun(await bench.addVehicle(), { phone: '0477 111 222', email: 'Una@example.com' })
  for (const text of ['+61 477 111 222', 'una@example.com'])
    expect(await personRecords.export([], who(text)), text).toHaveLength(1)
  expect(await personRecords.export([], who('+64 21 345 678'))).toEqual([])
})

test('an unpaid checkout is anonymised after a week, when the dealer already has it as a lead', async () => {
  const vehicle = await bench.addVehicle()
  await begun(vehicle, { phone: '0488000111' })
  bench.move(16 * 60_000)
  await bench.reservations.tick()
  expect((await leadsOf(vehicle)).map(({ subcategory }) => subcategory)).toEqual([
    'Reserve Car Now: unfinished',
  ])
  bench.move(8 * 24 * HOUR)
  expect(await bench.reservations.tidy(bench.clock.now(), 100)).toBeGreaterThan(0)
  const rows = await bench.reservations.list({ limit: 500, phone: '0488000111' })
  expect(rows).toEqual([])
})
