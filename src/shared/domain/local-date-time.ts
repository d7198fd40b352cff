import { weekdayOf } from './calendar-date.ts'

const DAY_MS = 86_400_000

/** One per zone: making a formatter costs far more than using it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  FORMATS.set(timeZone, made)
  return made
}

/** Date (YYYY-MM-DD), time (HH:MM), second and weekday (0 Sunday) of a moment in a time zone. */
export function localDateTime(
  ms: number,
  timeZone: string,
): { date: string; time: string; second: number; weekday: number } {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${part.year}-${part.month}-${part.day}`
  return {
    date,
    time: `${part.hour}:${part.minute}`,
    second: Number(part.second),
    weekday: weekdayOf(date),
  }
}

/** `AEST`, `AEDT` or another zone's short name at a moment. */
export function zoneName(ms: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' }).formatToParts(ms)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** How far a zone is ahead of UTC at a moment, in milliseconds, daylight saving included. */
export function zoneOffsetMs(ms: number, timeZone: string): number {
  const { date, time, second } = localDateTime(ms, timeZone)
  return Date.parse(`${date}T${time}:00Z`) + second * 1000 - Math.floor(ms / 1000) * 1000
}

/**
 * The moment of a local YYYY-MM-DDTHH:MM in a zone, in milliseconds since 1970; NaN for any other text.
 * Daylight saving is handled as in `momentOnWall`.
 */
export function zonedMs(local: string, timeZone: string): number {
  const wallMs = Date.parse(`${local}Z`)
  return Number.isNaN(wallMs) ? wallMs : momentOnWall(wallMs, timeZone)
}

/**
 * The moment when a zone's wall clock shows what a UTC clock shows at `wallMs`, both in milliseconds since
 * 1970. A time skipped by daylight saving is the moment of the change; one that occurs twice is the first.
 */
export function momentOnWall(wallMs: number, timeZone: string): number {
  const offsetAt = (ms: number) => zoneOffsetMs(ms, timeZone)
  const before = offsetAt(wallMs - DAY_MS)
  const early = wallMs - before
  if (offsetAt(early) === before) return early
  const after = offsetAt(wallMs + DAY_MS)
  const late = wallMs - after
  return offsetAt(late) === after ? late : changeBetween({ from: late, to: early, offsetAt })
}

type Span = { from: number; to: number; offsetAt: (ms: number) => number }

/** The minute between two moments at which the offset changes, found by bisection. */
function changeBetween({ from, to, offsetAt }: Span): number {
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (offsetAt(middle) === offsetAt(from)) low = middle
    else high = middle
  }
  return high
}

/** ISO 8601 with the zone's offset, such as `2026-11-21T14:58:37+10:00`. */
export function toOffsetDateTime(ms: number, timeZone: string): string {
  const { date, time, second } = localDateTime(ms, timeZone)
  const minutes = zoneOffsetMs(ms, timeZone) / 60_000
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${date}T${time}:${two(second)}${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
}
