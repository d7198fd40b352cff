import { weekdayOf, WEEKDAYS } from '#src/shared/domain/calendar-date.ts'
import type { LocationType } from './location-types.ts'
import type { OpeningHour, SpecialHours } from './settings/hours-schema.ts'
import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { addDays, localTime } from './local-time.ts'

type Place = Pick<SiteLocation, 'address' | 'hours' | 'specialHours'>
/** The hours of one date; `note` is the reason for a special day. */
type DayHours = Pick<OpeningHour, 'status' | 'open' | 'close'> & {
  formattedHours: string | null
  note: string | null
}

/** One line of an hours table: `Mon to Fri`, `8:30am to 5:30pm`. */
export type HoursLine = { days: string; text: string }

export type OpenState = {
  isOpen: boolean /** `Open until 5:30pm`, `Opens Mon 8:30am`, or By appointment only. */
  text: string
}

/** Spec section 9: wording for a weekday that is not open. */
export const CLOSED_TEXT = 'By appointment only'
/** Australians read a week from Monday. */
const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const
const LOOK_AHEAD_DAYS = 14
const DAY_MINUTES = 1440

/** A department's week; one without its own uses sales (DATA-022). */
export function weekOf(place: Pick<SiteLocation, 'hours'>, type: LocationType): OpeningHour[] {
  return place.hours[type] ?? place.hours.sales ?? []
}

/** `8:00am` (PAGE-020); midday is 12:00pm and midnight 12:00am. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}${hour % 24 < 12 ? 'am' : 'pm'}`
}

/**
 * The lines of an hours table: Mon to Fri as one line if identical, Saturday and Sunday separate, days
 * without hours left out (spec section 9, Locations).
 */
export function weekLines(hours: readonly OpeningHour[]): HoursLine[] {
  const lines = WEEK_ORDER.flatMap((weekday) => {
    const hour = hours.find((candidate) => candidate.weekday === weekday)
    return hour ? [{ weekday, days: WEEKDAYS[weekday], text: dayText({ ...hour, note: null }) }] : []
  })
  const working = lines.filter(({ weekday }) => weekday >= 1 && weekday <= 5)
  const isOneLine = working.length === 5 && working.every(({ text }) => text === working[0]?.text)
  const first = isOneLine && working[0] ? [{ days: 'Mon to Fri', text: working[0].text }] : working
  return [...first, ...lines.filter((line) => !working.includes(line))].map(({ days, text }) => ({
    days,
    text,
  }))
}

/** The hours on a date, special days first (DATA-023); null if none are set. */
export function hoursOn(place: Place, type: LocationType, date: string): DayHours | null {
  const special = place.specialHours.find((entry) => entry.date === date)
  if (special) return { ...special, formattedHours: null }
  const hour = weekOf(place, type).find(({ weekday }) => weekday === weekdayOf(date))
  return hour ? { ...hour, note: null } : null
}

/** Today's hours in words, with the reason on a special day; null if none are set. */
export function todaysHours(
  place: Place,
  type: LocationType,
  atMs: number,
): { text: string; note: string | null } | null {
  const day = hoursOn(place, type, localTime(place, atMs).date)
  return day ? { text: dayText(day), note: day.note } : null
}

/** Whether the location is open at a moment in its own time zone; at the closing minute it is closed. */
export function isOpenAt(place: Place, type: LocationType, atMs: number): boolean {
  const now = localTime(place, atMs)
  const day = hoursOn(place, type, now.date)
  const isOpenToday =
    day !== null && isTimed(day) && now.minutes >= minutesOf(day.open) && now.minutes < closingMinutesOf(day)
  return isOpenToday || lastNight(place, type, now) !== null
}

/** The previous day's hours while they still run past midnight. */
function lastNight(place: Place, type: LocationType, { date, minutes }: { date: string; minutes: number }) {
  const night = hoursOn(place, type, addDays(date, -1))
  return night && isTimed(night) && minutes + DAY_MINUTES < closingMinutesOf(night) ? night : null
}

/** When the location closes or, if closed, next opens; null if no hours are set. */
export function openState(place: Place, type: LocationType, atMs: number): OpenState | null {
  const now = localTime(place, atMs)
  if (weekOf(place, type).length === 0 && place.specialHours.length === 0) return null
  const today = hoursOn(place, type, now.date)
  const night = lastNight(place, type, now)
  if (night) return { isOpen: true, text: `Open until ${clockText(night.close)}` }
  if (today && isTimed(today) && now.minutes < closingMinutesOf(today)) {
    const isOpen = now.minutes >= minutesOf(today.open)
    return {
      isOpen,
      text: isOpen ? `Open until ${clockText(today.close)}` : `Opens ${clockText(today.open)}`,
    }
  }
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const date = addDays(now.date, ahead)
    const day = hoursOn(place, type, date)
    if (day && isTimed(day))
      return {
        isOpen: false,
        text: `Opens ${ahead === 1 ? 'tomorrow' : nextDayText(date, ahead)} ${clockText(day.open)}`,
      }
  }
  return { isOpen: false, text: CLOSED_TEXT }
}

/** Special days from today on, soonest first. If empty the holiday block is hidden. */
export function upcomingSpecialHours(place: Place, atMs: number): (SpecialHours & { text: string })[] {
  const { date } = localTime(place, atMs)
  return place.specialHours
    .filter((entry) => entry.date >= date)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((entry) => ({
      ...entry,
      text: entry.status === 'Closed' ? 'Closed' : dayText({ ...entry, formattedHours: null }),
    }))
}

function nextDayText(date: string, ahead: number): string {
  const day = WEEKDAYS[weekdayOf(date)] ?? ''
  return ahead < 7 ? day : `${day} ${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
}

function dayText(day: DayHours): string {
  if (day.formattedHours !== null) return day.formattedHours
  return isTimed(day) ? `${clockText(day.open)} to ${clockText(day.close)}` : CLOSED_TEXT
}

/** Whether a day has an opening and a closing time. */
export function isTimed(day: DayHours): day is DayHours & { open: string; close: string } {
  return day.status === 'Open' && day.open !== null && day.close !== null
}

/** Minutes since midnight of HH:MM. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes from the start of the day to closing: 1440 for midnight, more after it, so 18:00 to 01:00 gives 1500. */
export function closingMinutesOf({ open, close }: { open: string; close: string }): number {
  const minutes = minutesOf(close)
  return minutes === 0 || minutes <= minutesOf(open) ? minutes + DAY_MINUTES : minutes
}
