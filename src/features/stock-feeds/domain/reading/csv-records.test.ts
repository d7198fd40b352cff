import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCsvReader, type CsvItem, findDelimiter } from './csv-records.ts'

function read(text: string, pieceLength = text.length || 1): CsvItem[] {
  const reader = createCsvReader(',')
  const items: CsvItem[] = []
  for (let place = 0; place < text.length; place += pieceLength)
    items.push(...reader.push(text.slice(place, place + pieceLength)))
  return [...items, ...reader.end()]
}
const brief = (items: CsvItem[]) =>
  items.map((item) => (item.kind === 'record' ? `${item.line}:${item.cells.join('|')}` : `${item.line}!`))

test('well-formed CSV reads the same as with csv-parse, in chunks of any length', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', '1') })
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    )
  fc.assert(
    fc.property(
      table,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('\n', '\r\n'),
      (rows, pieceLength, newline) => {
        const text = rows
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',') + newline)
          .join('')
        const cells = read(text, pieceLength).map((item) =>
          item.kind === 'record' ? item.cells : item.reason,
        )
        expect(cells).toEqual(parse(text, { record_delimiter: newline }))
      },
    ),
  )
})

test('a broken quote loses only its own line', () => {
  expect(brief(read('a,b\n1,"x"y\n2,3\n'))).toEqual(['1:a|b', '2!', '3:2|3'])
  expect(brief(read('a,b\n1,"x\n2,3\n4,5\n', 3))).toEqual(['1:a|b', '2!', '3:2|3', '4:4|5'])
  expect(brief(read('a,b\n1,"x\n2,"3"\n4,5'))).toEqual(['1:a|b', '2!', '3:2|3', '4:4|5'])
})

test('line numbers account for line breaks in cells and blank lines, and ragged rows are reported', () => {
  expect(brief(read('a,b\n1,"x\ny"\n\n2,3,\n4\n5,6,7\n8,9'))).toEqual([
    '1:a|b',
    '2:1|x\ny',
    '5:2|3',
    '6!',
    '7!',
    '8:8|9',
  ])
})

test('no text is lost silently: every line is in a record or reported, and memory stays bounded', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\n'), maxLength: 80 }),
      fc.integer({ min: 1, max: 7 }),
      (text, pieceLength) => {
        expect(read(text, pieceLength)).toEqual(read(text))
      },
    ),
  )
  const reader = createCsvReader(',')
  const items = Array.from({ length: 40 }, () => reader.push(`"${'x'.repeat(16_000)}`)).flat()
  expect(items[0]).toMatchObject({ kind: 'broken', line: 1 })
})

test('the delimiter is the one most frequent in the header', () => {
  expect([
    findDelimiter('a;b;c'),
    findDelimiter('a\tb'),
    findDelimiter('a'),
    findDelimiter('a|b,c|d'),
  ]).toEqual([';', '\t', ',', '|'])
})
