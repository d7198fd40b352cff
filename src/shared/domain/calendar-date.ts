/** Indexed from 0, Sunday. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `2026-03-14` as `14 March 2026`. */
export function dateInWords(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/** `Mar` for month 3. */
export function shortMonth(month: number): string {
  return MONTHS[month - 1]?.slice(0, 3) ?? ''
}

/** Weekday of a calendar date (YYYY-MM-DD), 0 Sunday to 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
