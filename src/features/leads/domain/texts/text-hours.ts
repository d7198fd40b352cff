import { addDays } from '#src/features/locations/domain/local-time.ts'
import { localDateTime, zonedMs } from '#src/shared/domain/local-date-time.ts'

/**
 * When nobody minds a text: what the Telecommunications (Telemarketing and Research Calls) Industry Standard 2017
 * allows calls or less, and Sundays and days the location marks as special as its Saturdays.
 */
const HOURS = { everyDay: ['08:00', '20:00'], quietDay: ['09:00', '17:00'] } as const

export type TextClock = {
  timeZone: string
  /** Whether the location keeps other hours on a date, YYYY-MM-DD: a public holiday. */
  isHoliday: (date: string) => boolean
}

/** Milliseconds until a text may go out; 0 if it may now. Local hours of the location. */
export function quietMs(nowMs: number, { timeZone, isHoliday }: TextClock): number {
  const { date, time, weekday } = localDateTime(nowMs, timeZone)
  const hoursOf = (day: string, isSunday: boolean) =>
    isSunday || isHoliday(day) ? HOURS.quietDay : HOURS.everyDay
  const [from, to] = hoursOf(date, weekday === 0)
  if (time >= from && time < to) return 0
  const day = time < from ? date : addDays(date, 1)
  const [opens] = hoursOf(day, (time < from ? weekday : weekday + 1) % 7 === 0)
  return zonedMs(`${day}T${opens}`, timeZone) - nowMs
}
