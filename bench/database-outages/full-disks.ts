import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import { mountSmallDisk, type SmallDisk } from '#src/platform/testing/small-disk.ts'
import type { Outage } from './outages.ts'

const DISK_MB = 600

export type Disks = { data: SmallDisk; log: SmallDisk }

/** Small disks in memory for tables and log; null where this user may not mount them. */
export function openDisks(): Disks | null {
  const data = mountSmallDisk(DISK_MB)
  const log = data && mountSmallDisk(DISK_MB)
  return data && log ? { data, log } : null
}

export function fullDisks({ data, log }: Disks): Outage[] {
  return [
    {
      name: 'disk of the tables full (53100), 20 s',
      async run() {
        data.fill(0)
        await pause(20_000)
        data.makeRoom()
      },
    },
    {
      name: 'disk of the log full (PANIC), 5 s, then started again',
      async run({ cluster }) {
        log.fill(0)
        await fillLog(cluster)
        await pause(5000)
        log.makeRoom()
        await cluster.restart('SIGQUIT')
      },
    },
  ]
}

/** Uses up the log space the server has ready, until it fails. */
async function fillLog({ url }: PostgresCluster): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    for (let n = 0; n < DISK_MB; n += 1)
      await client.query(`select pg_logical_emit_message(true, 'fill', repeat(md5(random()::text), 32768))`)
    throw new Error('The log still has room')
  } catch (error) {
    if ((error as { code?: unknown }).code === undefined && !/terminated/.test(String(error))) throw error
  }
  client.end().catch(() => {})
}
