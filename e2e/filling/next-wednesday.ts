/** Holidays on a fixed date; the others never fall on a Wednesday. */
const HOLIDAYS = ['01-01', '01-26', '04-25', '12-25', '12-26']

/** A day at least a week ahead when every demo workshop is open, as YYYY-MM-DD. */
export function nextWednesday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() !== 3 || HOLIDAYS.includes(day.toISOString().slice(5, 10)))
    day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
