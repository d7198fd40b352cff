import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fail } from '#src/shared/domain/result.ts'
import { openReservationRaces } from '../testing/reservation-races.ts'

const MINUTE = 60_000
const { bench, store, begun, show, webhook, session, heldOf, outcomesOf } = await openReservationRaces()

test('RSV-005: of many simultaneous shoppers exactly one reaches the payment page', async () => {
  const vehicle = await bench.addVehicle()
  const all = await Promise.all(Array.from({ length: 20 }, () => bench.start(vehicle)))
  expect(all.filter((each) => each.ok)).toHaveLength(1)
  for (const each of all) if (!each.ok) expect(each.error.code).toBe('being_paid')
})

test('pressing one form many times gives one reservation with one payment page', async () => {
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

test('webhook before redirect, redirect before webhook, and a hundred of both at once give one hold and one lead', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  await bench.payAt(payUrl)
  const calls = Array.from({ length: 100 }, (_, index) => (index % 2 ? webhook(payUrl) : show(payUrl)))
  await Promise.all(calls)
  expect(await heldOf(vehicle)).toHaveLength(1)
  expect(await outcomesOf(vehicle)).toEqual(['held'])
  expect((await session(payUrl))?.refunded_cents).toBe(0)
})

test('a webhook replayed much later changes neither the end of the hold nor the money', async () => {
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

test('money that arrives after the short hold still holds an available vehicle', async () => {
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

test('money that arrives when someone else has the vehicle is fully refunded, and the dealer hears of both', async () => {
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

test('a vehicle sold by the feed during payment is not held, and the money is refunded', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  const sold = { ...vehicle, isSold: true, status: 'sold' as const }
  await store.db.transaction().execute((trx) => bench.vehicles.upsertBatch(trx, [sold]))
  await bench.payAt(payUrl)
  await webhook(payUrl)
  expect(await show(payUrl)).toMatchObject({ status: 'refunding' })
})

type Step = 'pay' | 'webhook' | 'show' | 'tick' | 'cancel' | 'minutes' | 'days' | 'rival'
const STEPS: Step[] = ['pay', 'webhook', 'show', 'tick', 'cancel', 'minutes', 'days', 'rival']

test('in any order of events, paid money ends up holding the vehicle or refunded, and no two hold one vehicle', async () => {
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
      // Time passes and the loop runs until everything is finished
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

test('an unpaid hold yields after five minutes: its page is closed first, so nobody pays for a vehicle another shopper gets', async () => {
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

test('an unpaid hold that is paid at the last moment does not yield', async () => {
  const vehicle = await bench.addVehicle()
  const first = await begun(vehicle)
  await bench.payAt(first)
  bench.move(6 * MINUTE)
  expect((await bench.start(vehicle)).ok).toBe(false)
  expect(await show(first)).toMatchObject({ status: 'held' })
})
