import { expect, test } from 'vitest'
import { SAVED_MAX } from './saved-entry.ts'
import { CARDS_ASKED_MAX, cardCalls } from './kept-list.ts'

test('FAV-001: a full list of favourites is asked for whole, in calls that the server answers', () => {
  const ids = Array.from({ length: SAVED_MAX.favourites }, (_, index) => `veh_${index}`)
  const calls = cardCalls(ids)
  expect(calls.flat()).toEqual(ids)
  expect(Math.max(...calls.map((call) => call.length))).toBe(CARDS_ASKED_MAX)
  expect([cardCalls([]), cardCalls(['a'])]).toEqual([[], [['a']]])
})
