import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'

/** What a run of tests came to, for the gate's last lines. */
export type TestOutcome = {
  passed: number
  /** Each as file, name and the first line of why. */
  failed: string[]
  /** Passed only at the second try: nothing to ship over, and nothing to forget either. */
  flaky: string[]
}

const MESSAGE_MAX = 700

/** A reporter for Vitest that writes a TestOutcome to the file TEST_OUTCOME_FILE names. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const outputFile = process.env.TEST_OUTCOME_FILE
    if (!outputFile) throw new Error('TEST_OUTCOME_FILE names no file')
    const outcome: TestOutcome = { passed: 0, failed: [], flaky: [] }
    for (const { message } of unhandled) outcome.failed.push(`outside a test: ${brief(message)}`)
    for (const module of modules) readModule(module, outcome)
    writeFileSync(outputFile, JSON.stringify(outcome))
  }
}

function readModule(module: TestModule, outcome: TestOutcome): void {
  for (const { message } of module.errors())
    outcome.failed.push(`${module.relativeModuleId}: ${brief(message)}`)
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    const name = `${module.relativeModuleId} › ${test.fullName}`
    if (state === 'passed') outcome.passed += 1
    if (state === 'failed') outcome.failed.push(`${name}: ${why(errors)}`)
    if (test.diagnostic()?.flaky) outcome.flaky.push(`${name}: ${why(errors)}`)
  }
}

type TestError = { message: string; diff?: string | undefined }

function why(errors: readonly TestError[] | undefined): string {
  return brief(`${errors?.[0]?.message ?? ''} ${errors?.[0]?.diff ?? ''}`)
}

function brief(message: string): string {
  return stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, MESSAGE_MAX)
}
