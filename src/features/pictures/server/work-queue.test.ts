import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorkQueue, WorkAbandonedError, WorkQueueFullError } from './work-queue.ts'

test('never more than two jobs run at a time, and the same key runs once', async () => {
  const queue = createWorkQueue<number>({ concurrency: 2, waitingMax: 100 })
  let running = 0
  let most = 0
  let runs = 0
  const work = async () => {
    runs += 1
    running += 1
    most = Math.max(most, running)
    await wait(2)
    running -= 1
    return runs
  }
  await Promise.all(Array.from({ length: 40 }, (_, index) => queue.run(`key-${index % 10}`, 'visitor', work)))
  expect(runs).toBe(10)
  expect(most).toBe(2)
  expect(queue.load()).toEqual({ running: 0, waiting: 0 })
})

test('visitors go before background jobs, and bring forward those they request', async () => {
  const queue = createWorkQueue<void>({ concurrency: 1, waitingMax: 100 })
  const order: string[] = []
  const run = (key: string, priority: 'visitor' | 'background') =>
    queue.run(key, priority, async () => void order.push(key))
  await Promise.all([
    run('b1', 'background'),
    run('b2', 'background'),
    run('b3', 'background'),
    run('v1', 'visitor'),
    run('b3', 'visitor'),
  ])
  expect(order).toEqual(['b1', 'b3', 'v1', 'b2'])
})

test('a failed job frees its slot and may be requested again', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waitingMax: 100 })
  await expect(queue.run('a', 'visitor', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('a', 'visitor', async () => 'whole')).toBe('whole')
})

test('beyond the limit a visitor is refused rather than left waiting', async () => {
  const queue = createWorkQueue<void>({ concurrency: 1, waitingMax: 2 })
  const works = ['a', 'b', 'c'].map((key) => queue.run(key, 'visitor', () => wait(2)))
  await expect(queue.run('d', 'visitor', () => wait(2))).rejects.toThrow(WorkQueueFullError)
  await Promise.all(works)
})

test('a job nobody is waiting for is dropped before it begins, and one somebody else waits for still runs', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waitingMax: 100 })
  const [left, gone] = [new AbortController(), new AbortController()]
  const first = queue.run('first', 'visitor', async () => 'made')
  const shared = queue.run('shared', 'visitor', async () => 'made', left.signal)
  const sharedToo = queue.run('shared', 'visitor', async () => 'made')
  const alone = queue.run('alone', 'visitor', async () => 'made', gone.signal)
  const warmed = queue.run('warmed', 'background', async () => 'made')
  const wanted = queue.run('warmed', 'visitor', async () => 'made', gone.signal)
  left.abort()
  gone.abort()
  await expect(alone).rejects.toThrow(WorkAbandonedError)
  expect(await Promise.all([first, shared, sharedToo, warmed, wanted])).toEqual(Array(5).fill('made'))
  expect(queue.load()).toEqual({ running: 0, waiting: 0 })
})
