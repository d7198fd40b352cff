import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestOutcome } from './outcome-reporter.ts'
import { findPostgresBinaries } from '../src/platform/testing/postgres-cluster.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const outcomeFile = (name: string) => join(root, `node_modules/.cache/forecourt-${name}.json`)

type Step = { name: string; command: string; args: string[]; env?: Record<string, string> }

/** Journeys run apart: a browser and a server beside two test workers would only measure their contention. */
function vitestArgs(project: string): string[] {
  return ['run', `--project=${project}`, '--reporter=default', '--reporter=./scripts/outcome-reporter.ts']
}

function writesTo(name: string): Record<string, string> {
  return { TEST_OUTCOME_FILE: outcomeFile(name) }
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
  { name: 'tests', command: bin('vitest'), args: vitestArgs('!e2e'), env: writesTo('tests') },
  { name: 'journeys', command: bin('vitest'), args: vitestArgs('e2e'), env: writesTo('journeys') },
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

for (const name of ['tests', 'journeys']) rmSync(outcomeFile(name), { force: true })
const postgres = findPostgresBinaries()
process.stdout.write(
  postgres
    ? `Database tests run on PGlite and on PostgreSQL (${postgres}).\n`
    : 'Database tests run on PGlite ONLY: no PostgreSQL server programs (initdb, postgres 15+) on this machine. Install the package postgresql to run them on both.\n',
)
const failedSteps = STEPS.filter((step) => !run(step)).map((step) => step.name)
const outcomes = ['tests', 'journeys'].map(readOutcome)
const failedTests = outcomes.flatMap(({ failed }) => failed)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failedChecks = failedSteps.filter((name) => name !== 'tests' && name !== 'journeys').length
// Last, where whoever reads only the end of a log still finds the names
for (const name of outcomes.flatMap(({ flaky }) => flaky))
  process.stdout.write(`PASSED ONLY AGAIN: ${name}\n`)
for (const name of failedTests) process.stdout.write(`FAILED TEST: ${name}\n`)
process.stdout.write(
  failedSteps.length > 0 ? `\nFAILED: ${failedSteps.join(', ')}\n` : '\nAll checks passed.\n',
)
process.stdout.write(`${passed} passed, ${failedTests.length + failedChecks} failed\n`)
process.exit(failedSteps.length > 0 ? 1 : 0)

function readOutcome(name: string): TestOutcome {
  try {
    return JSON.parse(readFileSync(outcomeFile(name), 'utf8')) as TestOutcome
  } catch {
    return { passed: 0, failed: [`${name}: ended before it could say how`], flaky: [] }
  }
}
