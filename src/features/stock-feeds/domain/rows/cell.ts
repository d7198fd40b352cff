import type { WireField, WireKind } from '#src/features/vehicles/domain/wire/wire-field.ts'
import { isDay } from '#src/features/vehicles/domain/wire/wire-values.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'

type Parsed = Result<unknown, string>

/** What dealers write where a number would be, meaning none. */
const NO_NUMBER = [
  '',
  '-',
  'n/a',
  'na',
  'nil',
  'none',
  'null',
  'tba',
  'tbc',
  'tbd',
  'poa',
  'call',
  'p.o.a.',
  'price on application',
  'contact dealer',
]
const TRUE_WORDS = ['1', 'y', 'yes', 'true', 't']
const FALSE_WORDS = ['0', 'n', 'no', 'false', 'f']

/** A number with Australian thousands separators, with or without `$`, `km` or another given unit; null for none. */
export function parseNumber(text: string): Result<number | null, string> {
  const plain = text.trim().toLowerCase()
  if (NO_NUMBER.includes(plain)) return ok(null)
  const bare = plain
    .replace(/^(aud|a)?\s*\$\s*/, '')
    .replace(/(aud|kms?|kilomet(re|er)s?|kgs?|mm|nm|cc|litres?|l|%)$/, '')
    .trimEnd()
  if (bare === '' || bare === '-') return ok(null)
  const shape = /^-?(\d+|\d{1,3}(,\d{3})+|\d{1,3}( \d{3})+)(\.\d+)?$/
  return shape.test(bare)
    ? ok(Number(bare.replace(/[ ,]/g, '')))
    : fail(`is not a number: '${text.slice(0, 60)}'`)
}

/** VDP-052: caravan lengths come in feet. */
const MM_PER_FOOT = 304.8

function parseWhole(text: string): Parsed {
  const feet = /^(\d{1,3}(?:\.\d+)?)\s*(?:ft|feet|foot|')$/i.exec(text.trim())
  if (feet) return ok(Math.round(Number(feet[1]) * MM_PER_FOOT))
  const read = parseNumber(text)
  if (!read.ok || read.value === null) return read
  return ok(Math.round(read.value))
}

/** yes/no, true/false, 1/0 in any letter case; null when empty. */
export function parseFlag(text: string): Result<boolean | null, string> {
  const plain = text.trim().toLowerCase()
  if (plain === '') return ok(null)
  if (TRUE_WORDS.includes(plain)) return ok(true)
  return FALSE_WORDS.includes(plain) ? ok(false) : fail(`is neither yes nor no: '${text.slice(0, 60)}'`)
}

/** A day as YYYY-MM-DD from dd/mm/yyyy (B6), dd-mm-yyyy, yyyy-mm-dd, or mm/yyyy as the first of the month. */
export function parseDay(text: string): Result<string | null, string> {
  const plain = text.trim()
  if (NO_NUMBER.includes(plain.toLowerCase())) return ok(null)
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/.exec(plain)
  const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(plain)
  const month = /^(\d{1,2})[/-](\d{4})$/.exec(plain)
  const day = dayFirst
    ? toDay(dayFirst[3], dayFirst[2], dayFirst[1])
    : yearFirst
      ? toDay(yearFirst[1], yearFirst[2], yearFirst[3])
      : month
        ? toDay(month[2], month[1], '1')
        : ''
  return isDay(day) ? ok(day) : fail(`is not a date such as 31/12/2026: '${text.slice(0, 60)}'`)
}

function toDay(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A list: JSON, or split at `|`, else new lines, else `;`, else commas; empty entries fall out. */
export function parseList(text: string): Result<unknown[], string> {
  const plain = text.trim()
  if (plain.startsWith('[')) return parseJson(plain) as Result<unknown[], string>
  const separator = ['|', '\n', ';', ','].find((candidate) => plain.includes(candidate)) ?? ','
  return ok(
    plain
      .split(separator)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
}

/** Addresses may hold `;` and `,`: only `|`, spaces and new lines part them, and a comma before `http`. */
export function parseAddressList(text: string): Result<unknown[], string> {
  const plain = text.trim()
  if (plain.startsWith('[')) return parseJson(plain) as Result<unknown[], string>
  return ok(plain.split(/[|\s]+|[,;](?=https?:)/).filter((entry) => entry !== ''))
}

function parseJson(text: string): Parsed {
  if (text.trim() === '') return ok(null)
  try {
    return ok(JSON.parse(text))
  } catch {
    return fail('is not JSON')
  }
}

function parseChoice(text: string, { field, words }: CellRule): Parsed {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  if (plain === '') return ok(null)
  const named = field.choices?.find((choice) => choice.toLowerCase().replace(/[^a-z0-9]/g, '') === plain)
  return ok(named ?? (Object.hasOwn(words, plain) ? words[plain] : text.trim()))
}

function parseUnixSeconds(text: string): Parsed {
  if (/^\d{6,12}(\.\d+)?$/.test(text.trim())) return ok(Number(text))
  const isInstant = /^\d{4}-\d{2}-\d{2}T/.test(text.trim())
  const day = isInstant ? ok(text.trim()) : parseDay(text)
  if (!day.ok || day.value === null) return day
  const time = Date.parse(day.value)
  return Number.isNaN(time) ? fail(`is not a date: '${text.slice(0, 60)}'`) : ok(time / 1000)
}

/** How one cell is read: its field and the source's own words for it. */
export type CellRule = { field: WireField; words: Readonly<Record<string, string>> }

const PARSERS: Partial<Record<WireKind, (text: string, rule: CellRule) => Parsed>> = {
  integer: parseWhole,
  count: parseWhole,
  decimal: parseNumber,
  cents: parseNumber,
  flag: parseFlag,
  date: parseDay,
  unix_seconds: parseUnixSeconds,
  choice: parseChoice,
  texts: parseList,
  urls: parseAddressList,
  images: parseAddressList,
  videos: parseAddressList,
  hotspots: parseJson,
  group: parseJson,
  group_by_key: parseJson,
}

/** The wire value of a cell's text; kinds that are text on the wire pass unchanged. Checks come later. */
export function parseCell(text: string, rule: CellRule): Parsed {
  const parse = PARSERS[rule.field.kind]
  return parse ? parse(text, rule) : ok(text)
}
