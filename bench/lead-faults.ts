import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { killRepeatedly, type KillReport } from '../e2e/lead-kill/kill-repeatedly.ts'
import { findPostgresBinaries, startPostgresCluster } from '../src/platform/testing/postgres-cluster.ts'

/**
 * Kills the lead process under a stream of leads: `node bench/lead-faults.ts --kills=200
 * [--store=pglite|postgresql] [--seed=1]`. Exits with 1 if a lead was lost or delivered twice. A run of one
 * store keeps the other's row.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    store: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const RESULT = join(import.meta.dirname, 'results/lead-faults.md')
const HEAD =
  '| store | kills | of them while starting | leads acknowledged | lost | delivered twice, by message id | never answered | mails sent again under their message id | seconds | day |'
const options = {
  kills: Number(values.kills),
  seed: Number(values.seed),
  onKill: (kill: number) => process.stdout.write(kill % 20 === 0 ? `${kill} kills\n` : ''),
  onUnsettled: (states: string) => console.log(states),
}

async function onPostgres(): Promise<KillReport | null> {
  const binaries = findPostgresBinaries()
  if (!binaries) {
    console.log('No PostgreSQL on this machine: that half is not run.')
    return null
  }
  const cluster = await startPostgresCluster(binaries)
  const report = await killRepeatedly({ ...options, databaseUrl: cluster.url })
  await cluster.stop()
  return report
}

function row(store: string, report: KillReport): string {
  const { kills, startKills, acknowledged, lost, deliveredTwice, unanswered, sentAgain, seconds } = report
  const day = new Date().toISOString().slice(0, 10)
  return `| ${[store, kills, startKills, acknowledged, lost.length, deliveredTwice.length, unanswered, sentAgain, seconds.toFixed(0), day].join(' | ')} |`
}

function earlierRow(store: string): string[] {
  try {
    const lines = readFileSync(RESULT, 'utf8').split('\n')
    return lines.filter((line) => line.startsWith(`| ${store} |`)).slice(0, 1)
  } catch {
    return []
  }
}

const reports = new Map<string, KillReport>()
if (values.store !== 'postgresql') {
  reports.set('PGlite', await killRepeatedly({ ...options, databaseUrl: '' }))
}
const postgres = values.store === 'pglite' ? null : await onPostgres()
if (postgres) reports.set('PostgreSQL', postgres)

const rows = ['PGlite', 'PostgreSQL'].flatMap((store) => {
  const report = reports.get(store)
  return report ? [row(store, report)] : earlierRow(store)
})
const text = `# Leads under kills

\`node bench/lead-faults.ts --kills=${values.kills} --seed=${values.seed}\` on ${cpus()[0]?.model.trim() ?? 'unknown'} (${cpus().length} cores), Node ${process.version}.
The lead service and its delivery worker (e2e/lead-kill/lead-process.ts) on a real store on disk, four sites with a
mailbox each, a real SMTP server beside it. Ten kinds of form come in turn: enquiry, test drive with its seat in the
book, call-back, service, accepted valuation, parts, fleet, careers, sell my car, photos. Under that stream the process
gets SIGKILL at a random moment up to 350 ms after it is ready, and in a fifth of its lives within 1.2 s of its start,
while the database still recovers. What was not acknowledged is sent again under its key, as the browser does. The last
life ends when all has arrived.

${HEAD}
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}
`
mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
writeFileSync(RESULT, text)
console.log(text)
const isBroken = [...reports.values()].some(
  ({ lost, deliveredTwice, unanswered }) => lost.length + deliveredTwice.length + unanswered > 0,
)
process.exit(isBroken ? 1 : 0)
