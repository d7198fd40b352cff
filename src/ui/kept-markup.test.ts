import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createKeptMarkup } from './kept-markup.ts'

const words = (text: string) => () => createElement('p', null, text)

test('a part is drawn once for its key, and anew for another', () => {
  const draw = vi.fn(renderToString)
  const keep = createKeptMarkup(draw)
  expect([keep('a', words('one')), keep('a', words('never drawn')), keep('b', words('two'))]).toEqual([
    '<p>one</p>',
    '<p>one</p>',
    '<p>two</p>',
  ])
  expect(draw).toHaveBeenCalledTimes(2)
})

test('what was used longest ago is forgotten when the room is full', () => {
  const draw = vi.fn(renderToString)
  // Each entry: a key of 1 and markup of 8 characters
  const keep = createKeptMarkup(draw, 27)
  for (const key of ['a', 'b', 'c', 'a', 'd']) keep(key, words(key))
  expect(draw).toHaveBeenCalledTimes(4)
  keep('a', words('a'))
  keep('c', words('c'))
  expect(draw).toHaveBeenCalledTimes(4)
  keep('b', words('b'))
  expect(draw).toHaveBeenCalledTimes(5)
})

test('a part larger than all the room is drawn and not kept', () => {
  const keep = createKeptMarkup(renderToString, 4)
  expect([keep('a', words('one')), keep('a', words('two'))]).toEqual(['<p>one</p>', '<p>two</p>'])
})
