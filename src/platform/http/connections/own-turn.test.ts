import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownTurn } from './own-turn.ts'

test('of much work requested at once, one piece runs in each turn of the event loop', async () => {
  let resumed = 0
  const pieces = Array.from({ length: 5 }, async () => {
    await ownTurn()
    resumed += 1
  })
  let before = 0
  while (resumed < pieces.length) {
    await nextTurn()
    expect(resumed - before).toBeLessThanOrEqual(1)
    before = resumed
  }
})
