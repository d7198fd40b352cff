import { briefStartText } from '#src/features/bookings/domain/booking-times.ts'
import { dateInWords, WEEKDAYS } from '#src/shared/domain/calendar-date.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'

/** `Monday 23 November 2026 at 9:05am, Brisbane time`: a moment in the dealership's local time (RSV-006). */
export function holdEndText(iso: string, timeZone: string): string {
  const { date, time, weekday } = localDateTime(Date.parse(iso), timeZone)
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return `${WEEKDAYS[weekday]} ${dateInWords(date)} at ${clockText(time)}, ${place} time`
}

/** `Mon 23 Nov 9:05am`: the same in a few words. */
export function holdEndBrief(iso: string, timeZone: string): string {
  const { date, time } = localDateTime(Date.parse(iso), timeZone)
  return briefStartText(`${date}T${time}`)
}

/** `9:05am` of `09:05`. */
function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return `${hour}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`
}
