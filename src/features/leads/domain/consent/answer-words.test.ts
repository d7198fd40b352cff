import { expect, test } from 'vitest'
import { answerText, answerTime } from './answer-words.ts'

test('a box left empty is told as no answer, never as the no that withdraws', () => {
  expect(answerText({ granted: true, from: 'form' })).toBe('yes, with a form')
  expect(answerText({ granted: false, from: 'form' })).toBe(
    'no answer, because a form was sent with its box left empty',
  )
  expect(answerText({ granted: false, from: 'one_click' })).toBe('no, by unsubscribing from an email')
})

test('an answer’s time has its zone, summer time included', () => {
  expect(answerTime({ at: '2026-11-21T02:00:00Z' }, 'Australia/Brisbane')).toBe('21/11/2026 at 12:00pm AEST')
  expect(answerTime({ at: '2026-11-21T13:30:00Z' }, 'Australia/Sydney')).toBe('22/11/2026 at 12:30am AEDT')
  expect(answerTime({ at: '2026-07-21T02:05:00Z' }, 'Australia/Sydney')).toBe('21/7/2026 at 12:05pm AEST')
})
