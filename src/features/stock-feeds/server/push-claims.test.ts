import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#src/platform/database/database.ts'
import { openTestStore } from '#src/platform/testing/test-store.ts'
import { toId } from '#src/shared/domain/ids.ts'
import { createPushClaims } from './push-claims.ts'

const NOW = Date.parse('2026-11-22T02:00:00.123Z')
const PUSH = { dealershipId: toId('dealership', 'north'), idempotencyKey: 'k1', contentHash: 'h1' }
const ANSWER = { status: 200, body: { inserted: 1 } }

let store: Store
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

const claimsAt = (now = NOW) => createPushClaims({ store, clock: { now: () => now } })

test('a key is busy while its push is in progress, then returns the answer', async () => {
  const claims = claimsAt()
  expect(await claims.begin(PUSH)).toEqual({ kind: 'go' })
  expect(await claimsAt(NOW + 60_000).begin(PUSH)).toMatchObject({ kind: 'busy' })
  await claims.finish(PUSH, ANSWER)
  expect(await claims.begin(PUSH)).toEqual({ kind: 'answered', ...ANSWER })
})

test('a push cut off by an outage before its end was recorded may be repeated once within seconds', async () => {
  const claims = claimsAt()
  expect(await claims.begin(PUSH)).toEqual({ kind: 'go' })
  await sql`alter table stock_feed_idempotency rename to gone_for_now`.execute(store.db)
  await expect(claims.finish(PUSH, ANSWER)).rejects.toThrow()
  await sql`alter table gone_for_now rename to stock_feed_idempotency`.execute(store.db)
  const repeats = await Promise.all([claimsAt(NOW + 3000).begin(PUSH), claimsAt(NOW + 3000).begin(PUSH)])
  expect(repeats.map(({ kind }) => kind).sort()).toEqual(['busy', 'go'])
})
