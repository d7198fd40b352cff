import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveHandle, rangeBounds, rangeStep, refineRange } from './range-rules.ts'

const BOUNDS = { min: 5000, max: 90000 }

test('SRCH-056, SRCH-028: bounds are the rounded statistics, or 0 to 100000, and a step is a hundredth', () => {
  expect(rangeBounds('price', { min: 4_890, max: 89_990 })).toEqual(BOUNDS)
  expect(rangeBounds('km', { min: 12, max: 214_400 })).toEqual({ min: 0, max: 214_000 })
  expect(rangeBounds('price', undefined)).toEqual({ min: 0, max: 100_000 })
  expect(rangeStep('price', rangeBounds('price', undefined))).toBe(1000)
  expect(rangeStep('price', { min: 0, max: 500_000 })).toBe(5000)
  expect(rangeStep('year', { min: 2008, max: 2026 })).toBe(1)
})

test('SRCH-026, SRCH-027, CONST-001: a handle stops on a thousand, inside the bounds, never past the other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.integer({ min: 5, max: 90 }),
      fc.constantFrom('min', 'max'),
      fc.constantFrom('price', 'km'),
      (value, other, side, attribute) => {
        const rest = moveHandle(attribute, BOUNDS, { side, value, other: other * 1000 })
        expect(rest % 1000).toBe(0)
        expect(rest).toBeGreaterThanOrEqual(BOUNDS.min)
        expect(rest).toBeLessThanOrEqual(BOUNDS.max)
        expect(side === 'min' ? rest <= other * 1000 : rest >= other * 1000).toBe(true)
      },
    ),
  )
  expect(moveHandle('price', BOUNDS, { side: 'min', value: 23_499, other: 90_000 })).toBe(23_000)
})

test('SRCH-025, ERR-004: values outside the range are refused with the text for the log', () => {
  expect(refineRange('price', BOUNDS, { min: 100, max: null })).toEqual({
    ok: false,
    error: 'Cannot refine below the range minimum',
  })
  expect(refineRange('price', BOUNDS, { min: null, max: 100_000 })).toEqual({
    ok: false,
    error: 'Cannot refine above the range maximum',
  })
})

test('SRCH-023: handles at both bounds are no refinement, and one handle leaves the other side open, with prices from 0', () => {
  expect(refineRange('price', BOUNDS, { ...BOUNDS })).toEqual({ ok: true, value: null })
  expect(refineRange('km', BOUNDS, { min: 5000, max: 40000 })).toEqual({
    ok: true,
    value: { min: null, max: 40000 },
  })
  expect(refineRange('price', BOUNDS, { min: null, max: 40000 })).toEqual({
    ok: true,
    value: { min: 0, max: 40000 },
  })
  expect(refineRange('price', BOUNDS, { min: 40000, max: 20000 })).toEqual({
    ok: true,
    value: { min: 20000, max: 40000 },
  })
})
