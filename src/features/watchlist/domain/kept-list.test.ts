import { expect, test } from 'vitest'
import { SAVED_MAX } from './saved-entry.ts'
import { cardCalls, cardsInRow, CARDS_ASKED_MAX } from './kept-list.ts'

test('FAV-001: a full list of favourites is fetched completely, in requests the server accepts', () => {
  const ids = Array.from({ length: SAVED_MAX.favourites }, (_, index) => `veh_${index}`)
  const calls = cardCalls(ids)
  expect(calls.flat()).toEqual(ids)
  expect(Math.max(...calls.map((call) => call.length))).toBe(CARDS_ASKED_MAX)
  expect([cardCalls([]), cardCalls(['a'])]).toEqual([[], [['a']]])
})

test('five and nine cards are in rows of three, so that none is alone in the last row', () => {
  expect([1, 2, 4, 5, 8, 9, 13].map(cardsInRow)).toEqual([4, 4, 4, 3, 4, 3, 4])
})
