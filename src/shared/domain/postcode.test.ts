import { expect, test } from 'vitest'
import { isPostcode } from './postcode.ts'

test('a postcode is exactly four digits (LEAD-024)', () => {
  expect(isPostcode('4000')).toBe(true)
  expect(isPostcode('0800')).toBe(true)
  for (const bad of ['400', '40a0', '40001', '', ' 4000', '４０００'])
    expect(isPostcode(bad), bad).toBe(false)
})
