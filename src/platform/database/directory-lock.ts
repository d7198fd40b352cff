import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The directory belongs to another live process. */
export class DirectoryOwnedError extends Error {
  readonly ownerPid: number | null
  constructor(directory: string, ownerPid: number | null) {
    super(
      `${directory} is open in another process${ownerPid ? ` (pid ${ownerPid})` : ''}. PGlite serves one process: ` +
        'stop that process, or set DATABASE_URL to a PostgreSQL server.',
    )
    this.name = 'DirectoryOwnedError'
    this.ownerPid = ownerPid
  }
}

export type DirectoryLock = { release(): void }

/**
 * Takes a directory for this process alone. PGlite does not lock its directory, and two owners silently lose
 * acknowledged rows (data-engine.md 2.1). An exclusive SQLite transaction is an operating-system lock that
 * the kernel drops when the process dies, so no lock file can go stale.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true })
  const ownerFile = join(directory, 'owner.pid')
  const lockFile = join(directory, 'owner.lock')
  // SQLite would not say which path it cannot write, and that must not look like another owner.
  for (const path of [directory, lockFile, ownerFile]) if (existsSync(path)) accessSync(path, constants.W_OK)
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode=exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new DirectoryOwnedError(directory, readOwner(ownerFile))
  }
  writeFileSync(ownerFile, String(process.pid))
  return { release: () => lock.close() }
}

function readOwner(ownerFile: string): number | null {
  try {
    return Number(readFileSync(ownerFile, 'utf8')) || null
  } catch {
    return null
  }
}
