import { dateInWords, weekdayOf } from '#src/shared/domain/calendar-date.ts'

/** The days named in the demo's documents. They follow the day the demo is started, half a year at a time. */
export type DemoDays = {
  /** First day of dated offers, and the day sample rates were true: the last 1 May or 1 November. */
  from: string
  /**
   * Last day of dated offers, fourteen months later, so that a running demo has them for at least eight more
   * months.
   */
  to: string
  fromWords: string
  toWords: string
  /** `October 2026`: the month a marked price was seen in. */
  monthBefore: string
  /** `LATE 2027`: when a coming location opens. */
  opening: string
  /** The name of the half-year, to tell it from the previous one. */
  name: string
  /** The next public holidays after `from`, for as long as a demo may run without a restart. */
  holidays: readonly { date: string; note: string; isShort: boolean }[]
}

const DAY_MS = 86_400_000
const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
const addDays = (date: string, count: number) =>
  new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10)

/** At least fifteen months of them. */
const HOLIDAYS_NAMED = 12

/** The days of a demo started on a day (YYYY-MM-DD). */
export function demoDays(day: string): DemoDays {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const isLate = month < 5 || month > 10
  const first = month < 5 ? year - 1 : year
  const from = iso(first, isLate ? 11 : 5, 1)
  const to = isLate ? iso(first + 1, 12, 31) : iso(first + 1, 6, 30)
  return {
    from,
    to,
    fromWords: dateInWords(from),
    toWords: dateInWords(to),
    monthBefore: dateInWords(addDays(from, -1)).replace(/^\d+ /, ''),
    opening: isLate ? `LATE ${first + 1}` : `EARLY ${first + 1}`,
    name: isLate ? `summer-${first}` : `winter-${first}`,
    holidays: [first, first + 1, first + 2]
      .flatMap((each) => holidaysOf(each))
      .filter(({ date }) => date >= from)
      .slice(0, HOLIDAYS_NAMED),
  }
}

/** The days in a year when most dealers close or shorten their hours. */
function holidaysOf(year: number) {
  const closed = (date: string, note: string) => ({ date, note, isShort: false })
  return [
    closed(iso(year, 1, 1), 'New Year’s Day'),
    closed(iso(year, 1, 26), 'Australia Day'),
    closed(addDays(easterSunday(year), -2), 'Good Friday'),
    closed(iso(year, 4, 25), 'Anzac Day'),
    { date: iso(year, 12, 24), note: 'Christmas Eve', isShort: true },
    closed(iso(year, 12, 25), 'Christmas Day'),
    closed(iso(year, 12, 26), 'Boxing Day'),
  ]
}

/** Easter Sunday by the anonymous Gregorian rule (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const m = Math.floor((a + 11 * h) / 319)
  const k = (2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - h + m + 32) % 7
  const month = Math.floor((h - m + k + 90) / 25)
  return iso(year, month, (h - m + k + month + 19) % 32)
}

/** The nth weekday (0 Sunday) of a month in each of the years that the holidays cover. */
export function yearlyWeekday(
  { from, holidays }: DemoDays,
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
): string[] {
  const last = holidays.at(-1)?.date ?? from
  return [0, 1, 2]
    .map((later) => {
      const first = iso(Number(from.slice(0, 4)) + later, month, 1)
      return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
    })
    .filter((date) => date >= from && date <= last)
}

export const DEMO_DAYS = demoDays(new Date(Date.now()).toISOString().slice(0, 10))
