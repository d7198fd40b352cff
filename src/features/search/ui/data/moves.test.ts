import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mergedHref } from './merged-href.ts'
import { createMoves, mergeMovesBy, type Moves } from './moves.ts'

const ALL = '/search/new-used-and-demo-cars'
let went: string[] = []
let moves: Moves
beforeEach(() => {
  mergeMovesBy(mergedHref)
  vi.useFakeTimers()
  went = []
  moves = createMoves((href) => went.push(href))
  moves.arrive(ALL, true)
})
afterEach(() => {
  vi.useRealTimers()
})

test('ROUTE-018: filters tapped before the first answer add up', () => {
  moves.move(`${ALL}?car_type=used`)
  moves.move(`${ALL}?make=Toyota`)
  moves.move(`${ALL}?make=Kia`)
  expect(went.at(-1)).toBe(`${ALL}?car_type=used&make=Kia&make=Toyota`)
})

test('SRCH-022, SRCH-024: a filter tapped while typing or a drag is pending includes it, once', () => {
  moves.move(`${ALL}?query=auto`, { waitMs: 300, own: 'query' })
  moves.move(`${ALL}?car_type=used`)
  vi.runAllTimers()
  expect(went).toEqual([`${ALL}?query=auto&car_type=used`])
})

test('a link rendered with an earlier view adds to what is shown now', () => {
  moves.move(`${ALL}?car_type=used`)
  moves.arrive(`${ALL}?car_type=used`, true)
  moves.move(`${ALL}?make=Toyota`, { from: ALL })
  expect(went.at(-1)).toBe(`${ALL}?car_type=used&make=Toyota`)
})

test('Clear all also clears pending changes', () => {
  moves.move(`${ALL}?car_type=used`)
  moves.move(ALL, { from: null })
  expect(went.at(-1)).toBe(ALL)
})

test('ROUTE-018: pending changes are dropped when the visitor goes back or leaves', () => {
  moves.move(`${ALL}?query=auto`, { waitMs: 300, own: 'query' })
  expect(moves.isWaiting()).toBe(true)
  moves.stop()
  expect(moves.isWaiting()).toBe(false)
  vi.runAllTimers()
  expect(went).toEqual([])
  moves.move(`${ALL}?car_type=used`)
  expect(went).toEqual([`${ALL}?car_type=used`])
})

test('an answer that arrives after going back is not the last one', () => {
  let begun = 0
  const own = createMoves((_, __, move) => {
    begun = move
  })
  own.move(ALL)
  expect(own.isLast(begun)).toBe(true)
  own.stop()
  expect(own.isLast(begun)).toBe(false)
})
