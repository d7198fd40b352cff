import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openPostgresStore } from '#src/platform/database/postgres-store.ts'
import { type OutageServer, startOutageServer } from './outage-bench.ts'
import type { PostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import type { TcpProxy } from '#src/platform/testing/tcp-proxy.ts'

export type Place = { cluster: PostgresCluster; proxy: TcpProxy; servers: OutageServer[]; url: string }
export type Outage = { name: string; run(place: Place): Promise<void> }

/** Every way in which a database goes away; a stop and a silence for each of these numbers of seconds. */
export const outages = (seconds: readonly number[]): Outage[] => [
  ...seconds.flatMap((length): Outage[] => [
    {
      name: `stopped (SIGINT, 57P01), ${length} s`,
      run: async ({ cluster }) => {
        await cluster.down('SIGINT')
        await pause(length * 1000)
        await cluster.up()
      },
    },
    {
      name: `swallowed by the network, ${length} s`,
      run: async ({ proxy }) => {
        proxy.swallow()
        await pause(length * 1000)
        proxy.passOn()
      },
    },
  ]),
  { name: 'crashed (SIGQUIT, 57P02, 57P03)', run: ({ cluster }) => cluster.restart('SIGQUIT') },
  {
    name: 'every connection reset, 20 times in 5 s',
    run: async ({ proxy }) => {
      for (let n = 0; n < 20; n += 1) {
        proxy.reset()
        await pause(250)
      }
    },
  },
  {
    name: 'too many clients (53300), 5 s',
    run: async ({ cluster, proxy }) => {
      const others = await takeAllConnections(cluster)
      proxy.reset()
      await pause(5000)
      for (const other of others) await other.end()
    },
  },
  {
    name: 'both processes restarted, one after the other',
    run: async (place) => {
      for (const [at, server] of place.servers.entries()) {
        await server.end()
        place.servers[at] = await startOutageServer(place.url)
      }
    },
  },
  {
    name: 'read only (25006), 5 s',
    run: async ({ cluster }) => {
      await setReadOnly(cluster, true)
      await pause(5000)
      await setReadOnly(cluster, false)
    },
  },
]

/** Every connection the product does not hold; then the product's own are cut. */
async function takeAllConnections({ url }: PostgresCluster): Promise<pg.Client[]> {
  const others: pg.Client[] = []
  while (others.length < 400) {
    const other = new pg.Client({ connectionString: url })
    other.on('error', () => {})
    try {
      await other.connect()
    } catch {
      break
    }
    others.push(other)
  }
  return others
}

async function setReadOnly(cluster: PostgresCluster, isOn: boolean): Promise<void> {
  const admin = await openPostgresStore(cluster.url, { poolSize: 1 })
  await admin.runScript(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  await admin.runScript('select pg_reload_conf()')
  await admin.close()
}
