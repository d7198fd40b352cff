import type { LocationType } from './location-types.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { momentAt } from './local-time.ts'
import { hoursOn, isTimed, minutesOf, closingMinutesOf } from './opening-hours.ts'

/**
 * One period a department is open: HH:MM in local time, where `24:00` is the midnight at the end of the day
 * and a `close` before `open` is the next morning, and the same as Unix milliseconds. It is closed at the
 * closing moment.
 */
export type OpenPeriod = { open: string; close: string; opensAtMs: number; closesAtMs: number }

/**
 * When a department of a location is open on a date (YYYY-MM-DD in its time zone). A special day or public holiday
 * overrides the week, a department without its own week uses sales, and daylight saving is applied. Empty if it is
 * closed or by appointment only (DATA-022, DATA-023). Test drive and service times are taken from these periods.
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
