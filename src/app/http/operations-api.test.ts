import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anAccountBench } from '#src/features/accounts/testing/account-bench.ts'
import type { AppContext } from '#src/app/context.ts'
import { createLeadApi } from '#src/features/leads/server/lead-api.ts'
import { createLeadService } from '#src/features/leads/server/lead-service.ts'
import { anEnquiry, aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { openStore } from '#src/platform/database/open-store.ts'
import { storeState } from '#src/platform/database/store-state.ts'
import { makePanic } from '#src/platform/testing/make-panic.ts'
import { mountSmallDisk } from '#src/platform/testing/small-disk.ts'
import { createOperationsApi } from './operations-api.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations')

test('after a full disk made the database PANIC, /readyz is a 503 that says what to do and leads answer their text at once (ERR-024, pain 1)', async ({
  skip,
}) => {
  const disk = mountSmallDisk(160)
  if (!disk) return skip('only root may mount a small disk')
  const { directory } = disk
  const store = await openStore({ databaseUrl: null, directory, migrationsDirectory: MIGRATIONS })
  const readiness = () => ({ process: 'ok', store: storeState(store.health()), index: 'ok' })
  const operations = createOperationsApi({ readiness, notes: () => [] } as unknown as AppContext, {
    isLocalCall: () => true,
  })
  const leads = createLeadService({ store, clock: { now: Date.now }, findVehicle: async () => null })
  const faults: string[] = []
  const api = createLeadApi({
    leads,
    accounts: anAccountBench(store).accounts,
    addressOf: () => '203.0.113.7',
    siteOf: () => aSite(),
    onFault: ({ message }) => faults.push(message),
  })
  const post = (email: string) =>
    api.request('/', {
      method: 'POST',
      body: JSON.stringify(anEnquiry({ email }).fields),
      headers: { 'content-type': 'application/json' },
    })
  expect((await operations.request('/readyz')).status).toBe(200)
  expect((await post('before@example.com')).status).toBe(201)

  expect(await makePanic(store, disk)).toMatchObject({ severity: 'PANIC' })

  const startedAt = performance.now()
  const ready = await operations.request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([
    503,
    {
      status: 'unavailable',
      checks: {
        process: 'ok',
        store: 'stopped by a PANIC of the database; start the server again',
        index: 'ok',
      },
    },
  ])
  const refused = await post('after@example.com')
  expect([refused.status, await refused.json()]).toEqual([
    503,
    expect.objectContaining({
      lead_id: null,
      error: 'An error occurred when submitting this form',
    }),
  ])
  expect(performance.now() - startedAt).toBeLessThan(2000)
  expect(faults).toEqual(['The database has stopped; start the server again'])
  disk.makeRoom()
  await store.close().catch(() => null)
  // What was acknowledged before survives it.
  const again = await openStore({ databaseUrl: null, directory, migrationsDirectory: MIGRATIONS })
  const kept = await again.db.selectFrom('leads').select('email').execute()
  expect(kept).toEqual([{ email: 'before@example.com' }])
  await again.close()
  disk.close()
}, 60_000)

test('/readyz stays ready and tells of lead receivers that fail, in the words of the lead watch', async () => {
  const readiness = () => ({ process: 'ok', store: 'ok', index: 'ok' })
  const notes = ['1 lead receiver does not take leads; forecourt leads troubles']
  const api = createOperationsApi({ readiness, notes: () => notes } as unknown as AppContext, {
    isLocalCall: () => true,
  })
  const answer = await api.request('/readyz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'ok', notes })
})
