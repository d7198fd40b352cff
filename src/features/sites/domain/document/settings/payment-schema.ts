import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

export const payments = z.strictObject({
  gateway: z
    .enum(['none', 'sandbox', 'stripe'])
    .default('none')
    .describe('Who takes card payments; sandbox takes test cards only and never runs in production.'),
  secretKeyEnv: field.environmentName
    .nullable()
    .default(null)
    .describe('Environment variable that holds the gateway’s secret key.'),
  webhookSecretEnv: field.environmentName
    .nullable()
    .default(null)
    .describe('Environment variable that holds the secret its webhooks are signed with.'),
})

export const reservations = z.strictObject({
  depositDollars: z
    .number()
    .min(1)
    .max(10_000)
    .multipleOf(0.01, 'must be dollars and whole cents such as 199.50')
    .default(200)
    .describe('Deposit that holds a vehicle, dollars (RSV-007).'),
  path: z
    .enum(['checkout', 'buy-online'])
    .default('checkout')
    .describe('Last part of the address where a vehicle is reserved (ROUTE-002).'),
  statesRefund: z
    .boolean()
    .default(true)
    .describe('Pages say that the deposit is 100% refundable (RSV-008, RSV-010).'),
})
