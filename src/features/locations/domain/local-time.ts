import { addressTimeZone } from '#src/shared/domain/au-state.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'

/** A moment on a place's own wall: date YYYY-MM-DD, weekday 0 Sunday, minutes since midnight. */
export type LocalTime = { date: string; weekday: number; minutes: number }

/** An address as far as its clocks ask: the state's zone, and its own where the postcode keeps another. */
type Address = Pick<SiteLocation['address'], 'state'> & Partial<Pick<SiteLocation['address'], 'postcode'>>

/** The place's wall clock at `atMs`, daylight saving included. */
export function localTime(location: { address: Address }, atMs: number): LocalTime {
  const { date, weekday, time } = localDateTime(atMs, addressTimeZone(location.address))
  return { date, weekday, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) }
}

/**
 * The moment (Unix milliseconds) when the place's wall clock shows `minutes` past midnight of `date`; 1440 is the next
 * midnight. A time that daylight saving skips is the moment of the change; one that happens twice is the first.
 */
export function momentOf(
  location: { address: Address },
  { date, minutes }: { date: string; minutes: number },
): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  const offsetAt = (ms: number) => {
    const shown = localTime(location, ms)
    return Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * 60_000 - ms
  }
  const before = offsetAt(asUtc - 86_400_000)
  const after = offsetAt(asUtc + 86_400_000)
  const [early, late] = [asUtc - before, asUtc - after]
  if (offsetAt(early) === before) return early
  return offsetAt(late) === after ? late : changeBetween({ from: late, to: early, offsetAt })
}

/** The minute at which the offset changes between two moments, by halving. */
function changeBetween({
  from,
  to,
  offsetAt,
}: {
  from: number
  to: number
  offsetAt: (ms: number) => number
}): number {
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (offsetAt(middle) === offsetAt(from)) low = middle
    else high = middle
  }
  return high
}

/** The date `days` later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
