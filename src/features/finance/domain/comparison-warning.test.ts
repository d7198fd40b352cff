import { expect, test } from 'vitest'
import { COMPARISON_WARNING } from './comparison-warning.ts'

test('the warning is the regulation’s short form in full', () => {
  expect(COMPARISON_WARNING).toMatch(/^WARNING: .*different comparison rate\.$/)
})
