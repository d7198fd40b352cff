import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SessionState } from '#src/features/payments/domain/payment.ts'
import type { PaymentGateway } from '#src/features/payments/server/gateway/payment-gateway.ts'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { openReservationBench, type ReservationBench, sessionOf } from '../testing/reservation-bench.ts'

const MINUTE = 60_000
let store: Store
let bench: ReservationBench
beforeAll(async () => {
  store = await openTestStore()
  bench = await openReservationBench(store)
})
afterEach(() => bench.setGateway((gateway) => gateway))
afterAll(() => store.close())

type Vehicle = Awaited<ReturnType<ReservationBench['addVehicle']>>
async function begun(vehicle: Vehicle, body: object = {}): Promise<string> {
  const started = await bench.start(vehicle, body)
  if (!started.ok) throw new Error(started.error.code)
  return started.value.payUrl
}
const show = async (payUrl: string) => bench.reservations.show(bench.site, await bench.link(payUrl))
const webhook = (payUrl: string, at = bench.site) => bench.webhook(bench.reservations, payUrl, at)
const session = async (payUrl: string) => bench.sandbox.show(bench.site.id, sessionOf(payUrl))
const heldOf = async (vehicle: Vehicle) =>
  (await bench.reservations.list({ states: ['held'], limit: 500 })).filter(
    ({ reservation }) => reservation.vehicleId === vehicle.id,
  )
const outcomesOf = async (vehicle: Vehicle) =>
  (await bench.leads.list({ limit: 500 }))
    .filter(({ lead }) => lead.vehicle?.id === vehicle.id)
    .map(({ lead }) => lead.reservation?.outcome)
    .sort()

test('RSV-005: of many shoppers at the same moment exactly one gets to the payment page', async () => {
  const vehicle = await bench.addVehicle()
  const all = await Promise.all(Array.from({ length: 20 }, () => bench.start(vehicle)))
  expect(all.filter((each) => each.ok)).toHaveLength(1)
  for (const each of all) if (!each.ok) expect(each.error.code).toBe('being_paid')
})

test('one form pressed many times is one reservation with one payment page', async () => {
  for (let round = 0; round < 5; round += 1) {
    const vehicle = await bench.addVehicle()
    const phone = `041122233${round}`
    const body = {
      name: 'Jo',
      phone,
      email: `jo${round}@example.com`,
      idempotency_key: `${round}`.repeat(20),
    }
    const press = async (after: number) => {
      await new Promise((resume) => setTimeout(resume, after * round))
      return bench.start(vehicle, body)
    }
    const all = await Promise.all(Array.from({ length: 8 }, (_, after) => press(after)))
    const pages = new Set(all.map((each) => (each.ok ? each.value.payUrl : each.error.code)))
    expect([...pages]).toEqual([expect.stringContaining('/')])
    expect(await bench.reservations.list({ phone, limit: 50 })).toHaveLength(1)
  }
})

test('webhook before redirect, redirect before webhook, and a hundred of both at once make one hold, one lead', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  await bench.payAt(payUrl)
  const calls = Array.from({ length: 100 }, (_, index) => (index % 2 ? webhook(payUrl) : show(payUrl)))
  await Promise.all(calls)
  expect(await heldOf(vehicle)).toHaveLength(1)
  expect(await outcomesOf(vehicle)).toEqual(['held'])
  expect((await session(payUrl))?.refunded_cents).toBe(0)
})

test('a webhook replayed long after changes nothing: not the end of the hold, not the money', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  await bench.payAt(payUrl)
  await webhook(payUrl)
  const before = await show(payUrl)
  bench.move(60 * MINUTE)
  await webhook(payUrl)
  expect(await show(payUrl)).toEqual(before)
  await bench.reservations.cancelByLink(bench.site, await bench.link(payUrl))
  await webhook(payUrl)
  await bench.reservations.tick()
  await webhook(payUrl)
  expect(await show(payUrl)).toMatchObject({ status: 'refunded' })
  expect(await heldOf(vehicle)).toEqual([])
})

test('money that comes after the short hold still holds a vehicle that is free', async () => {
  const vehicle = await bench.addVehicle()
  let isLate = true
  bench.setGateway((gateway) => ({
    ...gateway,
    closeSession: async (id) =>
      isLate ? fail({ isForGood: false, reason: 'away' }) : gateway.closeSession(id),
  }))
  const payUrl = await begun(vehicle)
  await bench.payAt(payUrl)
  bench.move(16 * MINUTE)
  await bench.reservations.tick()
  isLate = false
  await webhook(payUrl)
  expect(await show(payUrl)).toMatchObject({ status: 'held' })
  expect(await heldOf(vehicle)).toHaveLength(1)
})

