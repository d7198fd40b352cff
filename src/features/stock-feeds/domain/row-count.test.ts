import { expect, test } from 'vitest'
import { rowCountOf } from './row-count.ts'

test('a row count must be a whole number', () => {
  expect(['0', '20000'].map(rowCountOf)).toEqual([0, 20_000])
  for (const text of ['', '-1', '1.5', '1e3', '9999999999', 'many']) expect(rowCountOf(text)).toBeNull()
})
