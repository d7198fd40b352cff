import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

/** A price includes GST and says whether it is the lowest of several: no price without its kind. */
const service = z.strictObject({
  name: field.text.max(60).describe('Name of the service, unique in the list.'),
  text: field.text.max(240).nullable().default(null).describe('What it includes, in a sentence.'),
  dollars: z
    .number()
    .min(0)
    .max(100_000)
    .nullable()
    .default(null)
    .describe('Price in dollars including GST; null is quoted before the work starts.'),
  isFrom: z.boolean().default(true).describe('Whether the price is the lowest one: “from $289”.'),
  minutes: z
    .number()
    .int()
    .min(15)
    .max(720)
    .default(120)
    .describe('Minutes the vehicle usually stays: the length of the calendar entry.'),
})

const perSlot = z.number().int().min(1).max(50)
const perDay = z.number().int().min(1).max(500)

/** Services with a price, and when a workshop takes vehicles, within its hours (ROUTE-029, LEAD-028). */
export const serviceBooking = z.strictObject({
  services: z
    .array(service)
    .max(30)
    .default([])
    .describe('Services a time can be booked for; without any the form asks for a preferred day.'),
  slotMinutes: z
    .number()
    .int()
    .min(10)
    .max(240)
    .default(30)
    .describe('Minutes from one drop-off time to the next.'),
  noticeHours: z.number().int().min(0).max(336).default(18).describe('Hours needed before a service.'),
  daysAhead: z.number().int().min(1).max(90).default(30).describe('Days ahead that can be booked.'),
  perSlot: perSlot.default(1).describe('Vehicles a workshop takes in at the same time.'),
  perDay: perDay.default(8).describe('Vehicles a workshop takes in a day.'),
  workshops: z
    .array(
      z.strictObject({
        location: field.slug.describe('Slug of the location.'),
        perSlot: perSlot.optional().describe('Vehicles it takes in at the same time, if different.'),
        perDay: perDay.optional().describe('Vehicles it takes in a day, if different.'),
      }),
    )
    .default([])
    .describe('Workshops that take more or fewer than the others.'),
})

export type ServiceBookingSettings = z.output<typeof serviceBooking>
/** A service with its price. */
export type OfferedService = ServiceBookingSettings['services'][number]
