import { addressTimeZone } from '#src/shared/domain/au-state.ts'
import { localDateTime, momentOnWall } from '#src/shared/domain/local-date-time.ts'
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
 * midnight. Of daylight saving as `momentOnWall` has it.
 */
export function momentAt(
  location: { address: Address },
  { date, minutes }: { date: string; minutes: number },
): number {
  const wallMs = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  return momentOnWall(wallMs, addressTimeZone(location.address))
}

/** The date `days` later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
