import { z } from 'zod'

/** When test drives can be booked, within the sales hours of a place (LEAD-029). */
export const testDrive = z.strictObject({
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

/** Test drives: what a site can switch on or off (SITE-004). */
export const testDriveSwitches = {
  test_drive: z.boolean().default(true).describe('Vehicle pages offer a test drive.'),
}

export type TestDriveSwitches = z.output<z.ZodObject<typeof testDriveSwitches>>
