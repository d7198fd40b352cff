import { expect, test } from 'vitest'
import { COMMON_MAKES } from './common-makes.ts'

test('makes are suggested once each, in order', () => {
  expect(COMMON_MAKES).toEqual([...new Set(COMMON_MAKES)].sort((a, b) => a.localeCompare(b, 'en')))
})
