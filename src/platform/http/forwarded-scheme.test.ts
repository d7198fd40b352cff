import { expect, test } from 'vitest'
import { forwardedScheme } from './forwarded-scheme.ts'

test('without a trusted proxy no header is believed', () => {
  expect(forwardedScheme('https', 0)).toBeNull()
  expect(forwardedScheme('http', 0)).toBeNull()
})

test('of several entries the outermost trusted proxy’s counts, and nothing a visitor wrote before it', () => {
  expect(forwardedScheme('https', 1)).toBe('https')
  expect(forwardedScheme('HTTP', 1)).toBe('http')
  expect(forwardedScheme('https, http', 1)).toBe('http')
  expect(forwardedScheme('http, https, http', 2)).toBe('https')
  expect(forwardedScheme('https', 2)).toBe('https')
})

test('a header with nothing useful leaves the scheme unknown', () => {
  for (const header of [null, '', 'ftp', ',', 'https://x']) expect(forwardedScheme(header, 1)).toBeNull()
})
