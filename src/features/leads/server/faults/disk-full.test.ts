import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anAccountBench } from '#src/features/accounts/testing/account-bench.ts'
import { FREE_BYTES_MIN } from '#src/platform/database/full-disk-guard.ts'
import { openStore } from '#src/platform/database/open-store.ts'
import { mountSmallDisk } from '#src/platform/testing/small-disk.ts'
import { startSmtpSink } from '#src/platform/testing/smtp-sink.ts'
import { aFaultBench } from '#src/features/leads/testing/fault-bench.ts'
import { anEnquiry, aSite } from '#src/features/leads/testing/lead-fixtures.ts'
import { createLeadApi } from '../lead-api.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../../../db/migrations')
/** Longer than the interval between disk checks. */
const NEXT_LOOK_MS = 150
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.skipIf(process.env.TEST_STORE !== 'pglite')(
  'on a full disk the visitor gets the exact text, acknowledged leads are kept, and it recovers once there is room (ERR-024, pain 1)',
  async ({ skip }) => {
    const disk = mountSmallDisk(160)
    if (!disk) return skip('only root may mount a small disk')
    const options = { databaseUrl: null, directory: disk.directory, migrationsDirectory: MIGRATIONS }
    const store = await openStore(options)
    const sink = await startSmtpSink()
    const bench = aFaultBench(store, sink.url)
    const api = createLeadApi({
      leads: bench.leads,
      accounts: anAccountBench(store).accounts,
      addressOf: () => '203.0.113.7',
      siteOf: () => aSite(),
    })
    async function post(email: string) {
      const body = JSON.stringify(anEnquiry({ email }).fields)
      const headers = { 'content-type': 'application/json' }
      const answer = await api.request('/', { method: 'POST', body, headers })
      return { status: answer.status, ...((await answer.json()) as { lead_id: string; error: string }) }
    }
    const first = await post('first@example.com')
    expect(first.status).toBe(201)
    disk.fill(FREE_BYTES_MIN / 2)
    await pause(NEXT_LOOK_MS)
    for (let index = 0; index < 5; index += 1)
      expect(await post(`full${index}@example.com`)).toMatchObject({
        status: 503,
        lead_id: null,
        error: 'An error occurred when submitting this form',
      })
    expect(await bench.leads.show(first.lead_id)).toBeTruthy()
    // Nothing is sent that could not be marked as sent.
    await expect(bench.worker.runOnce()).rejects.toThrow('full')
    expect(sink.received).toEqual([])
    disk.makeRoom()
    await pause(NEXT_LOOK_MS)
    expect((await post('full0@example.com')).status).toBe(201)
    await bench.pass(1, 1)
    expect(sink.received).toHaveLength(2)
    await bench.close()
    await sink.close()
    await store.close()
    disk.close()
  },
  60_000,
)
