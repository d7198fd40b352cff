import { expect, test } from 'vitest'
import { DatabaseUnavailableError } from '../database/unavailable.ts'
import { createWorkLoop } from './work-loop.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve, 20))

test('the loop works until nothing is left, then sleeps until woken', async () => {
  let left = 3
  let runs = 0
  const loop = createWorkLoop({
    work: async () => {
      runs += 1
      return left-- > 0
    },
    pollMs: 60_000,
    onError: () => {},
  })
  loop.start()
  await turn()
  expect(runs).toBe(4)
  loop.wake()
  await turn()
  expect(runs).toBe(5)
  await loop.stop()
})

test('an error is reported and the loop goes on', async () => {
  const errors: string[] = []
  let runs = 0
  const loop = createWorkLoop({
    work: async () => {
      runs += 1
      throw new Error('database away')
    },
    pollMs: 5,
    onError: (error) => errors.push(error.message),
  })
  loop.start()
  await turn()
  await loop.stop()
  expect(runs).toBeGreaterThan(1)
  expect(errors[0]).toBe('database away')
})

test('a database that is away is reported once, not at every poll, and again the next time it goes', async () => {
  const told: string[] = []
  let runs = 0
  const loop = createWorkLoop({
    work: async () => {
      runs += 1
      if (runs === 20) return false
      throw new DatabaseUnavailableError('away', 'The database is away')
    },
    pollMs: 0,
    onError: (error) => told.push(`${error.message} at ${runs}`),
  })
  loop.start()
  await expect.poll(() => runs).toBeGreaterThan(30)
  await loop.stop()
  expect(told).toEqual(['The database is away at 1', 'The database is away at 21'])
})

test('stopping waits for the work in hand', async () => {
  let isDone = false
  const loop = createWorkLoop({
    work: async () => {
      await turn()
      isDone = true
      return false
    },
    pollMs: 60_000,
    onError: () => {},
  })
  loop.start()
  await loop.stop()
  expect(isDone).toBe(true)
})
