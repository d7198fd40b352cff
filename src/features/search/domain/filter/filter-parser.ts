import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { ComparisonSign, FilterCondition, FilterExpression, FilterFault } from './filter-expression.ts'
import {
  atEnd,
  failAt,
  type FilterCursor,
  FilterSyntaxError,
  type FilterWord,
  needValue,
  skipSpace,
  span,
  takeKeyword,
  takeSign,
  tryValue,
} from './filter-text.ts'
import type { Filter } from '#src/features/search/domain/search-engine.ts'

/** Meilisearch's MAX_FILTER_DEPTH; each or, and, not and primary level counts one. */
const FILTER_DEPTH_MAX = 150
/** Longest filter text accepted, far above any page's, to limit the work of a hostile one. */
const FILTER_LENGTH_MAX = 50_000
const SIGNS: readonly ComparisonSign[] = ['<=', '>=', '!=', '<', '>', '=']
const OPERATIONS =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, or `_geoBoundingBox`'
const GEO_RULES =
  '`_geoRadius(latitude, longitude, distance)` or `_geoBoundingBox([latitude, longitude], [latitude, longitude])`'

/**
 * Parses a Meilisearch filter: an expression, or an array whose items are joined by AND and inner arrays by OR.
 * Null for an empty filter. Errors carry Meilisearch's own text.
 */
export function parseFilter(filter: Filter): Result<FilterExpression | null, FilterFault> {
  try {
    return ok(Array.isArray(filter) ? parseList(filter) : parseText(filter))
  } catch (error) {
    if (error instanceof FilterSyntaxError) return fail(error.fault)
    throw error
  }
}

function parseList(filter: (string | string[])[]): FilterExpression | null {
  const parts = filter.map((item) =>
    Array.isArray(item) ? join('or', item.map(parseText)) : parseText(item),
  )
  return join('and', parts)
}

function join(kind: 'and' | 'or', parts: (FilterExpression | null)[]): FilterExpression | null {
  const present = parts.filter((part) => part !== null)
  return present.length > 1 ? { kind, parts: present } : (present[0] ?? null)
}

function parseText(text: string): FilterExpression | null {
  if (text.trim() === '') return null
  const cursor: FilterCursor = { text, at: 0, depth: 0 }
  if (text.length > FILTER_LENGTH_MAX)
    throw new FilterSyntaxError({ message: `The filter is longer than ${FILTER_LENGTH_MAX} characters.` })
  const expression = parseOr(cursor)
  if (atEnd(cursor)) return expression
  const rest = text.slice(cursor.at)
  return failAt(
    `Found unexpected characters at the end of the filter: \`${rest}\`. You probably forgot an \`OR\` or an \`AND\` rule.`,
    span(cursor, cursor.at),
  )
}

function deeper<T>(cursor: FilterCursor, parse: (cursor: FilterCursor) => T): T {
  cursor.depth++
  if (cursor.depth > FILTER_DEPTH_MAX) {
    return failAt(
      'The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.',
      span(cursor, cursor.at),
    )
  }
  const value = parse(cursor)
  cursor.depth--
  return value
}

function parseOr(cursor: FilterCursor): FilterExpression {
  return deeper(cursor, () => parseChain(cursor, 'or'))
}

function parseAnd(cursor: FilterCursor): FilterExpression {
  return deeper(cursor, () => parseChain(cursor, 'and'))
}

function parseChain(cursor: FilterCursor, kind: 'and' | 'or'): FilterExpression {
  const next = kind === 'or' ? parseAnd : parseNot
  const first = next(cursor)
  const parts = [first]
  for (let before = cursor.at; takeKeyword(cursor, kind.toUpperCase()); before = cursor.at) {
    // Like Meilisearch, reports a dangling OR as unexpected characters, not as a missing value.
    if (atEnd(cursor)) {
      cursor.at = before
      skipSpace(cursor)
      break
    }
    parts.push(next(cursor))
  }
  return parts.length > 1 ? { kind, parts } : first
}

function parseNot(cursor: FilterCursor): FilterExpression {
  return deeper(cursor, () => {
    if (!takeKeyword(cursor, 'NOT')) return deeper(cursor, parsePrimary)
    return { kind: 'not', part: parseNot(cursor) }
  })
}

