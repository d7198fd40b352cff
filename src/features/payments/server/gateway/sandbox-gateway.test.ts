import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestSigner } from '#src/platform/testing/test-signing.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { anOrder, paymentGatewayContract } from './payment-gateway.contract.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

const NOW = Date.parse('2026-11-21T00:00:00Z')
let nowMs = NOW
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const clock = { now: () => nowMs }
const make = () =>
  createSandboxGateway({ db: store.db, clock, signer: openTestSigner(store.db), isProduction: false })

paymentGatewayContract('sandbox', async () => {
  nowMs = NOW
  const gateway = make()
  return {
    gateway,
    nowMs: () => nowMs,
    pay: async (sessionId) => void (await gateway.charge(sessionId)),
    webhook: (sessionId) => gateway.writeWebhook(sessionId),
    refunds: async (sessionId) => {
      const row = await gateway.show('site_north', sessionId)
      return Number(row?.refunded_cents) / 200_00
    },
  }
})

test('the sandbox refuses to start in production', () => {
  expect(() =>
    createSandboxGateway({
      db: store.db,
      clock,
      signer: openTestSigner(store.db),
      isProduction: true,
    }),
  ).toThrow('does not run in production')
})

test('an expired page takes no money, and another site does not see it', async () => {
  nowMs = NOW
  const gateway = make()
  const page = await gateway.openSession(anOrder())
  const id = page.ok ? page.value.sessionId : ''
  expect(await gateway.show('site_south', id)).toBeNull()
  nowMs += 16 * 60_000
  expect(await gateway.charge(id)).toBe(false)
  expect(await gateway.findSession(id)).toEqual({ ok: true, value: { state: 'closed' } })
})
