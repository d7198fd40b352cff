import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAnswerWriter } from './search-answer-writer.ts'

/** Lets time pass without using this thread, like a machine busy with something else. */
function pass(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

function work(ms: number): void {
  const from = process.threadCpuUsage().user
  while (process.threadCpuUsage().user - from < ms * 1000);
}

test('an answer is charged for its own work, not for what else the machine does', async () => {
  const writer = createAnswerWriter()
  await writer.add('a')
  pass(200)
  await writer.waitFor(async () => pass(200))
  expect(writer.spentMs()).toBeLessThan(100)
  await writer.waitFor(async () => work(60))
  work(60)
  await writer.giveWay()
  expect(writer.spentMs()).toBeGreaterThanOrEqual(120)
})

test('while an answer waits for its engine it is not charged for others’ work', async () => {
  const writer = createAnswerWriter()
  await writer.waitFor(async () => {
    await nextTurn()
    work(100)
    await nextTurn()
  })
  expect(writer.spentMs()).toBeLessThan(50)
  writer.chargeElsewhere(70)
  expect(writer.spentMs()).toBeGreaterThanOrEqual(70)
})

test('an answer that exceeds its bytes is full and accepts no more', async () => {
  const writer = createAnswerWriter(10)
  await writer.add('12345')
  await writer.add('678901')
  await writer.add('6')
  expect([writer.isFull(), await new Response(writer.stream()).text()]).toEqual([true, '12345'])
})
