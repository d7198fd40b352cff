import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test('a single line loses its breaks and control characters; multiline text keeps its breaks', () => {
  expect(cleanText(' a\r\nb\u0000 c ', false)).toBe('a b c')
  expect(cleanText(' a\r\nb\u0000 ', true)).toBe('a\nb')
  expect(cleanText('\ud800x', false)).toBe('\ufffdx')
  expect(cleanText('a\u202efdp.exe\u2066', false)).toBe('afdp.exe')
})

test('a line made for an address holds nothing invisible, keeps to its length and does not change when cleaned again', () => {
  expect(cleanLine('a\u200b\u0000b\ud800  c', 10)).toBe('a b c')
  expect(cleanLine('ab\u{1f600}', 3)).toBe('ab')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, length) => {
      const line = cleanLine(text, length)
      expect(line.length).toBeLessThanOrEqual(length)
      expect(line.isWellFormed()).toBe(true)
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      expect(cleanLine(line, length)).toBe(line)
    }),
  )
})
