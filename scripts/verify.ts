import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgresBinaries } from '../src/platform/testing/postgres-cluster.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const report = (name: string) => join(root, `node_modules/.cache/forecourt-${name}.json`)

type Step = { name: string; command: string; args: string[]; env?: Record<string, string> }

/** Journeys run apart: a browser and a server beside two test workers would only measure their contention. */
function vitestArgs(name: string, project: string): string[] {
  return [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report(name)}`,
  ]
}

/** Quick checks first, so that a slip is told in seconds. */
const STEPS: Step[] = [
  { name: 'types of pages', command: bin('react-router'), args: ['typegen'] },
  { name: 'types', command: bin('tsc'), args: ['--noEmit', '-p', '.'] },
  { name: 'purity of domain/', command: bin('tsc'), args: ['--noEmit', '-p', 'tsconfig.domain.json'] },
  { name: 'lint and format', command: bin('biome'), args: ['check', '--error-on-warnings'] },
  { name: 'boundaries', command: bin('depcruise'), args: ['src', '--config', '.dependency-cruiser.cjs'] },
  { name: 'unused code', command: bin('knip'), args: [] },
  { name: 'sizes of files', command: bin('node'), args: ['scripts/check-sizes.ts'] },
  { name: 'build', command: bin('node'), args: ['scripts/build.mjs'] },
  { name: 'budgets', command: bin('node'), args: ['scripts/check-budgets.ts'] },
  { name: 'tests', command: bin('vitest'), args: vitestArgs('tests', '!e2e') },
  { name: 'journeys', command: bin('vitest'), args: vitestArgs('journeys', 'e2e') },
  { name: 'requirements', command: bin('node'), args: ['scripts/requirements-report.ts'] },
]

function run(step: Step): boolean {
  const started = performance.now()
  process.stdout.write(`\n── ${step.name}\n`)
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...step.env }
  const result = spawnSync(step.command, step.args, { cwd: root, stdio: 'inherit', env })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`── ${step.name}: ${result.status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`)
  return result.status === 0
}

for (const name of ['tests', 'journeys']) rmSync(report(name), { force: true })
const postgres = findPostgresBinaries()
process.stdout.write(
  postgres
    ? `Database tests run on PGlite and on PostgreSQL (${postgres}).\n`
    : 'Database tests run on PGlite ONLY: no PostgreSQL server programs (initdb, postgres 15+) on this machine. Install the package postgresql to run them on both.\n',
)
const failed = STEPS.filter((step) => !run(step)).map((step) => step.name)
const counts = ['tests', 'journeys'].map(readTestCounts)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failedTests = counts.reduce((sum, count) => sum + count.failed, 0)
const failedChecks = failed.filter((name) => name !== 'tests' && name !== 'journeys').length
process.stdout.write(failed.length > 0 ? `\nFAILED: ${failed.join(', ')}\n` : '\nAll checks passed.\n')
process.stdout.write(`${passed} passed, ${failedTests + failedChecks} failed\n`)
process.exit(failed.length > 0 ? 1 : 0)

function readTestCounts(name: string): { passed: number; failed: number } {
  try {
    const result = JSON.parse(readFileSync(report(name), 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    return { passed: result.numPassedTests, failed: result.numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
