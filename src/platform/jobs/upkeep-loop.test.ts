import { expect, onTestFinished, test } from 'vitest'
import { createUpkeepLoop } from './upkeep-loop.ts'

test('a task gets rounds until it has nothing left, and one that fails holds up no other', async () => {
  let rows = 2_500
  const rounds: number[] = []
  const errors: string[] = []
  const loop = createUpkeepLoop({
    now: () => 0,
    onError: ({ task }) => errors.push(task),
    tasks: [
      { name: 'broken', prune: () => Promise.reject(new Error('away')) },
      {
        name: 'rows',
        prune: async (_, limit) => {
          const gone = Math.min(rows, limit)
          rows -= gone
          rounds.push(gone)
          return gone
        },
      },
    ],
  })
  onTestFinished(() => loop.stop())
  loop.start()
  await expect.poll(() => rows).toBe(0)
  expect(rounds).toEqual([1000, 1000, 500])
  expect(errors).toEqual(['broken', 'broken', 'broken'])
})