function parsePrimary(cursor: FilterCursor): FilterExpression {
  skipSpace(cursor)
  const start = cursor.at
  if (takeSign(cursor, '(')) {
    const inner = parseOr(cursor)
    if (takeSign(cursor, ')')) return inner
    return failAt(
      `Expression \`${cursor.text.slice(start)}\` is missing the following closing delimiter: \`)\`.`,
      span(cursor, start),
    )
  }
  refuseGeo(cursor)
  const attribute = tryValue(cursor)
  const condition = attribute && parseOperation(cursor, attribute)
  if (condition) return condition
  const rest = cursor.text.slice(start)
  return failAt(
    `Was expecting an operation ${OPERATIONS} ${rest.trim() === '' ? 'but instead got nothing.' : `at \`${rest}\`.`}`,
    span(cursor, start),
  )
}

/** Stock has no `_geo`, so the rules for geo, vectors and foreign keys get Meilisearch's error. */
function refuseGeo(cursor: FilterCursor): void {
  const name = /^(_geo\w*|_foreign|_vectors\b)/.exec(cursor.text.slice(cursor.at, cursor.at + 20))?.[1]
  if (!name) return
  const where = span(cursor, cursor.at)
  if (name === '_geo' || name === '_geoPoint' || name === '_geoDistance') {
    failAt(
      `\`${name}\` is a reserved keyword and thus can't be used as a filter expression. Use the ${GEO_RULES} built-in rules to filter on \`_geo\` coordinates.`,
      where,
    )
  }
  failAt(
    `Attribute \`${name.startsWith('_geo') ? '_geo' : name}\` is not filterable: this index has no such attribute.`,
    where,
  )
}

function parseOperation(cursor: FilterCursor, attribute: FilterWord): FilterExpression | undefined {
  const on = { attribute: attribute.value, span: attribute.span }
  const plain = parsePositive(cursor, on) ?? parseComparison(cursor, on)
  if (plain) return plain
  const start = cursor.at
  if (takeKeyword(cursor, 'IS')) return parseIs(cursor, on)
  if (takeKeyword(cursor, 'NOT')) {
    const part = parsePositive(cursor, on)
    return part && { kind: 'not', part }
  }
  cursor.at = start
  const from = tryValue(cursor)
  if (!from || !takeKeyword(cursor, 'TO')) return undefined
  return { ...on, kind: 'between', from: from.value, to: needValue(cursor).value }
}

type On = Pick<FilterCondition, 'attribute' | 'span'>

function parseComparison(cursor: FilterCursor, on: On): FilterCondition | undefined {
  const sign = SIGNS.find((candidate) => takeSign(cursor, candidate))
  return sign && { ...on, kind: 'compare', sign, value: needValue(cursor).value }
}

/** The operators that may follow NOT. */
function parsePositive(cursor: FilterCursor, on: On): FilterCondition | undefined {
  if (takeKeyword(cursor, 'IN')) return { ...on, kind: 'in', values: parseInList(cursor) }
  if (takeKeyword(cursor, 'EXISTS')) return { ...on, kind: 'exists' }
  if (takeKeyword(cursor, 'CONTAINS')) return { ...on, kind: 'contains', value: needValue(cursor).value }
  if (takeKeyword(cursor, 'STARTS WITH')) return { ...on, kind: 'starts', value: needValue(cursor).value }
  return undefined
}

function parseIs(cursor: FilterCursor, on: On): FilterExpression | undefined {
  const negative = takeKeyword(cursor, 'NOT')
  const kind = takeKeyword(cursor, 'NULL') ? 'null' : takeKeyword(cursor, 'EMPTY') ? 'empty' : undefined
  if (!kind) return undefined
  return negative ? { kind: 'not', part: { ...on, kind } } : { ...on, kind }
}

function parseInList(cursor: FilterCursor): string[] {
  if (!takeSign(cursor, '[')) return failAt('Expected `[` after `IN` keyword.', span(cursor, cursor.at))
  const values: string[] = []
  while (!takeSign(cursor, ']')) {
    if (atEnd(cursor))
      return failAt(
        'Expected matching `]` after the list of field names given to `IN[`',
        span(cursor, cursor.at),
      )
    values.push(needValue(cursor, 'list').value)
    if (takeSign(cursor, ',')) continue
    if (takeSign(cursor, ']')) break
    return failAt(
      'Expected matching `]` after the list of field names given to `IN[`',
      span(cursor, cursor.at),
    )
  }
  return values
}
