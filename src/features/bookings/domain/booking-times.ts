import { shortMonth, weekdayOf, WEEKDAYS } from '#src/shared/domain/calendar-date.ts'
import { clockText, hoursOn } from '#src/features/locations/domain/opening-hours.ts'
import { addDays, localTime } from '#src/features/locations/domain/local-time.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { BookingRules } from './booking-rules.ts'

/** A day with free times; `value` is YYYY-MM-DDTHH:MM in the location's local time. */
export type OfferedDay = {
  date: string
  label: [weekday: string, date: string]
  slots: { value: string; label: string }[]
}

type Place = Pick<SiteLocation, 'address' | 'hours' | 'specialHours'>
type Moment = {
  nowMs: number
  /** Number of bookings of the kind by start, as YYYY-MM-DDTHH:MM. */
  taken: ReadonlyMap<string, number>
  /** How long ago the times were shown, at most; default now. */
  shownForMs?: number
}

const HOUR_MS = 3_600_000

/** A time that was on offer when the form was opened stays so while it is filled in (LEAD-029). */
export const FILLING_MS = HOUR_MS

/**
 * The times a location can offer: within the department's hours and before closing, observing special days and
 * notice, minus what is booked; a day that has all it can take has none. Nor has a location without hours.
 * (LEAD-005, LEAD-029)
 */
export function freeDays(place: Place, settings: BookingRules, moment: Moment): OfferedDay[] {
  const { nowMs, shownForMs = 0 } = moment
  const { date: today } = localTime(place, nowMs)
  const first = localTime(place, nowMs + Math.max(0, settings.noticeHours * HOUR_MS - shownForMs))
  const days: OfferedDay[] = []
  for (let ahead = 0; ahead <= settings.daysAhead; ahead++) {
    const date = addDays(today, ahead)
    if (date < first.date || isFull(date, settings, moment)) continue
    const from = date === first.date ? first.minutes : 0
    const slots = startsOn(place, settings, date)
      .filter((minutes) => minutes >= from)
      .map((minutes) => ({
        value: `${date}T${clock(minutes)}`,
        label: clockText(clock(minutes)),
      }))
      .filter(({ value }) => (moment.taken.get(value) ?? 0) < settings.perSlot)
    if (slots.length > 0) days.push({ date, label: labelOf(date), slots })
  }
  return days
}

/** Whether `freeDays` currently offers a start. */
export function isOffered(days: readonly OfferedDay[], value: string): boolean {
  return days.some(({ slots }) => slots.some((slot) => slot.value === value))
}

/** The days without one time; a day left empty goes too. */
export function withoutTime(days: readonly OfferedDay[], value: string): OfferedDay[] {
  return days
    .map((day) => ({ ...day, slots: day.slots.filter((slot) => slot.value !== value) }))
    .filter(({ slots }) => slots.length > 0)
}

/** `Mon 23 Nov 2026 at 9:30am`. */
export function startText(value: string): string {
  const [weekday, date] = labelOf(value.slice(0, 10))
  return `${weekday} ${date} ${value.slice(0, 4)} at ${clockText(value.slice(11))}`
}

/** `Mon 23 Nov 9:30am`. */
export function briefStartText(value: string): string {
  return `${labelOf(value.slice(0, 10)).join(' ')} ${clockText(value.slice(11))}`
}

function isFull(date: string, { perDay }: BookingRules, { taken }: Moment): boolean {
  if (perDay === null) return false
  let count = 0
  for (const [start, bookings] of taken) if (start.startsWith(date)) count += bookings
  return count >= perDay
}

function startsOn(place: Place, { slotMinutes, department }: BookingRules, date: string): number[] {
  const day = hoursOn(place, department, date)
  if (day?.status !== 'Open' || !day.open || !day.close) return []
  const open = minutesOf(day.open)
  // Nothing is offered past midnight
  const close = minutesOf(day.close) > open ? minutesOf(day.close) : 1440
  const starts: number[] = []
  for (let at = Math.ceil(open / 15) * 15; at + slotMinutes <= close; at += slotMinutes) starts.push(at)
  return starts
}

function labelOf(date: string): [string, string] {
  const weekday = (WEEKDAYS[weekdayOf(date)] ?? '').slice(0, 3)
  return [weekday, `${Number(date.slice(8))} ${shortMonth(Number(date.slice(5, 7)))}`]
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
