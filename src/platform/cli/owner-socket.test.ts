import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forwardCommand, serveCommands } from './owner-socket.ts'

test('a command runs in the owner, its output and exit code come back, and only the same user may ask', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'owner-'))
  const stop = await serveCommands(dataDir, async (argv, io) => {
    io.out(`ran ${argv.join(' ')}`)
    io.err('careful')
    return 3
  })
  const lines: string[] = []
  const io = {
    operator: 'ana',
    out: (line: string) => void lines.push(line),
    err: (line: string) => void lines.push(`! ${line}`),
  }
  expect(await forwardCommand(dataDir, ['leads', 'list'], io)).toBe(3)
  expect(lines).toEqual(['ran leads list', '! careful'])
  expect(statSync(join(dataDir, 'owner.sock')).mode & 0o777).toBe(0o600)
  await stop()
})

test('without an owner nothing is forwarded, and a command that throws ends with an error', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'owner-'))
  const lines: string[] = []
  const io = { operator: 'ana', out: () => {}, err: (line: string) => void lines.push(line) }
  expect(await forwardCommand(dataDir, ['x'], io)).toBeNull()
  const stop = await serveCommands(dataDir, () => Promise.reject(new Error('broken')))
  expect(await forwardCommand(dataDir, ['x'], io)).toBe(1)
  expect(lines).toEqual(['broken'])
  await stop()
})

test('a socket left behind by a killed owner is not an owner', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'owner-'))
  const leaving = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', leaving, join(dataDir, 'owner.sock')])
  expect(existsSync(join(dataDir, 'owner.sock'))).toBe(true)
  const io = { operator: 'ana', out: () => {}, err: () => {} }
  expect(await forwardCommand(dataDir, ['x'], io)).toBeNull()
})

test('file names reach the owner as absolute paths; a directory named like the command is not mistaken for a file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'owner-'))
  let asked: string[] = []
  const stop = await serveCommands(dataDir, async (argv) => {
    asked = argv
    return 0
  })
  const io = { operator: 'ana', out: () => {}, err: () => {} }
  await forwardCommand(dataDir, ['content', 'src', 'meridian', 'seed/content', '--note'], io)
  expect(asked).toEqual(['content', 'src', 'meridian', join(process.cwd(), 'seed/content'), '--note'])
  await stop()
})

test('a command line that stops reading, as with `| head`, does not end the owner', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'owner-'))
  const gone = Promise.withResolvers<void>()
  const stop = await serveCommands(dataDir, async ([word], io) => {
    io.out('x'.repeat(100_000))
    if (word === 'schema') await gone.promise
    return 0
  })
  const impatient = createConnection(join(dataDir, 'owner.sock')).pause()
  impatient.write(`${JSON.stringify({ argv: ['schema'], operator: 'ana' })}\n`)
  await once(impatient, 'readable')
  // Unread output makes the owner see a connection reset.
  impatient.destroy()
  await once(impatient, 'close')
  gone.resolve()
  expect(await forwardCommand(dataDir, ['list'], { operator: 'ana', out: () => {}, err: () => {} })).toBe(0)
  await stop()
})
