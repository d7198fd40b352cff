import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { LOCATION_TYPES } from '#src/features/locations/domain/location-types.ts'
import { LEAD_CATEGORIES, type LeadCategory } from '../form/lead-category.ts'

const receiverId = field.slug.describe(
  'Short name of the receiver, unique in its list; shown with deliveries and in logs.',
)
const takes = z
  .array(z.enum([...LOCATION_TYPES, ...(Object.keys(LEAD_CATEGORIES) as LeadCategory[])]))
  .min(1)
  .optional()
  .describe(
    'Takes only leads of these departments (sales, service, parts; careers belong to none) or enquiry subjects; by default all. ADF gets no careers, and service and parts only with the profile leadtype.',
  )
const adfProfile = field.text
  .default('standard')
  .describe(
    'ADF profile that names the receiving system’s habits: standard, leadtype (names a lead type), buy_only (knows neither test drives nor trade-ins), full_name (one full name).',
  )

const receiver = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mail').describe('A readable mail for people.'),
    id: receiverId,
    takes,
    to: z.array(field.emailAddress).min(1).describe('Mail addresses that get every lead.'),
  }),
  z.strictObject({
    kind: z.literal('adf_mail').describe('A mail with ADF 1.0 XML for a lead system.'),
    id: receiverId,
    takes,
    to: z.array(field.emailAddress).min(1).describe('Mail addresses of the lead system.'),
    profile: adfProfile,
  }),
  z.strictObject({
    kind: z.literal('adf_https').describe('ADF 1.0 XML posted to a lead system.'),
    id: receiverId,
    takes,
    url: field.httpsUrl.describe('Address that accepts the XML.'),
    profile: adfProfile,
    secretEnv: field.environmentName
      .nullable()
      .default(null)
      .describe('Environment variable FORECOURT_SECRET_… that holds the credential.'),
  }),
  z.strictObject({
    kind: z.literal('webhook').describe('Signed JSON posted to an address.'),
    id: receiverId,
    takes,
    url: field.httpsUrl.describe('Address that takes the JSON.'),
    secretEnv: field.environmentName.describe(
      'Environment variable FORECOURT_SECRET_… that holds the signing secret.',
    ),
  }),
])

export const receivers = z
  .array(receiver)
  .default([])
  .describe('Where leads go; a location without any uses its dealership’s.')

export const leadContact = z
  .strictObject({
    email: field.emailAddress.describe('Email address of the person who can fix it.'),
    mobile: field
      .formed(
        (value) => /^(?:\+?61|0)4\d{8}$/.test(value.replace(/[\s()-]/g, '')),
        'must be an Australian mobile such as 0412 345 678',
      )
      .nullable()
      .default(null)
      .describe('Mobile that is texted as well.'),
  })
  .nullable()
  .default(null)
  .describe(
    'Who is told when leads do not get through to the place’s receivers, and of enquiries held back as spam; without it the site’s mail address.',
  )

/** Who is notified when leads do not get through. */
export type LeadContact = NonNullable<z.output<typeof leadContact>>

/** Where leads of a location or dealership go. The secrets are names of environment variables, never values. */
export type Receiver = z.output<typeof receiver>
