import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'

test('any text becomes well-formed XML that parses back to the same text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parser = new SaxesParser()
      let read = ''
      parser.on('text', (part) => {
        read += part
      })
      parser.write(`<a>${xmlText(text)}</a>`).close()
      // Parsers normalise line ends, and xmlText drops characters that XML forbids
      const allowed = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      expect(read).toBe(allowed.replace(/\r\n?/g, '\n'))
    }),
  )
})
