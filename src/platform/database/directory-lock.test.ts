import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DirectoryOwnedError, lockDirectory } from './directory-lock.ts'

const node = join(import.meta.dirname, '../../../node_modules/.bin/node')

test('a directory has one owner, and a second process is told who it is', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lock-'))
  const lock = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(DirectoryOwnedError)
  const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))}; lockDirectory(${JSON.stringify(directory)})`
  const other = spawnSync(node, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(other.status).not.toBe(0)
  expect(other.stderr).toContain(`pid ${process.pid}`)
  lock.release()
  lockDirectory(directory).release()
})

test('a killed owner leaves no lock behind', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lock-'))
  const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))}; lockDirectory(${JSON.stringify(directory)}); process.kill(process.pid, 'SIGKILL')`
  const dead = spawnSync(node, ['--input-type=module', '-e', script])
  expect(dead.signal).toBe('SIGKILL')
  lockDirectory(directory).release()
})
