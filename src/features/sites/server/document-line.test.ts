import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentLine } from './document-line.ts'

const TEXT = JSON.stringify(
  { name: 'x', theme: { brandColour: 'blue' }, locations: [{ slug: 'a' }, { slug: 'b' }] },
  null,
  2,
)

test.each([
  ['name', 2],
  ['theme.brandColour', 4],
  ['locations[1].slug', 11],
  ['locations[1].phone', 10],
  ['nothing.at.all', null],
])('%s is on line %s', (path, line) => {
  expect(documentLine(TEXT, path)).toBe(line)
})

test('any text and path give a line of the text or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, path) => {
      const line = documentLine(text, path)
      if (line !== null) expect(line).toBeLessThanOrEqual(text.split('\n').length)
    }),
  )
})
