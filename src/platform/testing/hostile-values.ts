import fc from 'fast-check'

/** Keys that a value's own methods, its prototype or a serialiser are looked up by. */
const HOSTILE_KEYS = [
  'toString',
  'valueOf',
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  'length',
  'then',
  'hasOwnProperty',
]
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udc00x',
  '\u2028',
  '1e999',
  '-0',
  'null',
  '$',
  '9'.repeat(400),
]
const ODD_NUMBERS = [0, -0, -1, 0.1, 1e21, 2 ** 53, Number.POSITIVE_INFINITY]

/** A list or record nested in itself `depth` times; deeper than the call stack. */
function nested(depth: number, isList: boolean): unknown {
  const open = isList ? '[' : '{"toString":'
  const close = isList ? ']' : '}'
  return JSON.parse(`${open.repeat(depth)}0${close.repeat(depth)}`)
}
/** Nested deeper than the call stack: in lists, and in records whose key is a method's name. */
export const DEEP_VALUES: readonly unknown[] = [nested(30_000, true), nested(30_000, false)]

/**
 * Values JSON.parse may return from a hostile body or feed: own keys `toString`, `__proto__` and the like,
 * texts no store accepts, numbers out of range. `keys` are the reader's own names; use DEEP_VALUES as well.
 */
export function hostileValues(keys: readonly string[] = []): fc.Arbitrary<unknown> {
  const key = fc.oneof(fc.constantFrom(...HOSTILE_KEYS, ...keys), fc.string({ maxLength: 6 }))
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(null, true, false, ...ODD_TEXTS, ...ODD_NUMBERS),
    fc.string({ unit: 'binary-ascii', maxLength: 8 }),
    fc.double({ noNaN: true }),
  )
  const around = (value: fc.Arbitrary<unknown>) =>
    fc.oneof(
      leaf,
      fc.array(value, { maxLength: 3 }),
      // fromEntries makes an own key of `__proto__`, as JSON.parse does.
      fc.array(fc.tuple(key, value), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
    )
  return around(around(around(leaf)))
}

/** How many values a property is tried with: few in the gate, `HOSTILE_RUNS=100000` for a hunt. */
export function hostileRuns(few: number): number {
  return Number(process.env.HOSTILE_RUNS ?? few)
}
