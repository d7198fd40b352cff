import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAnswerWriter } from './search-answer-writer.ts'

test('of many answers made at once one goes on in each turn of the event loop', async () => {
  let resumed = 0
  const answers = Array.from({ length: 5 }, async () => {
    await createAnswerWriter().giveWay()
    resumed += 1
  })
  let before = 0
  while (resumed < answers.length) {
    await nextTurn()
    expect(resumed - before).toBeLessThanOrEqual(1)
    before = resumed
  }
})

test('an answer beyond its bytes is full and takes no more', async () => {
  const writer = createAnswerWriter(10)
  await writer.add('12345')
  await writer.add('678901')
  await writer.add('6')
  expect([writer.isFull(), new TextDecoder().decode(writer.bytes())]).toEqual([true, '12345'])
})
