import { z } from 'zod'
import { serviceBooking } from '#src/features/bookings/domain/service-booking-schema.ts'
import { testDrive } from '#src/features/bookings/domain/test-drive-schema.ts'
import * as field from '#src/shared/domain/form/field-schema.ts'
import { FORM_NAMES, OPTIONAL_FORM_FIELDS } from './form-kind/form-name.ts'

/** No price, because it depends on the fitting (ROUTE-030). */
const part = z.strictObject({
  name: field.text.describe('Name of the part.'),
  number: field.text.max(60).describe('Part number.'),
  text: field.text.describe('What it is, in a sentence.'),
  fits: z.array(field.text).default([]).describe('Makes and models it fits; empty fits all.'),
})

/** How the forms of one site differ (LEAD-010, ROUTE-029). */
const forms = z.strictObject({
  multiStep: z
    .array(z.enum(FORM_NAMES))
    .default([])
    .describe('Forms shown step by step; the others are on one page.'),
  without: z
    .array(z.enum(OPTIONAL_FORM_FIELDS))
    .default([])
    .describe('Fields that every form of the site leaves out.'),
  serviceUrl: field.httpsUrl
    .nullable()
    .default(null)
    .describe('The dealer’s external service booking; Book a Service links go there instead of /service.'),
  testDrive: testDrive.prefault({}).describe('When test drives can be booked, within the sales hours.'),
  service: serviceBooking
    .prefault({})
    .describe('Services that can be booked, and when, within the hours of the workshops.'),
  parts: z.array(part).max(500).default([]).describe('Parts and accessories of the parts search.'),
})

/** Form settings in a site document. */
export const formSettings = {
  forms: forms.prefault({}).describe('Forms that shoppers send.'),
}

/** A part or accessory of the parts search. */
export type SitePart = z.output<typeof part>

export type FormConfig = z.output<z.ZodObject<typeof formSettings>>

/** Enquiries: what a site can switch on or off (SITE-004). */
export const formSwitches = {
  receipt_mail: z
    .boolean()
    .default(true)
    .describe('Shoppers get a receipt by email, with their test drive as a calendar entry.'),
  texts: z
    .boolean()
    .default(false)
    .describe(
      'Shoppers may ask for texts about a test drive or service, and be answered by text; needs a carrier of text messages.',
    ),
  message_required: z.boolean().default(true).describe('The enquiry form needs a message.'),
  postcode_required: z.boolean().default(false).describe('The enquiry form needs a postcode.'),
}

export type FormSwitches = z.output<z.ZodObject<typeof formSwitches>>
