/** The zone's distance from UTC at a moment, in minutes, east positive. */
export function zoneOffsetMinutes(atMs: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  const local = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`
  return Math.round((Date.parse(local) - Math.floor(atMs / 1000) * 1000) / 60_000)
}

/** The moment of a wall clock's YYYY-MM-DDTHH:MM in a zone, in milliseconds since 1970, daylight saving included. */
export function zonedMs(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}:00Z`)
  const guess = asUtc - zoneOffsetMinutes(asUtc, timeZone) * 60_000
  return asUtc - zoneOffsetMinutes(guess, timeZone) * 60_000
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const two = '2-digit' as const
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  })
  formats.set(timeZone, made)
  return made
}
