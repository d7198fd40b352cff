import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from '../src/platform/testing/postgres-cluster.ts'

/**
 * Runs every fault a lead may meet, except the kills (lead-faults.ts), on each store and records the outcome: `node
 * bench/lead-outages.ts`. Exits with 1 if one failed.
 */
type Outcome = { title: string; status: string; duration?: number }
type Report = { testResults: { name: string; assertionResults: Outcome[] }[] }

const ROOT = join(import.meta.dirname, '..')
const FAULTS = 'src/features/leads/server/faults'
const RESULT = join(import.meta.dirname, 'results/lead-outages.md')
const STORES = { pglite: 'PGlite', postgresql: 'PostgreSQL' }
type StoreName = keyof typeof STORES

function run(store: StoreName): Map<string, Outcome> {
  const directory = mkdtempSync(join(tmpdir(), 'lead-outages-'))
  const file = join(directory, 'report.json')
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const args = ['run', `--project=${store}`, FAULTS, '--reporter=json', `--outputFile=${file}`]
  spawnSync(process.execPath, [vitest, ...args], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(directory, { recursive: true })
  const outcomes = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  return new Map(outcomes.map((outcome) => [outcome.title, outcome]))
}

function cell(outcome: Outcome | undefined): string {
  if (!outcome || outcome.status === 'skipped' || outcome.status === 'pending') return 'does not apply'
  return `${outcome.status}, ${((outcome.duration ?? 0) / 1000).toFixed(1)} s`
}

const names = (Object.keys(STORES) as StoreName[]).filter(
  (store) => store !== 'postgresql' || findPostgresBinaries() !== null,
)
if (!names.includes('postgresql')) console.log('No PostgreSQL on this machine: that half is not run.')
const found = names.map((store) => run(store))
const titles = [...new Set(found.flatMap((outcomes) => [...outcomes.keys()]))]
const rows = titles.map(
  (title) => `| ${[title, ...found.map((each) => cell(each.get(title)))].join(' | ')} |`,
)
const text = `# Leads under outages

\`node bench/lead-outages.ts\` on ${cpus()[0]?.model.trim() ?? 'unknown'} (${cpus().length} cores), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.
The lead service and its delivery worker on a real store, with a real SMTP server or webhook beside it that fails as
the row says; hours and days pass on the bench's own clock. A row passes when no acknowledged lead is lost and none
arrives twice. The full disk is for PGlite, the restart of the server for PostgreSQL. The
same tests are part of the gate; kills are in [lead-faults.md](lead-faults.md).

| fault | ${names.map((store) => STORES[store]).join(' | ')} |
| --- |${' --- |'.repeat(names.length)}
${rows.join('\n')}
`
writeFileSync(RESULT, text)
console.log(text)
const outcomes = found.flatMap((each) => [...each.values()])
process.exit(outcomes.length === 0 || outcomes.some(({ status }) => status === 'failed') ? 1 : 0)
