import { defineConfig } from 'vitest/config'
import { takeDay } from './scripts/day/day.mjs'
import { findPostgresBinaries } from './src/platform/testing/postgres-cluster.ts'

takeDay()

const storeTests = [
  'src/**/server/**/*.test.ts',
  'src/platform/{database,messaging,jobs,logging,operators,signing}/**/*.test.ts',
]
const shared = {
  globalSetup: ['src/platform/testing/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks' as const,
  isolate: false,
}

const postgres = findPostgresBinaries()
  ? [{ test: { ...shared, name: 'postgresql', include: storeTests, env: { TEST_STORE: 'postgresql' } } }]
  : []

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: storeTests,
          testTimeout: 30_000,
          pool: 'threads',
          isolate: false,
        },
      },
      { test: { ...shared, name: 'pglite', include: storeTests, env: { TEST_STORE: 'pglite' } } },
      ...postgres,
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/seeded-data.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
    ],
  },
})
