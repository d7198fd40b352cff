import { expect, test } from 'vitest'
import { isDay, readWireValue } from './wire-values.ts'

test('a day that does not exist is no date', () => {
  expect(isDay('2024-02-29')).toBe(true)
  for (const text of ['2023-02-29', '2026-13-01', '2026-1-1', '2026-00-10']) expect(isDay(text)).toBe(false)
})

test('money below zero and text without end are refused', () => {
  expect(readWireValue({ wire: 'price', key: 'priceCents', kind: 'cents' }, -1).ok).toBe(false)
  expect(readWireValue({ wire: 'tag', key: 'tag', kind: 'text' }, 'x'.repeat(2_000)).ok).toBe(false)
  expect(readWireValue({ wire: 'price', key: 'priceCents', kind: 'cents' }, 34990.55)).toEqual({
    ok: true,
    value: 3499055,
  })
})
