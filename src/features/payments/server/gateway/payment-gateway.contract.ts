import { expect, test } from 'vitest'
import { CURRENCY } from '#src/features/payments/domain/payment.ts'
import type { PaymentGateway, SessionOrder } from './payment-gateway.ts'

/** A gateway plus what shoppers do on its page and its signed webhooks. */
export type GatewayBench = {
  gateway: PaymentGateway
  nowMs: () => number
  pay(sessionId: string): Promise<void>
  webhook(sessionId: string, nowMs?: number): Promise<{ body: string; signature: string }>
  /** How many refunds a page has had. */
  refunds(sessionId: string): Promise<number>
}

let counter = 0
export function anOrder(over: Partial<SessionOrder> = {}): SessionOrder {
  counter += 1
  return {
    paymentId: `pay_${String(counter).padStart(8, '0')}`,
    siteId: 'site_north' as SessionOrder['siteId'],
    amountCents: 200_00,
    currency: CURRENCY,
    description: 'Deposit',
    email: 'jo@example.com',
    returnUrl: 'https://north.example/reservation/A/B',
    leaveUrl: 'https://north.example/reservation/A/B?left=1',
    closesAtMs: Date.parse('2026-11-21T00:15:00Z'),
    ...over,
  }
}

export function paymentGatewayContract(name: string, makeBench: () => Promise<GatewayBench>): void {
  const opened = async (bench: GatewayBench, order = anOrder()) => {
    const page = await bench.gateway.openSession(order)
    if (!page.ok) throw new Error(page.error.reason)
    return { order, ...page.value }
  }

  test(`${name}: an order has one page, however often it is opened`, async () => {
    const bench = await makeBench()
    const first = await opened(bench)
    const again = await opened(bench, first.order)
    expect(again).toEqual(first)
    expect(await bench.gateway.findSession(first.sessionId)).toEqual({ ok: true, value: { state: 'open' } })
  })

  test(`${name}: a paid page reports the amount taken and cannot be closed`, async () => {
    const bench = await makeBench()
    const { sessionId } = await opened(bench)
    await bench.pay(sessionId)
    const paid = { state: 'paid', amountCents: 200_00, currency: 'aud', chargeId: expect.any(String) }
    expect(await bench.gateway.findSession(sessionId)).toEqual({ ok: true, value: paid })
    expect(await bench.gateway.closeSession(sessionId)).toEqual({ ok: true, value: paid })
  })

  test(`${name}: a closed page stays closed`, async () => {
    const bench = await makeBench()
    const { sessionId } = await opened(bench)
    expect(await bench.gateway.closeSession(sessionId)).toEqual({ ok: true, value: { state: 'closed' } })
    expect(await bench.gateway.closeSession(sessionId)).toEqual({ ok: true, value: { state: 'closed' } })
    expect(await bench.gateway.findSession(sessionId)).toEqual({ ok: true, value: { state: 'closed' } })
  })

  test(`${name}: money is refunded once, however often it is requested`, async () => {
    const bench = await makeBench()
    const { sessionId, order } = await opened(bench)
    await bench.pay(sessionId)
    const found = await bench.gateway.findSession(sessionId)
    const chargeId = found.ok && found.value.state === 'paid' ? found.value.chargeId : ''
    const charge = { paymentId: order.paymentId, chargeId, amountCents: 200_00 }
    const first = await bench.gateway.refund(charge)
    expect(first.ok).toBe(true)
    expect(await bench.gateway.refund(charge)).toEqual(first)
    expect(await bench.refunds(sessionId)).toBe(1)
    expect((await bench.gateway.refund({ ...charge, paymentId: 'pay_other', chargeId: 'nothing' })).ok).toBe(
      false,
    )
  })

  test(`${name}: a webhook counts only if signed with the secret and recent`, async () => {
    const bench = await makeBench()
    const { sessionId } = await opened(bench)
    const news = await bench.webhook(sessionId)
    const nowMs = bench.nowMs()
    const read = (over: object) => bench.gateway.readWebhook({ ...news, nowMs, ...over })
    expect(await read({})).toMatchObject({ ok: true, value: { sessionId } })
    expect(await read({ body: `${news.body} ` })).toEqual({ ok: false, error: 'bad_signature' })
    for (const signature of ['', 't=1,v1=', 'v1=zz', `t=${nowMs / 1000}`, news.signature.replace(/.$/, 'x')])
      expect(await read({ signature }), signature).toEqual({ ok: false, error: 'bad_signature' })
    expect(await read({ nowMs: nowMs + 301_000 })).toEqual({ ok: false, error: 'stale' })
    expect(await read({ nowMs: nowMs - 301_000 })).toEqual({ ok: false, error: 'stale' })
  })

  test(`${name}: an unknown page is an error, not a payment`, async () => {
    const bench = await makeBench()
    expect((await bench.gateway.findSession('cs_unknown')).ok).toBe(false)
  })
}
