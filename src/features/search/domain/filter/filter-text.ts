import { filterFault, type FilterFault, type FilterSpan } from './filter-expression.ts'

/** Thrown inside the parser only; parseFilter returns it as an error. */
export class FilterSyntaxError extends Error {
  readonly fault: FilterFault
  constructor(fault: FilterFault) {
    super(fault.message)
    this.fault = fault
  }
}

/** The text being parsed and the position in it. */
export type FilterCursor = { readonly text: string; at: number; depth: number }

export type FilterWord = { value: string; span: FilterSpan; quoted: boolean }

const KEYWORDS = new Set([
  'AND',
  'OR',
  'IN',
  'NOT',
  'TO',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
  '_geoRadius',
  '_geoBoundingBox',
])
const WORD = /[\p{L}\p{N}_.-]+/uy
const SPACE = /\s*/uy
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '0': '\0' }

export function span(cursor: FilterCursor, start: number, end = cursor.text.length): FilterSpan {
  return { text: cursor.text, start, end }
}

export function failAt(sentence: string, where: FilterSpan): never {
  throw new FilterSyntaxError(filterFault(sentence, where))
}

export function skipSpace(cursor: FilterCursor): void {
  SPACE.lastIndex = cursor.at
  cursor.at += SPACE.exec(cursor.text)?.[0].length ?? 0
}

/** Consumes `keyword` if it comes next as a whole word in upper case. */
export function takeKeyword(cursor: FilterCursor, keyword: string): boolean {
  skipSpace(cursor)
  if (!cursor.text.startsWith(keyword, cursor.at)) return false
  WORD.lastIndex = cursor.at + keyword.length
  if (WORD.test(cursor.text)) return false
  cursor.at += keyword.length
  return true
}

export function takeSign(cursor: FilterCursor, sign: string): boolean {
  skipSpace(cursor)
  if (!cursor.text.startsWith(sign, cursor.at)) return false
  cursor.at += sign.length
  return true
}

export function atEnd(cursor: FilterCursor): boolean {
  skipSpace(cursor)
  return cursor.at >= cursor.text.length
}

/** A bare word, 'single' or "double" quoted value; undefined (position unchanged) if none comes next. */
export function tryValue(cursor: FilterCursor): FilterWord | undefined {
  const before = cursor.at
  skipSpace(cursor)
  const start = cursor.at
  const quote = cursor.text[start]
  if (quote === '"' || quote === "'") return quotedValue(cursor, quote)
  WORD.lastIndex = start
  const word = WORD.exec(cursor.text)?.[0]
  if (word === undefined || KEYWORDS.has(word)) {
    cursor.at = before
    return undefined
  }
  cursor.at = start + word.length
  return { value: word, span: span(cursor, start, cursor.at), quoted: false }
}

/** A required value; the error says what is there instead. */
export function needValue(cursor: FilterCursor, place: 'operand' | 'list' = 'operand'): FilterWord {
  const value = tryValue(cursor)
  if (value) return value
  skipSpace(cursor)
  const start = cursor.at
  WORD.lastIndex = start
  const word = WORD.exec(cursor.text)?.[0]
  const rest = span(cursor, start)
  if (start >= cursor.text.length) return failAt('Was expecting a value but instead got nothing.', rest)
  if (word?.startsWith('_geo'))
    return failAt(`The \`${word}\` filter is an operation and can't be used as a value.`, rest)
  const found = word ?? cursor.text.slice(start).split(/\s/u)[0]
  const where = span(cursor, start, start + (found?.length ?? 0))
  if (place === 'list') {
    const tail = word
      ? `, which is a keyword. To use \`${word}\` as a field name or a value, surround it by quotes.`
      : '.'
    return failAt(
      `Expected only comma-separated field names inside \`IN[..]\` but instead found \`${found}\`${tail}`,
      where,
    )
  }
  if (word)
    return failAt(
      `Was expecting a value but instead got \`${word}\`, which is a reserved keyword. To use \`${word}\` as a field name or a value, surround it by quotes.`,
      where,
    )
  return failAt(`Was expecting a value but instead got \`${found}\`.`, where)
}

function quotedValue(cursor: FilterCursor, quote: string): FilterWord {
  const start = cursor.at
  let value = ''
  for (let at = start + 1; at < cursor.text.length; at++) {
    const letter = cursor.text[at] as string
    if (letter === quote) {
      cursor.at = at + 1
      return { value, span: span(cursor, start + 1, at), quoted: true }
    }
    if (letter !== '\\') {
      value += letter
      continue
    }
    const escaped = readEscape(cursor, at)
    value += escaped.value
    at += escaped.length - 1
  }
  return failAt(
    `Expression \`${cursor.text.slice(start)}\` is missing the following closing delimiter: \`${quote}\`.`,
    span(cursor, start),
  )
}

function readEscape(cursor: FilterCursor, at: number): { value: string; length: number } {
  const next = cursor.text[at + 1] ?? ''
  if (next === 'u') {
    const digits = /^(?:\{([0-9a-f]{1,6})\}|([0-9a-f]{4}))/i.exec(cursor.text.slice(at + 2, at + 10))
    const code = digits ? Number.parseInt(digits[1] ?? digits[2] ?? '', 16) : Number.NaN
    if (!digits || !(code <= 0x10ffff))
      return failAt(`Malformed value: \`${cursor.text.slice(at)}\`.`, span(cursor, at))
    return { value: String.fromCodePoint(code), length: 2 + digits[0].length }
  }
  return { value: ESCAPES[next] ?? next, length: 2 }
}
