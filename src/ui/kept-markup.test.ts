import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createKeptMarkup } from './kept-markup.ts'

type WordProps = { text: string; note?: { tags: string[] } }
const Word = ({ text, note }: WordProps) => createElement('p', null, text, note?.tags[1])
const Pressed = (_: { onPress: () => void }) => createElement('p')
const Loud = ({ text }: WordProps) => createElement('b', null, text)

test('a part is drawn once for the same props, and again for other props or another part', () => {
  const draw = vi.fn(renderToString)
  const keep = createKeptMarkup(draw)
  const drawn = [keep(Word, { text: 'one' }), keep(Word, { text: 'one' }), keep(Loud, { text: 'one' })]
  expect(drawn).toEqual(['<p>one</p>', '<p>one</p>', '<b>one</b>'])
  expect(draw).toHaveBeenCalledTimes(2)
})

test('no prop the part reads can be left out of its key, however deep it is', () => {
  const keep = createKeptMarkup(renderToString)
  const withTag = (tag: string) => keep(Word, { text: 'one', note: { tags: ['first', tag] } })
  expect([withTag('second'), withTag('changed')].map((html) => html.replace(/<!-- -->/g, ''))).toEqual([
    '<p>onesecond</p>',
    '<p>onechanged</p>',
  ])
})

test('props that JSON cannot hold are refused by the compiler', () => {
  const keep = createKeptMarkup(renderToString)
  // @ts-expect-error a function says nothing in a key
  expect(keep(Pressed, { onPress: () => {} })).toBe('<p></p>')
})

test('the least recently used part is forgotten when the room is full', () => {
  const draw = vi.fn(renderToString)
  // Each entry: a key of 13 and markup of 8 characters.
  const keep = createKeptMarkup(draw, 63)
  for (const text of ['a', 'b', 'c', 'a', 'd']) keep(Word, { text })
  expect(draw).toHaveBeenCalledTimes(4)
  keep(Word, { text: 'a' })
  keep(Word, { text: 'c' })
  expect(draw).toHaveBeenCalledTimes(4)
  keep(Word, { text: 'b' })
  expect(draw).toHaveBeenCalledTimes(5)
})

test('a part larger than the whole room is drawn and not kept', () => {
  const draw = vi.fn(renderToString)
  const keep = createKeptMarkup(draw, 4)
  expect([keep(Word, { text: 'one' }), keep(Word, { text: 'one' })]).toEqual(['<p>one</p>', '<p>one</p>'])
  expect(draw).toHaveBeenCalledTimes(2)
})
