import { isDay } from '#src/features/vehicles/domain/wire/wire-values.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Days from 1899-12-30, the epoch of spreadsheets, to 1970-01-01. */
const SHEET_EPOCH_DAYS = 25_569
/** 1990 to 2049: a number in this range in place of a date is a spreadsheet's day number. */
const SHEET_DAYS = { min: 32_874, max: 54_788 }
/** A clock time after a date, as exports write midnight. */
const CLOCK = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?)?`

type Form = readonly [RegExp, (parts: string[]) => [year: string, month: string, day: string]]

/** Day first (B6); a month without a day means its first. */
const FORMS: readonly Form[] = [
  [
    new RegExp(`^(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2})${CLOCK}$`, 'i'),
    ([d, m, y]) => [y ?? '', m ?? '', d ?? ''],
  ],
  [
    new RegExp(`^(\\d{4})[/.-](\\d{1,2})[/.-](\\d{1,2})${CLOCK}$`, 'i'),
    ([y, m, d]) => [y ?? '', m ?? '', d ?? ''],
  ],
  [/^(\d{4})(\d{2})(\d{2})$/, ([y, m, d]) => [y ?? '', m ?? '', d ?? '']],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ /.-]+([a-z]{3,9})\\.?[ ,/.-]+(\\d{4}|\\d{2})${CLOCK}$`, 'i'),
    ([d, m, y]) => [y ?? '', monthOf(m), d ?? ''],
  ],
  [/^([a-z]{3,9})\.?[ ,/.-]*(\d{4}|\d{2})$/i, ([m, y]) => [y ?? '', monthOf(m), '1']],
  [/^(\d{1,2})[/.-](\d{4}|\d{2})$/, ([m, y]) => [y ?? '', m ?? '', '1']],
  [/^(\d{4})[/.-](\d{1,2})$/, ([y, m]) => [y ?? '', m ?? '', '1']],
]

function monthOf(word = ''): string {
  const place = MONTHS.indexOf(word.slice(0, 3).toLowerCase())
  return place < 0 || !MONTH_NAME.test(word) ? '' : String(place + 1)
}
const MONTH_NAME =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i

/**
 * Reads a day as dealers' systems write it: 31/12/2026, 08-May-2023, 8 May 23, May 2023, 05/23, 2023-05-08,
 * 20230508 or a spreadsheet's day number; gives YYYY-MM-DD. Two-digit years are 1970 to 2069. Null for anything
 * else.
 */
export function readDay(text: string): string | null {
  if (/^\d{5}$/.test(text) && Number(text) >= SHEET_DAYS.min && Number(text) <= SHEET_DAYS.max)
    return new Date((Number(text) - SHEET_EPOCH_DAYS) * 86_400_000).toISOString().slice(0, 10)
  for (const [pattern, order] of FORMS) {
    const found = pattern.exec(text)
    if (!found) continue
    const [year, month, day] = order(found.slice(1))
    const whole = year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year
    const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    if (isDay(iso)) return iso
  }
  return null
}