test('money that comes when somebody else has the vehicle goes back whole, and the dealer hears of both', async () => {
  const vehicle = await bench.addVehicle()
  bench.setGateway((gateway) => ({
    ...gateway,
    closeSession: async () => fail({ isForGood: false, reason: 'away' }),
  }))
  const late = await begun(vehicle)
  await bench.payAt(late)
  bench.move(16 * MINUTE)
  const second = await begun(vehicle)
  await bench.payAt(second)
  await Promise.all([webhook(second), webhook(late), show(late), show(second)])
  bench.setGateway((gateway) => gateway)
  await bench.reservations.tick()
  expect(await heldOf(vehicle)).toHaveLength(1)
  expect(await show(second)).toMatchObject({ status: 'held' })
  expect(await show(late)).toMatchObject({ status: 'refunded' })
  expect((await session(late))?.refunded_cents).toBe(200_00)
  expect(await outcomesOf(vehicle)).toEqual(['held', 'refunded', 'unfinished'])
})

test('a vehicle sold by the feed while somebody pays is not held: the money goes back', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  const sold = { ...vehicle, isSold: true, status: 'sold' as const }
  await store.db.transaction().execute((trx) => bench.vehicles.upsertBatch(trx, [sold]))
  await bench.payAt(payUrl)
  await webhook(payUrl)
  expect(await show(payUrl)).toMatchObject({ status: 'refunding' })
})

test('a wrong amount or currency is never a deposit: what was taken goes back', async () => {
  await bench.reservations.tick()
  const wrong: Partial<Extract<SessionState, { state: 'paid' }>>[] = [
    { amountCents: 1_00 },
    { amountCents: 200_01 },
    { currency: 'usd' },
  ]
  for (const over of wrong) {
    const vehicle = await bench.addVehicle()
    const asked: number[] = []
    bench.setGateway((gateway) => ({
      ...gateway,
      findSession: async (id) => {
        const found = await gateway.findSession(id)
        return found.ok && found.value.state === 'paid' ? ok({ ...found.value, ...over }) : found
      },
      refund: (charge) => {
        asked.push(charge.amountCents)
        return gateway.refund(charge)
      },
    }))
    const payUrl = await begun(vehicle)
    await bench.payAt(payUrl)
    expect((await show(payUrl))?.status, JSON.stringify(over)).toBe('refunding')
    await bench.reservations.tick()
    expect(asked).toEqual([over.amountCents ?? 200_00])
    expect(await heldOf(vehicle)).toEqual([])
  }
})

test('killed between payment and record: the loop finds the money by itself and holds the vehicle', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  await bench.payAt(payUrl)
  bench.move(2 * MINUTE)
  await bench.reservations.tick()
  expect(await heldOf(vehicle)).toHaveLength(1)
})

test('killed before the page’s address was kept: news of it by our own id still finds the payment', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  await store.db
    .updateTable('payments')
    .set({ session_id: null, url: null })
    .where('session_id', '=', sessionOf(payUrl))
    .execute()
  const paymentId = (await session(payUrl))?.payment_id ?? ''
  bench.setGateway((gateway) => ({
    ...gateway,
    readWebhook: async () => ok({ sessionId: sessionOf(payUrl), paymentId }),
  }))
  await bench.payAt(payUrl)
  await webhook(payUrl)
  expect(await heldOf(vehicle)).toHaveLength(1)
})

test('a gateway that is away at the start costs nobody the vehicle; a refund is tried until it went through', async () => {
  const vehicle = await bench.addVehicle()
  const away = async () => fail({ isForGood: false, reason: 'away' })
  bench.setGateway((gateway) => ({ ...gateway, openSession: away }))
  expect(await bench.start(vehicle)).toMatchObject({ ok: false, error: { code: 'gateway_away' } })
  bench.setGateway((gateway) => gateway)
  const payUrl = await begun(vehicle)
  await bench.payAt(payUrl)
  await webhook(payUrl)
  bench.setGateway((gateway) => ({ ...gateway, refund: away }))
  await bench.reservations.cancelByLink(bench.site, await bench.link(payUrl))
  await bench.reservations.tick()
  expect((await show(payUrl))?.status).toBe('refunding')
  bench.setGateway((gateway) => gateway)
  bench.move(MINUTE)
  await bench.reservations.tick()
  expect((await show(payUrl))?.status).toBe('refunded')
})

