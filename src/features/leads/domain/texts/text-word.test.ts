import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWord } from './text-word.ts'

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'STOPALL',
  'Stop all',
  'Unsubscribe',
  'cancel',
  'End',
  'QUIT',
  'Stop please',
])('%j asks for no more texts', (text) => {
  expect(textWord(text)).toBe('stop')
})

test.each(['START', ' start!', 'unstop'])('%j asks for texts again', (text) => {
  expect(textWord(text)).toBe('start')
})

test.each([
  '',
  'Is it still here?',
  'Can I cancel my booking?',
  'Starting when?',
  'Stopping by at 10',
  'the end',
])('%j is for the dealer to read', (text) => {
  expect(textWord(text)).toBeNull()
})

test('no spelling of the word is missed for its case, spaces or marks', () => {
  const mark = fc.string({ unit: fc.constantFrom(...' .!\n"-'), maxLength: 4 })
  fc.assert(
    fc.property(mark, mark, fc.constantFrom('Stop', 'quit', 'END'), (before, after, word) => {
      expect(textWord(`${before}${word}${after}`)).toBe('stop')
    }),
  )
})
