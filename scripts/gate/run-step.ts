import { join } from 'node:path'
import { runQuietly } from '../progress/progress.mjs'

const root = join(import.meta.dirname, '../..')

/**
 * One command of the gate. `tells` gives what its line says besides its time, read from what it left behind.
 */
export type GateStep = {
  name: string
  program: string
  args: string[]
  env?: Record<string, string>
  tells?: () => string
}
/** `failure`: everything the tool printed, if it failed. */
export type GateOutcome = { name: string; failure: string | null }

/** Runs a step to its end and prints one line for it; the tool's output is kept in a file. */
export async function runStep(step: GateStep): Promise<GateOutcome> {
  const started = performance.now()
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...step.env }
  const program = join(root, 'node_modules/.bin', step.program)
  const failure = await runQuietly(program, step.args, { cwd: root, env, log: `gate-${step.name}` }).then(
    () => null,
    (error: Error) => error.message,
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const told = step.tells?.() ?? ''
  process.stdout.write(
    `${failure === null ? 'ok    ' : 'FAILED'} ${step.name.padEnd(18)} ${seconds.padStart(6)} s${told && `   ${told}`}\n`,
  )
  return { name: step.name, failure }
}

/** Runs steps at the same time, `atOnce` of them; returns their outcomes in order. */
export async function runTogether(steps: GateStep[], atOnce: number): Promise<GateOutcome[]> {
  const waiting = steps.map((step, index) => ({ step, index }))
  const outcomes: GateOutcome[] = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        outcomes[next.index] = await runStep(next.step)
    }),
  )
  return outcomes
}