test('hostile news does nothing: no signature, an old one, another site’s page, another gateway', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  await bench.payAt(payUrl)
  const { body, signature } = await bench.sandbox.writeWebhook(sessionOf(payUrl))
  const send = (over: object, at = bench.site) =>
    bench.reservations.receiveWebhook(at, { gateway: 'sandbox', body, signature, ...over })
  expect(await send({ signature: '' })).toEqual({ ok: false, error: 'bad_signature' })
  expect(await send({ body: body.replace('sbx', 'sby') })).toEqual({ ok: false, error: 'bad_signature' })
  expect(await send({ gateway: 'stripe' })).toEqual({ ok: false, error: 'no_gateway' })
  expect(await send({}, bench.other)).toEqual({ ok: true })
  expect(await send({}, bench.twin)).toEqual({ ok: true })
  bench.move(6 * MINUTE)
  expect(await send({})).toEqual({ ok: false, error: 'stale' })
  expect(await heldOf(vehicle)).toEqual([])
})

type Step = 'pay' | 'webhook' | 'show' | 'tick' | 'cancel' | 'minutes' | 'days' | 'rival'
const STEPS: Step[] = ['pay', 'webhook', 'show', 'tick', 'cancel', 'minutes', 'days', 'rival']

test('in whatever order things happen, paid money in the end holds the vehicle or is back, and never two hold one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 9 }), async (steps) => {
      const vehicle = await bench.addVehicle()
      const pages = [await begun(vehicle)]
      const mine = pages[0] as string
      const doing: Record<Step, () => Promise<unknown>> = {
        pay: () => bench.payAt(mine),
        webhook: () => webhook(mine),
        show: () => show(mine),
        tick: () => bench.reservations.tick(),
        cancel: async () => bench.reservations.cancelByLink(bench.site, await bench.link(mine)),
        minutes: async () => bench.move(16 * MINUTE),
        days: async () => bench.move(49 * 60 * MINUTE),
        rival: async () => {
          const started = await bench.start(vehicle)
          if (started.ok) pages.push(started.value.payUrl)
          if (started.ok) await bench.payAt(started.value.payUrl)
        },
      }
      for (const step of steps) {
        await doing[step]()
        expect((await heldOf(vehicle)).length).toBeLessThanOrEqual(1)
      }
      // Time passes and the loop runs: everything comes to its end
      for (let round = 0; round < 3; round++) {
        bench.move(2 * MINUTE)
        await bench.reservations.tick()
      }
      for (const page of pages) {
        const [row, view] = [await session(page), await show(page)]
        if (row?.state !== 'paid') continue
        const isHeld = view?.status === 'held'
        expect([isHeld, Number(row.refunded_cents)], steps.join(' ')).toEqual([isHeld, isHeld ? 0 : 200_00])
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('a gateway’s own hands are never believed about money: the page is asked', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  await webhook(payUrl)
  expect(await heldOf(vehicle)).toEqual([])
  expect((await show(payUrl))?.status).toBe('checking')
  const silent: Partial<PaymentGateway> = {
    findSession: async () => fail({ isForGood: false, reason: 'away' }),
  }
  bench.setGateway((gateway) => ({ ...gateway, ...silent }))
  await bench.payAt(payUrl)
  expect((await show(payUrl))?.status).toBe('checking')
})

const holdsOf = async (vehicles: readonly Vehicle[], visitorOf: (at: number) => object) =>
  Promise.all(
    vehicles.map(async (vehicle, at) => {
      const started = await bench.start(vehicle, {}, bench.site, visitorOf(at))
      return started.ok ? 'held' : started.error.code
    }),
  )
const addVehicles = (count: number) => Promise.all(Array.from({ length: count }, () => bench.addVehicle()))

test('60 vehicles pressed at once from 60 addresses of one IPv6 /64 are three holds; a shopper elsewhere is served', async () => {
  const vehicles = await addVehicles(60)
  const codes = await holdsOf(vehicles, (at) => ({ address: `2001:db8:1:2::${at.toString(16)}` }))
  expect(codes.filter((code) => code === 'held')).toHaveLength(3)
  expect(codes.filter((code) => code === 'code_needed')).toHaveLength(57)
  const free = vehicles[codes.indexOf('code_needed')] as Vehicle
  expect((await bench.start(free)).ok).toBe(true)
})

test('a proved phone goes on from a network that holds much, until ten; a /48 is counted too', async () => {
  const vehicles = await addVehicles(14)
  const codes = []
  for (const [at, vehicle] of vehicles.entries()) {
    const phone = `04770000${String(at).padStart(2, '0')}`
    const who = { address: '198.51.100.7', provenPhone: phone }
    const started = await bench.start(vehicle, { phone }, bench.site, who)
    codes.push(started.ok ? 'held' : started.error.code)
  }
  expect(codes).toEqual([...Array(10).fill('held'), ...Array(4).fill('too_many_holds')])
  const wide = await holdsOf(await addVehicles(16), (at) => ({ address: `2001:db8:77:${at}::1` }))
  expect(wide.filter((code) => code === 'held')).toHaveLength(12)
})

test('50 presses with one phone, one mail or one device from everywhere are two holds, and another process counts them too', async () => {
  const from = (at: number) => `203.0.113.${at}`
  for (const same of [{ phone: '0488111222' }, { email: 'one@example.com' }, {}]) {
    const device = Object.keys(same).length === 0 ? 'd'.repeat(22) : null
    const second = await openReservationBench(store)
    const codes = await Promise.all(
      (await addVehicles(50)).map(async (vehicle, at) => {
        const by = at % 2 ? second : bench
        const started = await by.start(vehicle, same, bench.site, { address: from(at), device })
        return started.ok ? 'held' : started.error.code
      }),
    )
    expect(codes.filter((code) => code === 'held')).toHaveLength(2)
    expect(codes.filter((code) => code === 'too_many_holds')).toHaveLength(48)
  }
})

test('an unpaid hold gives way after five minutes: its page is shut first, and nobody pays for what another gets', async () => {
  const vehicle = await bench.addVehicle()
  const idle = await begun(vehicle)
  bench.move(4 * MINUTE)
  expect(await bench.start(vehicle)).toMatchObject({ ok: false, error: { code: 'being_paid' } })
  bench.move(MINUTE)
  bench.setGateway((gateway) => ({
    ...gateway,
    closeSession: async () => fail({ isForGood: false, reason: 'away' }),
  }))
  expect(await bench.start(vehicle)).toMatchObject({ ok: false, error: { code: 'being_paid' } })
  bench.setGateway((gateway) => gateway)
  const second = await begun(vehicle)
  expect((await session(idle))?.state).toBe('expired')
  await bench.payAt(second)
  await webhook(second)
  expect(await heldOf(vehicle)).toHaveLength(1)
})

test('an unpaid hold that was paid at the last moment does not give way', async () => {
  const vehicle = await bench.addVehicle()
  const first = await begun(vehicle)
  await bench.payAt(first)
  bench.move(6 * MINUTE)
  expect((await bench.start(vehicle)).ok).toBe(false)
  expect(await show(first)).toMatchObject({ status: 'held' })
})

test('whoever types a shopper’s phone from elsewhere neither ends their checkout nor learns of it', async () => {
  const vehicle = await bench.addVehicle()
  const phone = '0499123123'
  const own = await begun(vehicle, { phone })
  const stranger = await bench.start(vehicle, { phone }, bench.site, { address: '192.0.2.66' })
  expect(stranger).toMatchObject({ ok: false, error: { code: 'being_paid' } })
  expect((await session(own))?.state).toBe('open')
  await bench.payAt(own)
  await webhook(own)
  const later = await bench.start(vehicle, { phone }, bench.site, { address: '192.0.2.66' })
  expect(later).toMatchObject({ ok: false, error: { code: 'already_reserved' } })
})

test('the same device takes its own checkout over from another network, and so does the proved phone; a device alone does not', async () => {
  const vehicle = await bench.addVehicle()
  const phone = '0499123124'
  const device = 'e'.repeat(22)
  const from = (address: string, more: object = {}) =>
    bench.start(vehicle, { phone }, bench.site, { address, ...more })
  const first = await from('192.0.2.70', { device })
  const second = await from('198.51.100.70', { device })
  expect([first.ok, second.ok]).toEqual([true, true])
  expect(await from('198.51.100.71', { device: 'f'.repeat(22) })).toMatchObject({
    error: { code: 'being_paid' },
  })
  const third = await from('198.51.100.72', { provenPhone: phone })
  expect(third.ok).toBe(true)
  const sameDevice = { address: '198.51.100.73', device }
  expect(await bench.start(vehicle, { phone: '0499123125' }, bench.site, sameDevice)).toMatchObject({
    error: { code: 'being_paid' },
  })
})
