import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const receiverId = field.slug.describe(
  'Short name of the receiver, unique in its list; shown with deliveries and in logs.',
)
const adfProfile = field.text
  .default('standard')
  .describe('ADF profile that describes the receiving system’s habits.')

const receiver = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mail').describe('A readable mail for people.'),
    id: receiverId,
    to: z.array(field.emailAddress).min(1).describe('Mail addresses that get every lead.'),
  }),
  z.strictObject({
    kind: z.literal('adf_mail').describe('A mail with ADF 1.0 XML for a lead system.'),
    id: receiverId,
    to: z.array(field.emailAddress).min(1).describe('Mail addresses of the lead system.'),
    profile: adfProfile,
  }),
  z.strictObject({
    kind: z.literal('adf_https').describe('ADF 1.0 XML posted to a lead system.'),
    id: receiverId,
    url: field.httpsUrl.describe('Address that accepts the XML.'),
    profile: adfProfile,
    secretEnv: field.environmentName
      .nullable()
      .default(null)
      .describe('Environment variable that holds the credential.'),
  }),
  z.strictObject({
    kind: z.literal('webhook').describe('Signed JSON posted to an address.'),
    id: receiverId,
    url: field.httpsUrl.describe('Address that accepts the JSON.'),
    secretEnv: field.environmentName.describe('Environment variable that holds the signing secret.'),
  }),
])

export const receivers = z
  .array(receiver)
  .default([])
  .describe('Where leads go; a location without any uses its dealership’s.')

/** Where leads of a location or dealership go. The secrets are names of environment variables, never values. */
export type Receiver = z.output<typeof receiver>
