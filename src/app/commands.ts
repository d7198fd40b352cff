import { Command, CommanderError } from 'commander'
import type { AppContext } from './context.ts'
import { PARTS } from './parts.ts'
import { EndsWith } from '#src/platform/cli/ends-with.ts'
import { writtenDown } from '#src/platform/operators/operator-commands.ts'
import type { CommandIo } from '#src/platform/cli/owner-socket.ts'

/** The command was understood and refused; its reason has been written. */
const REFUSED = 1
/** Runs one command line against the platform; returns the exit code. Never throws. */
export async function runCommand(app: AppContext, argv: string[], io: CommandIo): Promise<number> {
  const program = new Command('forecourt')
    .description('Runs the Forecourt platform: sites, content, stock feeds and leads.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    })
  for (const { commands } of PARTS) commands?.(program, app, io)
  shareOutput(program)
  let end: (outcome: 'done' | 'refused') => Promise<void> = async () => undefined
  program.hook('preAction', async (_program, action) => {
    const told = writtenDown(action)
    if (told) end = await app.operators.begin({ operator: io.operator, ...told })
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    await end('done')
    return 0
  } catch (error) {
    if (error instanceof EndsWith) {
      await end('done')
      return error.code
    }
    await end('refused').catch(() => undefined)
    if (error instanceof CommanderError) return error.exitCode
    io.err(error instanceof Error ? error.message : String(error))
    return REFUSED
  }
}

/** Sub-commands made with `command()` inherit the settings; those added ready-made do not. */
function shareOutput(command: Command): void {
  for (const child of command.commands) {
    child.copyInheritedSettings(command)
    shareOutput(child)
  }
}
