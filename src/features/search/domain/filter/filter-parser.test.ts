import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FilterExpression } from './filter-expression.ts'
import { parseFilter } from './filter-parser.ts'
import { filterIn, quoteFilterValue } from './filter-value.ts'

/** A short notation for the parsed tree. */
function show(expression: FilterExpression | null): string {
  if (expression === null) return '-'
  if (expression.kind === 'and' || expression.kind === 'or')
    return `(${expression.parts.map(show).join(` ${expression.kind} `)})`
  if (expression.kind === 'not') return `!${show(expression.part)}`
  const { attribute, kind } = expression
  if (kind === 'compare') return `${attribute}${expression.sign}${expression.value}`
  if (kind === 'in') return `${attribute} in ${expression.values.join('|')}`
  if (kind === 'between') return `${attribute} ${expression.from}..${expression.to}`
  return kind === 'contains' || kind === 'starts'
    ? `${attribute} ${kind} ${expression.value}`
    : `${attribute} ${kind}`
}

function parsed(filter: Parameters<typeof parseFilter>[0]): string {
  const result = parseFilter(filter)
  return result.ok ? show(result.value) : `fault: ${result.error.message}`
}

test.each([
  ['make = Kia', 'make=Kia'],
  ['make=Kia', 'make=Kia'],
  ['a = 1 OR b = 2 AND c = 3', '(a=1 or (b=2 and c=3))'],
  ['(a = 1 OR b = 2) AND NOT c = 3', '((a=1 or b=2) and !c=3)'],
  ['NOT NOT a = 1', '!!a=1'],
  ['a IN [x, "y z", 3,]', 'a in x|y z|3'],
  ['a NOT IN []', '!a in '],
  ['price 1 TO 2.5', 'price 1..2.5'],
  ['price >= -5 AND price != 3', '(price>=-5 and price!=3)'],
  ['a EXISTS AND b NOT EXISTS', '(a exists and !b exists)'],
  ['a IS NULL OR a IS NOT EMPTY', '(a null or !a empty)'],
  ["name CONTAINS 'it\\'s' AND b NOT STARTS WITH x", "(name contains it's and !b starts x)"],
  ['"NOT" = "OR"', 'NOT=OR'],
  ['ORange = TOyota', 'ORange=TOyota'],
  ['make = "Citro\\u{eb}n\\n"', 'make=Citroën\n'],
  ['   ', '-'],
])('%s is parsed as %s', (filter, tree) => {
  expect(parsed(filter)).toBe(tree)
})

test('an array is joined by AND and its inner arrays by OR', () => {
  expect(parsed(['a = 1', ['b = 2', 'c = 3 AND d = 4'], []])).toBe('(a=1 and (b=2 or (c=3 and d=4)))')
  expect(parsed([])).toBe('-')
})

test.each([
  [
    'channel = Ponce = 12',
    'Found unexpected characters at the end of the filter: `= 12`. You probably forgot an `OR` or an `AND` rule.\n17:21 channel = Ponce = 12',
  ],
  ['channel =    ', 'Was expecting a value but instead got nothing.\n14:14 channel =    '],
  [
    'channel = OR',
    'Was expecting a value but instead got `OR`, which is a reserved keyword. To use `OR` as a field name or a value, surround it by quotes.\n11:13 channel = OR',
  ],
  [
    'channel = Ponce OR',
    'Found unexpected characters at the end of the filter: `OR`. You probably forgot an `OR` or an `AND` rule.\n17:19 channel = Ponce OR',
  ],
  [
    "channel = 'Ponce",
    "Expression `'Ponce` is missing the following closing delimiter: `'`.\n11:17 channel = 'Ponce",
  ],
  [
    '(channel = Ponce',
    'Expression `(channel = Ponce` is missing the following closing delimiter: `)`.\n1:17 (channel = Ponce',
  ],
  ['channel IN Ponce', 'Expected `[` after `IN` keyword.\n12:17 channel IN Ponce'],
  ['a IN [b', 'Expected matching `]` after the list of field names given to `IN[`\n8:8 a IN [b'],
  [
    'a IN [NOT]',
    'Expected only comma-separated field names inside `IN[..]` but instead found `NOT`, which is a keyword. To use `NOT` as a field name or a value, surround it by quotes.\n7:10 a IN [NOT]',
  ],
])('%s is refused with Meilisearch’s text', (filter, message) => {
  expect(parsed(filter)).toBe(`fault: ${message}`)
})

test('a missing operator, geo rules and excessive nesting are refused', () => {
  expect(parsed('title & Glass')).toMatch(
    /^fault: Was expecting an operation .* at `title & Glass`\.\n1:14 title & Glass$/,
  )
  for (const filter of [
    '_geoRadius(1, 2, 3)',
    '_geo(1)',
    '_geoPoint(1, 2)',
    'a = _geoRadius',
    'a == b',
    'and',
    'a = 1 and b = 2',
    '))',
    'a IN [b c]',
  ])
    expect(parsed(filter)).toMatch(/^fault: /)
  expect(parsed(`${'('.repeat(30)}a = 1${')'.repeat(30)}`)).toBe('a=1')
  expect(parsed(`${'('.repeat(5000)}a = 1${')'.repeat(5000)}`)).toContain('exceeded the maximum depth limit')
  expect(parsed(`${'NOT '.repeat(10_000)}a = 1`)).toContain('exceeded the maximum depth limit')
})

test('a quoted value is read back unchanged, whatever it contains, and cannot end its quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const result = parseFilter(`make = ${quoteFilterValue(value)}`)
      expect(result.ok && result.value).toMatchObject({ kind: 'compare', value })
      expect(parseFilter(filterIn('make', [value, value]))).toMatchObject({
        ok: true,
        value: { values: [value, value] },
      })
    }),
  )
})

test('any text gives a tree or an error, never an exception', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.array(
        fc.constantFrom(
          'make',
          '=',
          'AND',
          'OR',
          'NOT',
          '(',
          ')',
          '[',
          ']',
          'IN',
          '"',
          'TO',
          '1',
          'IS',
          'NULL',
          ',',
        ),
      ),
      (text, parts) => {
        for (const filter of [text, parts.join(' ')]) expect(typeof parsed(filter)).toBe('string')
      },
    ),
    { numRuns: 500 },
  )
})
