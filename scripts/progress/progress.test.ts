import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a script of steps prints to a pipe, without a terminal. */
function told(script: string): { out: string; err: string } {
  const progress = JSON.stringify(join(import.meta.dirname, 'progress.mjs'))
  const text = `import { runQuietly, step } from ${progress}\n${script}`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', text], { encoding: 'utf8' })
  return { out: run.stdout, err: run.stderr }
}

const RUN_NODE = (code: string) =>
  `runQuietly(process.execPath, ['-e', ${JSON.stringify(code)}], { log: 'progress-test' })`

test('a step is one line with its seconds, whatever its tool prints', () => {
  const { out, err } = told(
    `await step('Building', () => ${RUN_NODE('console.log("noise"); console.error("warning")')})`,
  )
  expect(out).toBe('')
  expect(err).toMatch(/^Building … \d+\.\d s\n$/)
})

test('when a tool fails, everything it printed is shown, and where it is kept', () => {
  const { out, err } = told(
    `await step('Building', () => ${RUN_NODE('console.log("first"); console.error("the reason"); process.exitCode = 3')})
      .catch((error) => console.log(error.message))`,
  )
  expect(err).toMatch(/^Building … \d+\.\d s, failed\n$/)
  expect(out).toMatch(/first\n/)
  expect(out).toMatch(/the reason\n/)
  expect(out).toMatch(/It ended with 3\. This is kept in .*progress-test\.log\n$/)
})

test('a missing tool fails with its name', () => {
  const { out } = told(
    `await runQuietly('no-such-tool', [], { log: 'progress-test' }).catch((error) => console.log(error.message))`,
  )
  expect(out).toContain('no-such-tool')
})
