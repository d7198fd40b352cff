import { dateInWords, weekdayOf, WEEKDAYS } from '#src/shared/domain/calendar-date.ts'
import type { LocationType } from '../location-types.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { CLOSED_TEXT, upcomingSpecialHours, weekLines, weekOf } from '../opening-hours.ts'

type HoursRow = {
  days: string
  text: string
  /** Enquiry link that replaces the closed text (PAGE-015). */
  enquireHref: string | null
}
export type DepartmentHours = { type: LocationType; label: string; rows: HoursRow[] }
/** One special day: `Friday 25 December 2026`, `Closed`, `Christmas Day`. */
export type HolidayHours = { date: string; dateText: string; text: string; note: string | null }

export const DEPARTMENT_NAMES: Record<LocationType, string> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
}
/** The week of every department with hours, in document order (PAGE-010, PAGE-019). */
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

/** Special days from today on, soonest first. If there are none the block is hidden (PAGE-008). */
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
