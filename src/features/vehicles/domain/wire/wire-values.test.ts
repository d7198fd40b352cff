import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEEP_VALUES, hostileRuns, hostileValues } from '#src/platform/testing/hostile-values.ts'
import { FULL_VEHICLE } from '#src/features/stock-feeds/domain/testing/full-vehicle.ts'
import { VEHICLE_FIELDS } from './vehicle-fields.ts'
import { readWireVehicle } from './vehicle-schema.ts'
import type { WireField } from './wire-field.ts'
import { isDay, readWireValue, shownValue } from './wire-values.ts'

test('an invalid day is not a date', () => {
  expect(isDay('2024-02-29')).toBe(true)
  for (const text of ['2023-02-29', '2026-13-01', '2026-1-1', '2026-00-10']) expect(isDay(text)).toBe(false)
})

test('exactly the days of the calendar are dates', () => {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  fc.assert(
    fc.property(fc.nat(9_999), fc.nat(14), fc.nat(33), (year, month, day) => {
      const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
      const time = Date.parse(`${text}T00:00:00Z`)
      expect(isDay(text)).toBe(!Number.isNaN(time) && new Date(time).toISOString().startsWith(text))
    }),
  )
})

test('negative money and endless text are refused', () => {
  expect(readWireValue({ wire: 'price', key: 'priceCents', kind: 'cents' }, -1).ok).toBe(false)
  expect(readWireValue({ wire: 'tag', key: 'tag', kind: 'text' }, 'x'.repeat(2_000)).ok).toBe(false)
  expect(readWireValue({ wire: 'price', key: 'priceCents', kind: 'cents' }, 34990.55)).toEqual({
    ok: true,
    value: 3499055,
  })
})

const views: WireField = { wire: 'views', key: 'views', kind: 'count' }
const status: WireField = { wire: 'status', key: 'status', kind: 'choice', choices: ['sold'] }

test('a value with an invalid toString is refused without throwing (found by a property test)', () => {
  for (const value of [[{ views: [{ toString: 0 }] }], { toString: 0 }, [{ valueOf: 0, toString: 0 }]]) {
    expect(readWireValue(views, value)).toEqual({ ok: false, error: 'is not a number' })
    expect(readWireValue(status, value).ok).toBe(false)
  }
  for (const field of VEHICLE_FIELDS as readonly WireField[])
    for (const value of DEEP_VALUES) {
      if (!field.kind.startsWith('group')) readWireValue(field, value)
      readWireVehicle({ [field.wire]: value }, FULL_VEHICLE)
    }
})

test('any value of any field is read, or refused with a short clean sentence, and never throws', () => {
  const fields = VEHICLE_FIELDS as readonly WireField[]
  const plain = fields.filter(({ kind }) => kind !== 'group' && kind !== 'group_by_key')
  const inner = ['url', 'thumb', 'image', 'alt', 'id', 'positions', 'x', 'y', 'anchors', 'exterior', '90']
  fc.assert(
    fc.property(fc.constantFrom(...plain), hostileValues(inner), (field, value) => {
      const read = readWireValue(field, value)
      if (!read.ok) expect(read.error).toBe(read.error.slice(0, 300).toWellFormed())
      else expect(JSON.stringify(read.value)).not.toContain('\\u0000')
    }),
    { numRuns: hostileRuns(2_000) },
  )
  fc.assert(
    fc.property(fc.constantFrom(...fields), hostileValues(['variant', 'torque', 'a b']), (field, value) => {
      const read = readWireVehicle({ [field.wire]: value }, FULL_VEHICLE)
      if (!read.ok) for (const issue of read.error) expect(issue.message).toBe(issue.message.toWellFormed())
    }),
    { numRuns: hostileRuns(2_000) },
  )
})

test('a value is quoted in a reason on one short line', () => {
  expect([shownValue('a\nb'), shownValue({ toString: 0 }), shownValue([[[]]])]).toEqual([
    'a b',
    'a record',
    'a list',
  ])
  expect(shownValue('x'.repeat(500))).toBe(`${'x'.repeat(40)}…`)
})
