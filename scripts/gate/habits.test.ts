import { expect, test } from 'vitest'
import { habitFaults } from './habits.ts'

const CLIMBING = ['..', '..', 'y/domain/b.ts'].join('/')

test.each([
  ['src/features/x/utils/a.ts', ''],
  ['src/features/x/domain/helpers.ts', ''],
  ['src/features/x/index.ts', "export * from './a.ts'"],
  ['src/features/x/server/a.ts', `import { b } from '${CLIMBING}'`],
  ['src/features/x/domain/a.ts', 'const now = Date.now()'],
  ['src/shared/domain/a.ts', 'const now = new Date()'],
  ['src/features/x/domain/a.ts', 'const drawn = Math.random()'],
])('%s is refused with %j', (file, text) => {
  expect(habitFaults(file, text)).toHaveLength(1)
})

test.each([
  ['src/features/x/domain/a.ts', "import { b } from '../domain/b.ts'\nconst then = new Date(atMs)"],
  ['src/features/x/server/a.ts', 'const now = Date.now()'],
  ['src/features/x/domain/a.test.ts', 'const now = Date.now()'],
])('%s may hold %j', (file, text) => {
  expect(habitFaults(file, text)).toEqual([])
})
