import type { LocationType } from './settings/location-schema.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { momentAt } from './local-time.ts'
import { hoursOn, isTimed, minutesOf, closingMinutesOf } from './opening-hours.ts'

/**
 * One stretch a department is open: HH:MM on the place's own wall, where `24:00` is the midnight that ends the day
 * and a `close` before `open` is on the morning after, and the same as Unix milliseconds. The closing moment is closed.
 */
export type OpenPeriod = { open: string; close: string; opensAtMs: number; closesAtMs: number }

/**
 * When a department of a place is open on a date (YYYY-MM-DD in the place's own zone): a special day or public holiday
 * before the week, a department without its own week as sales, daylight saving kept. Empty when it is closed or by
 * appointment only (DATA-022, DATA-023). Test-drive and service times are cut from these periods.
 */
export function openPeriodsOn(
  place: Pick<SiteLocation, 'address' | 'hours' | 'specialHours'>,
  { department, date }: { department: LocationType; date: string },
): OpenPeriod[] {
  const day = hoursOn(place, department, date)
  if (!day || !isTimed(day)) return []
  const close = closingMinutesOf(day)
  return [
    {
      open: day.open,
      close: close === 1440 ? '24:00' : day.close,
      opensAtMs: momentAt(place, { date, minutes: minutesOf(day.open) }),
      closesAtMs: momentAt(place, { date, minutes: close }),
    },
  ]
}
