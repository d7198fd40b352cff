import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'

type FailedTest = { name: string; why: string }
/** The result of a test run, for the gate's last lines. */
export type TestOutcome = { passed: number; failed: FailedTest[] }

const WHY_LINES = 24
const LINE_MAX = 300

/** A reporter for Vitest that writes a TestOutcome to the file named by TEST_OUTCOME_FILE. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly TestError[]): void {
    const outputFile = process.env.TEST_OUTCOME_FILE
    if (!outputFile) throw new Error('TEST_OUTCOME_FILE names no file')
    const outcome: TestOutcome = { passed: 0, failed: [] }
    for (const error of unhandled) outcome.failed.push({ name: 'outside a test', why: tell([error]) })
    for (const module of modules) readModule(module, outcome)
    writeFileSync(outputFile, JSON.stringify(outcome))
  }
}

function readModule(module: TestModule, outcome: TestOutcome): void {
  const ofModule = module.errors()
  if (ofModule.length > 0) outcome.failed.push({ name: module.relativeModuleId, why: tell(ofModule) })
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    const name = `${test.project.name} ${module.relativeModuleId} › ${test.fullName}`
    if (state === 'passed') outcome.passed += 1
    if (state === 'failed') outcome.failed.push({ name, why: tell(errors ?? []) })
  }
}

type TestError = { message: string; diff?: string | undefined; stacks?: readonly Frame[] | undefined }
type Frame = { file: string; line: number; column: number }

/** The message, the difference, and where it is in the project's own files. */
function tell(errors: readonly TestError[]): string {
  return errors
    .flatMap(({ message, diff, stacks }) => [
      ...message.split('\n'),
      ...(diff ?? '').split('\n'),
      ...(stacks ?? []).slice(0, 2).map(({ file, line, column }) => `at ${file}:${line}:${column}`),
    ])
    .map((line) => stripVTControlCharacters(line).slice(0, LINE_MAX))
    .filter((line) => line.trim() !== '')
    .slice(0, WHY_LINES)
    .map((line) => `   ${line}`)
    .join('\n')
}
