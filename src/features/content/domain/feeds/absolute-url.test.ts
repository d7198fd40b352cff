import { expect, test } from 'vitest'
import { absoluteUrl } from './absolute-url.ts'

test('picture addresses use the site’s own origin', () => {
  expect(absoluteUrl('https://x.example', '/img/a')).toBe('https://x.example/img/a')
  expect(absoluteUrl('https://x.example', 'https://cdn.example/a')).toBe('https://cdn.example/a')
})
