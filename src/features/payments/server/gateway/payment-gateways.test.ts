import { expect, test } from 'vitest'
import { aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { createGateways } from './payment-gateways.ts'

const deps = { db: {}, clock: { now: () => 0 }, signer: {} } as never as Parameters<typeof createGateways>[0]
const site = (gateway: string) =>
  aSite('north', {
    payments: { gateway, secretKeyEnv: 'FORECOURT_SECRET_KEY', webhookSecretEnv: 'FORECOURT_SECRET_HOOK' },
  } as never)

test('RSV-004: a site uses the processor in its settings, none without its secrets, and no sandbox in production', () => {
  const readSecret = (name: string) => `value of ${name}`
  const demo = createGateways({ ...deps, isProduction: false, readSecret })
  expect(['none', 'sandbox', 'stripe'].map((name) => demo.gatewayFor(site(name))?.name)).toEqual([
    undefined,
    'sandbox',
    'stripe',
  ])
  const production = createGateways({ ...deps, isProduction: true, readSecret })
  expect(production.gatewayFor(site('sandbox'))).toBeNull()
  expect(production.sandbox).toBeNull()
  const bare = createGateways({ ...deps, isProduction: true, readSecret: () => null })
  expect(bare.gatewayFor(site('stripe'))).toBeNull()
})
