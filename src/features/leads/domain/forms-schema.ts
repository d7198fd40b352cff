import { z } from 'zod'
import { FORM_NAMES, OPTIONAL_FORM_FIELDS } from '#src/features/sites/domain/site-forms.ts'
import * as field from '#src/shared/domain/form/field-schema.ts'

const testDrive = z.strictObject({
  slotMinutes: z
    .number()
    .int()
    .min(15)
    .max(240)
    .default(60)
    .describe('Minutes from one test drive to the next.'),
  noticeHours: z.number().int().min(0).max(168).default(2).describe('Hours needed before a test drive.'),
  daysAhead: z.number().int().min(1).max(60).default(14).describe('Days ahead that can be booked.'),
  perSlot: z
    .number()
    .int()
    .min(1)
    .max(20)
    .default(1)
    .describe('Test drives a place can give at the same time.'),
})

const part = z.strictObject({
  name: field.text.describe('Name of the part.'),
  number: field.text.max(60).describe('Part number.'),
  text: field.text.describe('What it is, in a sentence.'),
  fits: z.array(field.text).default([]).describe('Makes and models it fits; empty fits all.'),
})

export const forms = z.strictObject({
  multiStep: z
    .array(z.enum(FORM_NAMES))
    .default([])
    .describe('Forms asked step by step; the others are one page.'),
  without: z
    .array(z.enum(OPTIONAL_FORM_FIELDS))
    .default([])
    .describe('Fields that every form of the site leaves out.'),
  serviceUrl: field.httpsUrl
    .nullable()
    .default(null)
    .describe('The dealer’s own service booking; Book a Service links go there instead of /service.'),
  testDrive: testDrive.prefault({}).describe('When test drives can be booked, within the sales hours.'),
  parts: z.array(part).max(500).default([]).describe('Parts and accessories of the parts search.'),
})
