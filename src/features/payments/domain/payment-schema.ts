import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const payments = z.strictObject({
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

export const paymentSettings = {
  payments: payments.prefault({}).describe('Card payments.'),
}

export type PaymentConfig = z.output<z.ZodObject<typeof paymentSettings>>
/** Who takes card payments of a site; secrets are named by environment variable. */
export type PaymentSettings = PaymentConfig['payments']
