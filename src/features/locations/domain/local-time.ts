import { addressTimeZone } from '#src/shared/domain/au-state.ts'
import { localDateTime, momentOnWall } from '#src/shared/domain/local-date-time.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'

/** A moment in a location's local time: date YYYY-MM-DD, weekday (0 is Sunday), minutes since midnight. */
export type LocalTime = { date: string; weekday: number; minutes: number }

/** The parts of an address that decide its time zone: the state, and the postcode where it keeps a different one. */
type Address = Pick<SiteLocation['address'], 'state'> & Partial<Pick<SiteLocation['address'], 'postcode'>>

/** The location's local time at `atMs`, including daylight saving. */
export function localTime(location: { address: Address }, atMs: number): LocalTime {
  const { date, weekday, time } = localDateTime(atMs, addressTimeZone(location.address))
  return { date, weekday, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) }
}

/**
 * The moment (Unix milliseconds) when local time is `minutes` past midnight on `date`; 1440 is the next
 * midnight. For daylight saving changes see `momentOnWall`.
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
