import { expect, test } from 'vitest'
import { toPathSlug } from './path-slug.ts'

test('names become lower-case path segments', () => {
  expect(toPathSlug('Mercedes-Benz')).toBe('mercedes-benz')
  expect(toPathSlug('Citroën')).toBe('citroen')
  expect(toPathSlug('Land Rover')).toBe('land-rover')
  expect(toPathSlug(' C-HR / Hybrid ')).toBe('c-hr-hybrid')
  expect(toPathSlug('日本')).toBe('')
})
