import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#src/platform/database/open-store.ts'
import { findPostgresBinaries, startPostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import { startSmtpSink } from '#src/platform/testing/smtp-sink.ts'
import { aFaultBench } from '#src/features/leads/testing/fault-bench.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../../../db/migrations')
const binaries = process.env.TEST_STORE === 'postgresql' ? findPostgresBinaries() : null

test.skipIf(!binaries).each(['SIGINT', 'SIGQUIT'] as const)(
  'after PostgreSQL is ended by %s midway and restarted, acknowledged leads are there and go out once',
  async (signal) => {
    const cluster = await startPostgresCluster(binaries ?? '')
    const sink = await startSmtpSink()
    const store = await openStore({
      databaseUrl: cluster.url,
      directory: '',
      migrationsDirectory: MIGRATIONS,
    })
    const bench = aFaultBench(store, sink.url)
    await bench.worker.start()
    const acknowledged: string[] = []
    let refused = 0
    let isOver = false
    async function stream(): Promise<void> {
      for (let number = 0; !isOver; number += 1) {
        const words = `number ${number}`
        const id = await bench.submit(words).catch(() => null)
        if (id) acknowledged.push(words)
        else refused += 1
        await new Promise((resume) => setTimeout(resume, 10))
      }
    }
    const streaming = stream()
    await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(5)
    await cluster.restart(signal)
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 15_000 }).toBeGreaterThan(before + 5)
    isOver = true
    await streaming
    const arrived = () => new Set(sink.received.map(({ email }) => /number \d+/.exec(email.text ?? '')?.[0]))
    /** A claim left open by the crash, or a mail too slow for a busy machine, goes out once due. */
    const missing = () => {
      bench.time.nowMs += 60_000
      return acknowledged.filter((words) => !arrived().has(words))
    }
    await expect.poll(missing, { timeout: 30_000, interval: 250 }).toEqual([])
    const ids = new Set(sink.received.map(({ email }) => email.messageId))
    expect(ids.size).toBe(arrived().size)
    expect(refused).toBeGreaterThan(0)
    await bench.worker.stop()
    await bench.close()
    await store.close()
    await sink.close()
    await cluster.stop()
  },
  120_000,
)
