import { expect, test } from 'vitest'
import { ANALYTICS_ERRORS } from './analytics-errors.ts'

test('every refusal has a client error status and its own text', () => {
  const all = Object.values(ANALYTICS_ERRORS)
  expect(all.every(({ status }) => status >= 400 && status < 500)).toBe(true)
  expect(new Set(all.map(({ message }) => message)).size).toBe(all.length)
})
