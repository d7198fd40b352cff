import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STORE_TESTS, storelessTests } from './store-tests.ts'

const root = join(import.meta.dirname, '../..')

test('only tests that never open a store are left out of the second run', () => {
  const storeless = new Set(storelessTests())
  const all = STORE_TESTS.flatMap((pattern) => globSync(pattern, { cwd: root }))
  expect(storeless.size).toBeGreaterThan(20)
  expect(all.length - storeless.size).toBeGreaterThan(40)
  const opens = /openTestStore|openEmptyMemoryStore|openPgliteStore|openPostgresStore/
  expect([...storeless].filter((path) => opens.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test.each([
  'src/features/leads/server/delivery-worker.test.ts',
  'src/features/accounts/server/codes/code-limits.test.ts',
  'src/features/reservations/server/hold-races.test.ts',
  'src/platform/database/postgres/outages.test.ts',
])('%s opens a store through its helpers, so it runs on both', (path) => {
  expect(storelessTests()).not.toContain(path)
})
