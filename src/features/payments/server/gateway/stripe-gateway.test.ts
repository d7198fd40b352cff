import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeStripe } from '#src/features/payments/testing/fake-stripe.ts'
import { anOrder, paymentGatewayContract } from './payment-gateway.contract.ts'
import { createStripeGateway } from './stripe-gateway.ts'
import { signPayload } from './webhook-signature.ts'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const SECRET = 'whsec_test'
let stripe: Awaited<ReturnType<typeof startFakeStripe>>
beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())

const make = () =>
  createStripeGateway({
    secretKey: 'sk_test_1',
    webhookSecret: SECRET,
    clock: { now: () => NOW },
    api: stripe.api,
  })
const news = (object: object, type = 'checkout.session.completed') => {
  const body = JSON.stringify({ type, data: { object } })
  return { body, signature: signPayload(SECRET, body, NOW), nowMs: NOW }
}

paymentGatewayContract('stripe', async () => ({
  gateway: make(),
  nowMs: () => NOW,
  pay: async (sessionId) => stripe.pay(sessionId),
  webhook: async (sessionId) => news({ id: sessionId }),
  refunds: async (sessionId) => stripe.refunds.filter((charge) => charge === `pi_${sessionId}`).length,
}))

test('Stripe being unreachable is a temporary error, and a rejected key a permanent one', async () => {
  stripe.setAway(true)
  expect(await make().openSession(anOrder())).toMatchObject({ ok: false, error: { isForGood: false } })
  stripe.setAway(false)
  expect(await make().findSession('cs_none')).toMatchObject({ ok: false, error: { isForGood: true } })
})

test('other webhook events are not payments, and a body that is not JSON is unreadable', async () => {
  const read = make().readWebhook
  expect(await read(news({ id: 'x' }, 'invoice.paid'))).toEqual({ ok: true, value: null })
  expect(await read(news({ id: 7 }))).toEqual({ ok: true, value: null })
  const named = await read(news({ id: 'cs_1', client_reference_id: 'pay_1' }))
  expect(named).toEqual({ ok: true, value: { sessionId: 'cs_1', paymentId: 'pay_1' } })
  const body = '{'
  expect(await read({ body, signature: signPayload(SECRET, body, NOW), nowMs: NOW })).toEqual({
    ok: false,
    error: 'unreadable',
  })
})
