import { dateInWords, weekdayOf, WEEKDAYS } from '#src/shared/domain/calendar-date.ts'
import type { LocationType } from '../settings/location-schema.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { CLOSED_TEXT, upcomingSpecialHours, weekLines, weekOf } from '../opening-hours.ts'

type HoursRow = {
  days: string
  text: string
  /** Where a closed day sends instead of saying so (PAGE-015). */
  enquireHref: string | null
}
/** The week of one department. */
export type DepartmentHours = { type: LocationType; label: string; rows: HoursRow[] }
/** One day that differs: `Friday 25 December 2026`, `Closed`, `Christmas Day`. */
export type HolidayHours = { date: string; dateText: string; text: string; note: string | null }

export const DEPARTMENT_NAMES: Record<LocationType, string> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
}
/** One week for every department of a place that wrote hours, in the order of the document (PAGE-010, PAGE-019). */
export function departmentHours(
  place: Pick<SiteLocation, 'slug' | 'types' | 'hours' | 'closedIsEnquire'>,
): DepartmentHours[] {
  return place.types
    .map((type) => ({
      type,
      label: DEPARTMENT_NAMES[type],
      rows: weekLines(weekOf(place, type)).map((line) => ({
        ...line,
        enquireHref: place.closedIsEnquire && line.text === CLOSED_TEXT ? `/contact-us/${place.slug}` : null,
      })),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** The special days from today on, soonest first; none hides the whole block (PAGE-008). */
export function holidayHours(
  place: Pick<SiteLocation, 'address' | 'hours' | 'specialHours'>,
  nowMs: number,
): HolidayHours[] {
  return upcomingSpecialHours(place, nowMs).map(({ date, text, note }) => ({
    date,
    dateText: longDate(date),
    text,
    note,
  }))
}

/** `Friday 25 December 2026`. */
function longDate(date: string): string {
  return `${WEEKDAYS[weekdayOf(date)]} ${dateInWords(date)}`
}
