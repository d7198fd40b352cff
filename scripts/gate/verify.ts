import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgresBinaries } from '#src/platform/testing/postgres-cluster.ts'
import { type GateOutcome, type GateStep, runStep, runTogether } from './run-step.ts'
import type { TestOutcome } from './outcome-reporter.ts'

const root = join(import.meta.dirname, '../..')
const CORES = 2
const OUTPUT_LINES = 60
const outcomeFile = (name: string) => join(root, `.cache/logs/outcome-${name}.json`)

/**
 * Some eighty Node processes start in a run. Helper threads on 2 busy cores cost each a second of CPU and gain
 * nothing; a larger nursery saves most collections of a short life.
 */
const SHORT_LIVES = '--v8-pool-size=1 --max-semi-space-size=64'

const started = performance.now()
const postgres = findPostgresBinaries()
process.stdout.write(
  postgres
    ? `Database tests run on PGlite and on PostgreSQL (${postgres}).\n`
    : 'Database tests run on PGlite ONLY: no PostgreSQL server programs (initdb, postgres 15+) on this machine. Install the package postgresql to run them on both.\n',
)

/**
 * Each project runs separately: a browser and a server next to two test workers would only measure
 * contention, and workers of one project reuse what they loaded from file to file.
 */
const TEST_STEPS = [
  { name: 'unit tests', project: 'unit' },
  { name: 'tests on PGlite', project: 'pglite' },
  ...(postgres ? [{ name: 'tests on PostgreSQL', project: 'postgresql' }] : []),
  { name: 'journeys', project: 'e2e' },
]

function testStep({ name, project }: (typeof TEST_STEPS)[number]): GateStep {
  rmSync(outcomeFile(project), { force: true })
  return {
    name,
    program: 'vitest',
    args: [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=./scripts/gate/outcome-reporter.ts',
    ],
    env: {
      TEST_OUTCOME_FILE: outcomeFile(project),
      NODE_OPTIONS: [process.env.NODE_OPTIONS, SHORT_LIVES].filter(Boolean).join(' '),
    },
    tells: () => {
      const { passed, failed } = readOutcome(project)
      return `${passed} passed, ${failed.length} failed`
    },
  }
}

const node = (name: string, script: string): GateStep => ({ name, program: 'node', args: [script] })
const tsc = (name: string, project: string): GateStep => ({
  name,
  program: 'tsc',
  args: ['--noEmit', '-p', project],
})

// Quick checks first, so that a slip shows in seconds. Each step may use what earlier ones made.
const outcomes: GateOutcome[] = [
  await runStep({ name: 'types of pages', program: 'react-router', args: ['typegen'] }),
  ...(await runTogether(
    [
      node('build', 'scripts/build.mjs'),
      tsc('types', '.'),
      tsc('purity of domain', 'tsconfig.domain.json'),
      { name: 'lint and format', program: 'biome', args: ['check', '--error-on-warnings'] },
      node('boundaries', 'scripts/gate/check-boundaries.ts'),
      node('ring of features', 'scripts/gate/check-features.ts'),
      { name: 'unused code', program: 'knip', args: [] },
      node('sizes of files', 'scripts/gate/check-sizes.ts'),
      node('requirements', 'scripts/gate/requirements-report.ts'),
    ],
    CORES,
  )),
  await runStep(node('budgets', 'scripts/gate/check-budgets.ts')),
]
for (const step of TEST_STEPS) outcomes.push(await runStep(testStep(step)))

const tested = TEST_STEPS.map(({ project }) => readOutcome(project))
const passed = tested.reduce((sum, outcome) => sum + outcome.passed, 0)
const failedTests = tested.flatMap(({ failed }) => failed)
const failedSteps = outcomes.filter(({ failure }) => failure !== null)
const failedChecks = failedSteps.filter(({ name }) => !TEST_STEPS.some((step) => step.name === name))

// Printed last, where somebody reading only the end of a log still finds them.
for (const { name, failure } of failedChecks)
  process.stdout.write(`\n── ${name}\n${failure?.split('\n').slice(-OUTPUT_LINES).join('\n')}\n`)
for (const { name, why } of failedTests) process.stdout.write(`\n── FAILED TEST ${name}\n${why}\n`)
process.stdout.write(
  failedSteps.length > 0
    ? `\nFAILED: ${failedSteps.map(({ name }) => name).join(', ')}; all output is in .cache/logs.\n`
    : '\nAll checks passed',
)
if (failedSteps.length === 0)
  process.stdout.write(` in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.\n`)
process.stdout.write(`${passed} passed, ${failedTests.length + failedChecks.length} failed\n`)
process.exit(failedSteps.length > 0 ? 1 : 0)

function readOutcome(project: string): TestOutcome {
  try {
    return JSON.parse(readFileSync(outcomeFile(project), 'utf8')) as TestOutcome
  } catch {
    return { passed: 0, failed: [{ name: project, why: 'ended before it could say why' }] }
  }
}
