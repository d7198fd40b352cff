/** Date (YYYY-MM-DD), time (HH:MM) and weekday (0 Sunday) of a moment in a time zone. */
export function localDateTime(
  nowMs: number,
  timeZone: string,
): { date: string; time: string; weekday: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(nowMs).map(({ type, value }) => [type, value]))
  const date = `${part.year}-${part.month}-${part.day}`
  return { date, time: `${part.hour}:${part.minute}`, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() }
}

/** ISO 8601 with the zone's own offset, such as `2026-11-21T14:58:37+10:00`. */
export function toOffsetDateTime(ms: number, timeZone: string): string {
  const { date, time } = localDateTime(ms, timeZone)
  const local = Date.parse(`${date}T${time}:00Z`)
  const minutes = Math.round((local - Math.floor(ms / 60_000) * 60_000) / 60_000)
  const seconds = String(Math.floor(ms / 1000) % 60).padStart(2, '0')
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${date}T${time}:${seconds}${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
}
