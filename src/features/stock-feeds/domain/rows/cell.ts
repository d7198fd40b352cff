import type { WireField, WireKind } from '#src/features/vehicles/domain/wire/wire-field.ts'
import { quotedText } from '#src/shared/domain/text/quoted-text.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { readDay } from './day-text.ts'

type Parsed = Result<unknown, string>

/** What dealers write for none where a number is expected. */
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
  'contact us',
  'enquire',
  'enquire now',
  'call for price',
  'unknown',
  'not known',
  'n/k',
  '?',
  'p/a',
]
/** A day as YYYY-MM-DD (see day-text.ts); null for words meaning none. */
export function parseDay(text: string): Result<string | null, string> {
  if (NO_NUMBER.includes(text.trim().toLowerCase())) return ok(null)
  const day = text.length > NUMBER_TEXT_MAX ? null : readDay(text.trim())
  return day ? ok(day) : fail(`is not a date such as 31/12/2026: '${quotedText(text)}'`)
}

const TRUE_WORDS = ['1', 'y', 'yes', 'true', 't', 'on', 'x', '✓']
const FALSE_WORDS = ['0', 'n', 'no', 'false', 'f', 'off', '-']

/** Longer text is not a number or date. Also keeps the patterns fast. */
const NUMBER_TEXT_MAX = 100

/** A number with Australian thousands separators, with or without `$`, `km` or another given unit; null for none. */
export function parseNumber(text: string): Result<number | null, string> {
  const plain = text.trim().toLowerCase()
  if (NO_NUMBER.includes(plain)) return ok(null)
  if (plain.length > NUMBER_TEXT_MAX) return fail(`is not a number: '${quotedText(text)}'`)
  const bare = plain
    .replace(/^(aud|a)?\s*\$\s*/, '')
    .replace(/[\s*^#†‡]+$/, '')
    .replace(/(aud|kms?|kilomet(re|er)s?|kgs?|mm|nm|cc|litres?|l|%)$/, '')
    .trimEnd()
  if (bare === '' || bare === '-') return ok(null)
  const shape = /^-?(\d+|\d{1,3}(,\d{3})+|\d{1,3}( \d{3})+)(\.\d+)?$/
  return shape.test(bare)
    ? ok(Number(bare.replace(/[ ,]/g, '')))
    : fail(`is not a number: '${quotedText(text)}'`)
}

/** VDP-052: caravan lengths come in feet. */
const MM_PER_FOOT = 304.8

/** `4 Cyl`, `4D`, `5 seats`, `6 Speed`, `V6`: what accompanies a small count. */
const COUNT_UNITS =
  /^(?:[vlihw]-?)?(\d{1,2})\s*-?(?:cyl(?:inders?)?|seats?|doors?|drs?|d|sp(?:eeds?|d)?|gears?)?\.?$/i
const SMALL_COUNTS = new Set(['cylinders', 'seats', 'doors', 'gearnum'])
/** A new vehicle's kilometres in words. */
const DELIVERY_KM = /^(?:del(?:ivery)?|new)\.?(?:\s*(?:kms?|kilometres))?(?:\s*only)?$/i

function parseWhole(text: string, { field }: CellRule): Parsed {
  const isShort = text.length <= NUMBER_TEXT_MAX
  const count = isShort && SMALL_COUNTS.has(field.wire) ? COUNT_UNITS.exec(text.trim()) : null
  if (count) return ok(Number(count[1]))
  if (isShort && field.wire === 'km' && DELIVERY_KM.test(text.trim())) return ok(null)
  const feet = /^(\d{1,3}(?:\.\d+)?)\s*(?:ft|feet|foot|')$/i.exec(text.trim())
  if (feet) return ok(Math.round(Number(feet[1]) * MM_PER_FOOT))
  const read = parseNumber(text)
  if (!read.ok || read.value === null) return read
  return ok(Math.round(read.value))
}

/** yes/no, true/false, 1/0 in any letter case; null if empty. */
export function parseFlag(text: string): Result<boolean | null, string> {
  const plain = text.trim().toLowerCase()
  if (plain === '') return ok(null)
  if (TRUE_WORDS.includes(plain)) return ok(true)
  return FALSE_WORDS.includes(plain) ? ok(false) : fail(`is neither yes nor no: '${quotedText(text)}'`)
}

/** A list: JSON, or split at `|`, else line breaks, else `;`, else commas; empty entries are dropped. */
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

/** Addresses may contain `;` and `,`, so only `|`, spaces, line breaks and a comma before `http` separate them. */
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
  if (Object.hasOwn(words, plain)) return ok(words[plain])
  const named = field.choices?.find((choice) => choice.toLowerCase().replace(/[^a-z0-9]/g, '') === plain)
  return ok(named ?? text.trim())
}

function parseUnixSeconds(text: string): Parsed {
  if (/^\d{6,12}(\.\d+)?$/.test(text.trim())) return ok(Number(text))
  const isInstant = /^\d{4}-\d{2}-\d{2}T/.test(text.trim())
  const day = isInstant ? ok(text.trim()) : parseDay(text)
  if (!day.ok || day.value === null) return day
  const time = Date.parse(day.value)
  return Number.isNaN(time) ? fail(`is not a date: '${quotedText(text)}'`) : ok(time / 1000)
}

/** How to read a cell: its field and the source's own words for it. */
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

/** The wire value of a cell's text. Kinds that are text on the wire pass unchanged; checks come later. */
export function parseCell(text: string, rule: CellRule): Parsed {
  const parse = PARSERS[rule.field.kind]
  return parse ? parse(text, rule) : ok(text)
}
