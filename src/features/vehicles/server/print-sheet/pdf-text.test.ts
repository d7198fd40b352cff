import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPdfText } from './pdf-text.ts'

test('characters missing from the font become their base letters or are dropped', () => {
  expect(toPdfText('Škoda Octavia – Citroën “C4”')).toBe('Skoda Octavia – Citroën “C4”')
  expect(toPdfText('丰田 HiLux\u202e5RS\u0000\n4x4')).toBe('HiLux5RS 4x4')
})

test('whatever the feed says, the line is short and printable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const line = toPdfText(text, 80)
      expect(line.length).toBeLessThanOrEqual(80)
      expect(line).not.toMatch(
        /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]/,
      )
    }),
  )
})
