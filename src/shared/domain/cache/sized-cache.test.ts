import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSizedCache } from './sized-cache.ts'

test('the least recently used value goes when the room is full', () => {
  const cache = createSizedCache<string>(6, (value) => value.length)
  for (const key of ['a', 'b', 'c']) cache.set(key, 'xx')
  cache.get('a')
  cache.peek('b')
  cache.set('d', 'xx')
  expect(['a', 'b', 'c', 'd'].map(cache.peek)).toEqual(['xx', undefined, 'xx', 'xx'])
})

test('whatever is set, read or deleted, the total stays within the room and is counted correctly', () => {
  const step = fc.record({
    what: fc.constantFrom('set', 'get', 'delete'),
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    size: fc.nat(12),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const cache = createSizedCache<number>(10, (size) => size)
      for (const { what, key, size } of steps) {
        if (what === 'set') cache.set(key, size)
        else if (what === 'get') cache.get(key)
        else cache.delete(key)
        const kept = ['a', 'b', 'c', 'd'].flatMap((each) => cache.peek(each) ?? [])
        expect(cache.stats()).toEqual({
          entries: kept.length,
          size: kept.reduce((sum, each) => sum + each, 0),
        })
        expect(cache.stats().size).toBeLessThanOrEqual(10)
      }
    }),
  )
})
