import { expect, test } from 'vitest'
import { createRecentCache } from './recent-cache.ts'

test('SRCH-043: after 12 directory searches the last 10 are kept and the first two are gone', () => {
  const cache = createRecentCache<number>(10)
  for (let index = 1; index <= 12; index++) cache.set(`q${index}`, index)
  expect([cache.get('q1'), cache.get('q2'), cache.get('q3'), cache.get('q12')]).toEqual([
    undefined,
    undefined,
    3,
    12,
  ])
})

test('a search that is read again outlives older ones', () => {
  const cache = createRecentCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})
