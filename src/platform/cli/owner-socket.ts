import { chmodSync, existsSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** Who runs a command, and where it writes. */
export type CommandIo = {
  operator: string
  out(line: string): void
  err(line: string): void
  progress?(text: string): void
}
export type RunCommand = (argv: string[], io: CommandIo) => Promise<number>

type Order = { argv: string[]; operator: string }
type Message = { kind: 'out' | 'err' | 'progress'; text: string } | { kind: 'exit'; code: number }

const socketPath = (dataDir: string) => join(dataDir, 'owner.sock')

/**
 * Lets the process that owns the store run commands for others: PGlite has one owner, so while the server
 * runs, the command line hands its arguments over this socket. Only the same user may open it.
 */
export function serveCommands(dataDir: string, runCommand: RunCommand): Promise<() => Promise<void>> {
  const path = socketPath(dataDir)
  rmSync(path, { force: true })
  const server = createServer((connection) => {
    connection.on('error', () => {})
    const send = (message: Message) =>
      void (connection.writable && connection.write(`${JSON.stringify(message)}\n`))
    const lines = createInterface({ input: connection })
    // It repeats the connection's errors, and an unhandled one would end the server.
    lines.on('error', () => undefined)
    lines.once('line', (line) => {
      const { argv, operator } = JSON.parse(line) as Order
      const io: CommandIo = {
        operator,
        out: (text) => send({ kind: 'out', text }),
        err: (text) => send({ kind: 'err', text }),
        progress: (text) => send({ kind: 'progress', text }),
      }
      Promise.resolve()
        .then(() => runCommand(argv, io))
        .catch((error: Error) => {
          io.err(error.message)
          return 1
        })
        .then((code) => {
          send({ kind: 'exit', code })
          connection.end()
        })
    })
  })
  // A start that fails later, on a taken port, ends the process without closing anything.
  const leaveNone = () => rmSync(path, { force: true })
  process.once('exit', leaveNone)
  return new Promise((done, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      chmodSync(path, 0o600)
      done(() => {
        process.off('exit', leaveNone)
        return new Promise((closed) => server.close(() => closed()))
      })
    })
  })
}

/** Runs a command in the owner of the data directory. Null when there is no owner. */
export function forwardCommand(dataDir: string, argv: string[], io: CommandIo): Promise<number | null> {
  const path = socketPath(dataDir)
  const order: Order = { argv: argv.map(absoluteIfFile), operator: io.operator }
  if (!existsSync(path)) return Promise.resolve(null)
  return new Promise((done) => {
    const connection = createConnection(path)
    let code: number | null = null
    connection.once('error', () => done(null))
    connection.once('connect', () => connection.write(`${JSON.stringify(order)}\n`))
    const lines = createInterface({ input: connection })
    // It repeats the connection's errors.
    lines.on('error', () => undefined)
    lines.on('line', (line) => {
      const message = JSON.parse(line) as Message
      if (message.kind === 'exit') code = message.code
      else if (message.kind === 'progress') io.progress?.(message.text)
      else io[message.kind](message.text)
    })
    connection.once('close', () => done(code ?? 1))
  })
}

/** A command and its sub-command, such as `content publish`; a directory may have the same name. */
const COMMAND_WORDS = 2

/** These flags are followed by a file that does not exist yet. */
const NEW_FILE_FLAGS = ['--export']

/** The owner has a different working directory. */
function absoluteIfFile(argument: string, index: number, all: readonly string[]): string {
  if (NEW_FILE_FLAGS.includes(all[index - 1] ?? '')) return resolve(argument)
  const isFile = index >= COMMAND_WORDS && !argument.startsWith('-') && existsSync(argument)
  return isFile ? resolve(argument) : argument
}
