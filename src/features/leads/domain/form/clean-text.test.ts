import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test('one line loses its breaks and controls, several lines keep theirs', () => {
  expect(cleanText(' a\r\nb\u0000 c ', false)).toBe('a b c')
  expect(cleanText(' a\r\nb\u0000 ', true)).toBe('a\nb')
  expect(cleanText('\ud800x', false)).toBe('\ufffdx')
})
