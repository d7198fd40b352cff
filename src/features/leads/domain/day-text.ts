import { startText } from '#src/features/bookings/domain/booking-times.ts'
import { shortMonth, weekdayOf, WEEKDAYS } from '#src/shared/domain/calendar-date.ts'

/** `Mon 30 Nov 2026` of YYYY-MM-DD; any other text comes back as it is. */
export function dayText(date: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return date
  const weekday = (WEEKDAYS[weekdayOf(date)] ?? '').slice(0, 3)
  return `${weekday} ${Number(date.slice(8))} ${shortMonth(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`
}

/** `Mon 30 Nov 2026 at 9:30am` of YYYY-MM-DDTHH:MM; any other text comes back as it is. */
export function timeText(local: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? startText(local) : local
}
