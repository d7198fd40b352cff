import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('what comes alone begins at once; of much at once no more than the limit begins in a turn, in order', async () => {
  const inTurn = createTurns(3)
  const begun: number[] = []
  inTurn(() => begun.push(0))
  expect(begun).toEqual([0])
  for (let at = 1; at < 10; at += 1) inTurn(() => begun.push(at))
  let before = 0
  while (begun.length < 10) {
    expect(begun.length - before).toBeLessThanOrEqual(3)
    before = begun.length
    await nextTurn()
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  await nextTurn()
  inTurn(() => begun.push(10))
  expect(begun).toHaveLength(11)
})

test('whoever comes later does not overtake those who wait', async () => {
  const inTurn = createTurns(1)
  const begun: string[] = []
  inTurn(() => begun.push('first'))
  inTurn(() => {
    begun.push('second')
    inTurn(() => begun.push('fourth'))
  })
  inTurn(() => begun.push('third'))
  await expect.poll(() => begun).toEqual(['first', 'second', 'third', 'fourth'])
})
