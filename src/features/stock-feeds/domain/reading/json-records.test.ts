import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createJsonReader } from './json-records.ts'

function read(text: string, pieceLength = text.length || 1) {
  const reader = createJsonReader()
  const items = []
  for (let place = 0; place < text.length; place += pieceLength)
    items.push(...reader.push(text.slice(place, place + pieceLength)))
  const end = reader.end()
  return { items: [...items, ...end.items], isCutOff: end.isCutOff }
}

test('lists and JSON lines give their objects, in chunks of any length', () => {
  const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 })
  fc.assert(
    fc.property(
      objects,
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('compact', 'pretty', 'lines'),
      (list, pieceLength, form) => {
        const text =
          form === 'lines'
            ? list.map((entry) => JSON.stringify(entry)).join('\n')
            : JSON.stringify(list, null, form === 'pretty' ? 2 : 0)
        const { items, isCutOff } = read(text, pieceLength)
        expect(items.map((item) => (item.kind === 'record' ? JSON.parse(item.text) : item))).toEqual(
          JSON.parse(JSON.stringify(list)),
        )
        expect(isCutOff).toBe(false)
      },
    ),
  )
})

test('an unclosed string loses only its own object', () => {
  const { items } = read('[\n{"a":1},\n{"a":"x},\n{"a":3}\n]', 4)
  expect(items.map((item) => `${item.kind} ${item.line}`)).toEqual(['record 2', 'broken 3', 'record 4'])
})

test('a file that ends early is detected as cut off', () => {
  expect(read('[{"a":1},{"a"')).toMatchObject({
    isCutOff: true,
    items: [{ kind: 'record' }, { kind: 'broken' }],
  })
  expect(read('[{"a":1},').isCutOff).toBe(true)
})

test('an endless vehicle is given up and memory stays bounded', () => {
  const reader = createJsonReader()
  const items = Array.from({ length: 40 }, () => reader.push(`{"a":"${'x'.repeat(60_000)}",`)).flat()
  expect(items[0]).toMatchObject({
    kind: 'broken',
    line: 1,
    reason: expect.stringMatching(/^the vehicle is too large/),
  })
})

test('in a list on one line, an oversized or stray item loses only itself and the list stays whole', () => {
  const large = JSON.stringify({ a: 2, text: `{"x":[${'"'.repeat(9)}`.repeat(200_000) })
  for (const [between, reason] of [
    [large, /^the vehicle is too large: '\{"a":2,"text":/],
    ['null', /^'n' stands where/],
    ['"a, text {\\" ]"', /^'"' stands where/],
    ['-1.5e3', /^'-' stands where/],
  ] as const)
    for (const pieceLength of [7919, 65_536]) {
      const { items, isCutOff } = read(`[{"a":1},${between},{"a":3}, {"a":4}]`, pieceLength)
      expect(items.map((item) => (item.kind === 'record' ? JSON.parse(item.text).a : item.reason))).toEqual([
        1,
        expect.stringMatching(reason),
        3,
        4,
      ])
      expect(isCutOff).toBe(false)
    }
})

test('a list that ends inside a large vehicle or a stray string is cut off', () => {
  for (const text of [`[{"a":1},{"b":"${'x'.repeat(1_100_000)}`, '[{"a":1},nul', '[{"a":1},"te'])
    expect(read(text, 65_536)).toMatchObject({ isCutOff: true })
})
