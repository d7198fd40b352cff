import { expect, test } from 'vitest'
import { habitFaults, pointerFaults } from './habits.ts'

const CLIMBING = ['..', '..', 'y/domain/b.ts'].join('/')

test.each([
  ['src/features/x/utils/a.ts', ''],
  ['src/features/x/domain/helpers.ts', ''],
  ['src/features/x/index.ts', "export * from './a.ts'"],
  ['src/features/x/server/a.ts', `import { b } from '${CLIMBING}'`],
  ['src/features/x/domain/a.ts', 'const now = Date.now()'],
  ['src/shared/domain/a.ts', 'const now = new Date()'],
  ['src/features/x/domain/a.ts', 'const drawn = Math.random()'],
  ['src/features/x/server/a.ts', 'const key = process.env.KEY'],
  ['src/platform/a.ts', "import { env } from 'node:process'"],
  ['src/features/x/server/a.ts', "const host = request.headers.get('host')"],
  ['src/pages/x/a.ts', "const host = c.req.header('Host')"],
  ['src/app/http/a.ts', 'const host = request.headers.host'],
  ['src/platform/http/a.ts', "const address = headers['x-forwarded-for']"],
])('%s is refused with %j', (file, text) => {
  expect(habitFaults(file, text)).toHaveLength(1)
})

test.each([
  ['src/features/x/domain/a.ts', "import { b } from '../domain/b.ts'\nconst then = new Date(atMs)"],
  ['src/features/x/server/a.ts', 'const now = Date.now()'],
  ['src/features/x/domain/a.test.ts', 'const now = Date.now()'],
  ['src/platform/testing/a.ts', 'const store = process.env.TEST_STORE'],
  ['src/env.ts', 'const key = process.env.KEY'],
  ['src/app/http/arrival.ts', "const host = header('host')"],
  ['src/features/x/server/a.ts', "db.selectFrom('site_hosts').select('host')"],
])('%s may hold %j', (file, text) => {
  expect(habitFaults(file, text)).toEqual([])
})

test('a pointer to a numbered task is refused anywhere, a word about a dealer’s issue is not', () => {
  const numbered = ['issue', '15'].join(' ')
  expect(pointerFaults('docs/a.md', `As ${numbered} says.`)).toHaveLength(1)
  expect(pointerFaults('a.test.ts', `test('prices say so (${[16, 5].join('.')})', …)`)).toHaveLength(1)
  expect(pointerFaults('docs/a.md', ['layout', 'and-style.md'].join('-'))).toHaveLength(1)
  expect(pointerFaults('docs/a.md', 'An issue with 15 cars. The median (14.8) rose.')).toEqual([])
})
