import { setTimeout as pause } from 'node:timers/promises'
import { openPostgresStore } from '#src/platform/database/postgres-store.ts'
import type { PostgresCluster } from '#src/platform/testing/postgres-cluster.ts'
import type { TcpProxy } from '#src/platform/testing/tcp-proxy.ts'
import type { Server } from './servers.ts'
import { BACK_MS, type Tally } from './tally.ts'

type Place = { cluster: PostgresCluster; proxy: TcpProxy; servers: Server[]; tally: Tally }
/** Without `hasOutage`, no 5xx at all is accounted for. */
type Fault = { name: string; hasOutage: boolean; run(place: Place): Promise<void> }

const AWAY_MS = 3000

/** The first server is never stopped, so that its memory is reported for the whole time. */
const second = ({ servers }: Place) => servers[1] as Server

export const FAULTS: Fault[] = [
  {
    name: 'PostgreSQL stopped for 3 s',
    hasOutage: true,
    async run({ cluster }) {
      await cluster.down('SIGINT')
      await pause(AWAY_MS)
      await cluster.up()
    },
  },
  {
    name: 'a process restarted (SIGTERM)',
    hasOutage: false,
    async run(place) {
      await second(place).end('SIGTERM')
      await second(place).start()
    },
  },
  {
    name: 'the network swallows everything for 2 s',
    hasOutage: true,
    async run({ proxy }) {
      proxy.swallow()
      await pause(2000)
      proxy.passOn()
    },
  },
  {
    name: 'a process killed and started again (SIGKILL)',
    hasOutage: false,
    async run(place) {
      await second(place).end('SIGKILL')
      await second(place).start()
    },
  },
  {
    name: 'PostgreSQL crashed and started again',
    hasOutage: true,
    run: ({ cluster }) => cluster.restart('SIGQUIT'),
  },
  {
    name: 'read only for 3 s',
    hasOutage: true,
    async run({ cluster }) {
      await setReadOnly(cluster, true)
      await pause(AWAY_MS)
      await setReadOnly(cluster, false)
    },
  },
  {
    name: 'every connection reset',
    hasOutage: true,
    async run({ proxy }) {
      proxy.reset()
      await pause(250)
      proxy.reset()
    },
  },
]

async function setReadOnly(cluster: PostgresCluster, isOn: boolean): Promise<void> {
  const admin = await openPostgresStore(cluster.url, { poolSize: 1 })
  await admin.runScript(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  await admin.runScript('select pg_reload_conf()')
  await admin.close()
}

/**
 * One fault after another until told to stop; each is reported, with how long every open server then took to
 * be ready.
 */
export async function keepBreaking(place: Place, everyMs: number, isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const dueAt = performance.now() + everyMs
    while (performance.now() < dueAt && !isOver()) await pause(200)
    if (isOver()) return
    const fault = FAULTS[n % FAULTS.length] as Fault
    const end = fault.hasOutage ? place.tally.begin(fault.name) : () => {}
    console.log(`${new Date().toISOString().slice(11, 19)} ${fault.name}`)
    await fault.run(place)
    end()
    const outage = fault.hasOutage ? place.tally.outages.at(-1) : null
    if (outage) outage.backMs = await backAfter(place.servers)
  }
}

/** How long until every server says that it is ready. */
async function backAfter(servers: Server[]): Promise<number> {
  const since = performance.now()
  while (performance.now() - since < 6 * BACK_MS) {
    const states = await Promise.all(servers.map((server) => server.ask({ path: '/readyz' })))
    if (states.every(({ status }) => status === 200)) break
    await pause(50)
  }
  return performance.now() - since
}
