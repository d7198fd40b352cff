/** A day at least a week away on which every demo workshop is open, as YYYY-MM-DD. */
export function nextWednesday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
