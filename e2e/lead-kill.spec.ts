import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import { killRepeatedly } from './lead-kill/kill-repeatedly.ts'

/** The long run is `node bench/lead-faults.ts --kills=200`. */
const KILLS = 3
const binaries = findPostgresBinaries()
let cluster: Awaited<ReturnType<typeof startPostgresCluster>> | null = null

beforeAll(async () => {
  if (binaries) cluster = await startPostgresCluster(binaries)
}, 60_000)
afterAll(() => cluster?.stop())

async function expectNoneLostNoneTwice(databaseUrl: string): Promise<void> {
  const report = await killRepeatedly({ kills: KILLS, databaseUrl, seed: 20_261_121 })
  expect(report).toMatchObject({ lost: [], deliveredTwice: [], unanswered: 0 })
  expect(report.acknowledged).toBeGreaterThanOrEqual(KILLS)
}

const LIMIT_MS = 300_000

test(
  'killed at any moment on PGlite, every acknowledged lead is delivered once by message id (LEAD-001, pain 1)',
  () => expectNoneLostNoneTwice(''),
  LIMIT_MS,
)

test.skipIf(!binaries)(
  'killed at any moment on PostgreSQL, every acknowledged lead is delivered once by message id (LEAD-001, pain 1)',
  () => expectNoneLostNoneTwice(cluster?.url ?? ''),
  LIMIT_MS,
)
