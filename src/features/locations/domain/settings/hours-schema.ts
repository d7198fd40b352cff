import { z } from 'zod'
import * as field from '#src/shared/domain/form/field-schema.ts'

const openOrClosed = z.enum(['Open', 'Closed'])

/** Closing times up to this may be on the next morning: 18:00 to 01:00. A later one is a mistake: 17:00 to 08:00. */
const NIGHT_ENDS = '06:00'

function isPeriod({ open, close }: { open: string | null; close: string | null }): boolean {
  return open !== null && close !== null && (open < close || (close < open && close <= NIGHT_ENDS))
}

const TIMES_NEEDED =
  'must have open before close when its status is Open; a night ends by 06:00 of the morning after'

/** DATA-022: one weekday of one location type. The spec's spelling `formated_hours` is accepted too. */
const openingHour = z
  .strictObject({
    weekday: z
      .union([
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6),
      ])
      .describe('Day of the week, 0 Sunday to 6 Saturday.'),
    status: openOrClosed.describe('Whether the location opens that day; Closed shows By appointment only.'),
    open: field.timeOfDay
      .nullable()
      .default(null)
      .describe('Opening time, 24-hour HH:MM in the location’s own zone.'),
    close: field.closingTime
      .nullable()
      .default(null)
      .describe(
        'Closing time, 24-hour HH:MM; 24:00 is midnight, and a time before the opening time, up to 06:00, is on the next morning.',
      ),
    formattedHours: field.text.nullable().default(null).describe('Text shown instead of the times.'),
    formated_hours: field.text.optional().describe('The spec’s spelling of formattedHours.'),
  })
  .refine((hour) => hour.status === 'Closed' || isPeriod(hour), TIMES_NEEDED)
  .transform(({ formated_hours, ...hour }) => ({
    ...hour,
    formattedHours: hour.formattedHours ?? formated_hours ?? null,
  }))

export const week = z
  .array(openingHour)
  .refine(
    (hours) => new Set(hours.map((hour) => hour.weekday)).size === hours.length,
    'must name each weekday once',
  )

/** DATA-023: accepts both spellings of times and location. */
const specialFields = {
  date: field.calendarDate.describe('The day, YYYY-MM-DD.'),
  status: openOrClosed.describe('Open with these times, or Closed.'),
  open: field.timeOfDay.nullable().optional().describe('Opening time.'),
  close: field.closingTime
    .nullable()
    .optional()
    .describe('Closing time; before the opening time, up to 06:00, it is on the next morning.'),
  start_hour: field.timeOfDay.nullable().optional().describe('The spec’s spelling of open.'),
  end_hour: field.closingTime.nullable().optional().describe('The spec’s spelling of close.'),
  hours: z
    .strictObject({
      begin: field.timeOfDay.describe('Opening time.'),
      end: field.closingTime.describe('Closing time.'),
    })
    .nullable()
    .optional()
    .describe('The spec’s second spelling of open and close.'),
  note: field.text.nullable().default(null).describe('Why the day differs, such as Australia Day.'),
}

type SpecialInput = z.output<z.ZodObject<typeof specialFields>>

function toSpecialHours(entry: SpecialInput) {
  const open = entry.open ?? entry.start_hour ?? entry.hours?.begin ?? null
  const close = entry.close ?? entry.end_hour ?? entry.hours?.end ?? null
  return { date: entry.date, status: entry.status, open, close, note: entry.note }
}

function hasTimes(entry: SpecialInput): boolean {
  const { status, open, close } = toSpecialHours(entry)
  return status === 'Closed' || isPeriod({ open, close })
}

export const specialHours = z
  .strictObject(specialFields)
  .refine(hasTimes, TIMES_NEEDED)
  .transform(toSpecialHours)

/** Entries outside the locations, which name theirs by id or slug. */
export const siteSpecialHours = z
  .strictObject({
    ...specialFields,
    location_id: field.text.optional().describe('Id or slug of the location.'),
    location: z
      .strictObject({ id: field.text.describe('Id or slug of the location.') })
      .optional()
      .describe('The spec’s second spelling of location_id.'),
  })
  .refine(hasTimes, TIMES_NEEDED)
  .refine(
    (entry) => entry.location_id !== undefined || entry.location !== undefined,
    'must name its location by location_id or location.id',
  )
  .transform((entry) => ({
    ...toSpecialHours(entry),
    location: entry.location_id ?? entry.location?.id ?? '',
  }))

export type OpeningHour = z.output<typeof openingHour>
/** A date that differs from the week's hours, in the place's own time zone (DATA-023). */
export type SpecialHours = z.output<typeof specialHours>
