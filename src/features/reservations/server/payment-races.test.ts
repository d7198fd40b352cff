import { expect, test } from 'vitest'
import type { SessionState } from '#src/features/payments/domain/payment.ts'
import type { TestGateway } from '#src/features/payments/testing/sandbox.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { sessionOf } from '../testing/reservation-bench.ts'
import { openReservationRaces } from '../testing/reservation-races.ts'

const MINUTE = 60_000
const { bench, store, begun, show, webhook, session, heldOf } = await openReservationRaces()

test('a wrong amount or currency never counts as a deposit and is refunded', async () => {
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

test('after a crash between payment and record, the loop finds the money and holds the vehicle', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  await bench.payAt(payUrl)
  bench.move(2 * MINUTE)
  await bench.reservations.tick()
  expect(await heldOf(vehicle)).toHaveLength(1)
})

test('after a crash before the page’s id was stored, a webhook with our own id still finds the payment', async () => {
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

test('a gateway that is down at the start blocks no vehicle, and a refund is retried until it succeeds', async () => {
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

test('hostile webhooks have no effect: no signature, an old one, another site’s page, another gateway', async () => {
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

test('a webhook’s claims about money are never trusted, and the gateway is asked instead', async () => {
  const vehicle = await bench.addVehicle()
  const payUrl = await begun(vehicle)
  await webhook(payUrl)
  expect(await heldOf(vehicle)).toEqual([])
  expect((await show(payUrl))?.status).toBe('checking')
  const silent: Partial<TestGateway> = {
    findSession: async () => fail({ isForGood: false, reason: 'away' }),
  }
  bench.setGateway((gateway) => ({ ...gateway, ...silent }))
  await bench.payAt(payUrl)
  expect((await show(payUrl))?.status).toBe('checking')
})
