import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readEnv } from './env.ts'
import { askNewSite } from './features/sites/domain/document/new-site-questions.ts'
import { readOperator } from './platform/cli/operator-name.ts'
import { endStart } from './platform/cli/start-failure.ts'
import { type CommandIo, forwardCommand } from './platform/cli/owner-socket.ts'

let dataDir: string | null = null
process.on('uncaughtException', (error) => endStart(error, dataDir))
const env = readEnv({ LOG_LEVEL: 'warn', ...process.env })
dataDir = env.dataDir
const { argv: words, operator } = readOperator(process.argv.slice(2), {
  named: env.operator,
  user: userName(),
})
const io: CommandIo = {
  operator,
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  ...(process.stderr.isTTY
    ? { progress: (text: string) => void process.stderr.write(`\r\u001b[K${text}`) }
    : {}),
}

// `forecourt leads list | head` closes the pipe early, which is not a fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const argv = process.stdin.isTTY ? await askMissing(words) : words
const forwarded = env.databaseUrl ? null : await forwardCommand(env.dataDir, argv, io)
process.exitCode = forwarded ?? (await runHere())

/** A container may run as a number that has no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? ''}`
  }
}

/** The whole product is loaded only if there is no server to hand the command to. */
async function runHere(): Promise<number> {
  const [{ createAppContext }, { runCommand }] = await Promise.all([
    import('./app/context.ts'),
    import('./app/commands.ts'),
  ])
  const app = await createAppContext(env, join(import.meta.dirname, '..'))
  try {
    return await runCommand(app, argv, io)
  } finally {
    await app.stop()
  }
}

/** Asks at a terminal for what a new site needs; the command itself may run in another process, which cannot ask. */
async function askMissing(given: string[]): Promise<string[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await askNewSite(given, (question) => terminal.question(question))
  } finally {
    terminal.close()
  }
}
