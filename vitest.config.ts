import { defineConfig } from 'vitest/config'
import { takeDay } from './scripts/day/day.mjs'
import { LongestFirst } from './scripts/gate/longest-first.ts'
import { STORE_TESTS, storelessTests } from './scripts/gate/store-tests.ts'
import { findPostgresBinaries } from './src/platform/testing/postgres-cluster.ts'

takeDay()

const shared = {
  globalSetup: ['src/platform/testing/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks' as const,
  isolate: false,
}

/** With 2 cores: tests that wait on a browser, a server or a disk leave room for a third. */
const WAITING = 3

const postgres = findPostgresBinaries()
  ? [
      {
        test: {
          ...shared,
          name: 'postgresql',
          include: STORE_TESTS,
          exclude: storelessTests(),
          env: { TEST_STORE: 'postgresql' },
          maxWorkers: WAITING,
          sequence: { groupOrder: 1 },
        },
      },
    ]
  : []

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: STORE_TESTS,
          testTimeout: 30_000,
          pool: 'threads',
          isolate: false,
        },
      },
      { test: { ...shared, name: 'pglite', include: STORE_TESTS, env: { TEST_STORE: 'pglite' } } },
      ...postgres,
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/seeded-data.ts'],
          isolate: false,
          maxWorkers: WAITING,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
    ],
  },
})
