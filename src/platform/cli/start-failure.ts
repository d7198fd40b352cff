import { inspect } from 'node:util'
import { unavailability } from '../database/unavailable.ts'

/** Errors whose own message says what is wrong and how to fix it. */
const TOLD_BY_NAME = new Set([
  'DataKeyMissingError',
  'DirectoryOwnedError',
  'EnvironmentError',
  'InstallationKeyMissingError',
  'PostgresAwayError',
])
/** File system errors for a directory that this user cannot write, or that is not a directory. */
const UNWRITABLE = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'])
/** PostgreSQL's code for a full disk. */
const SERVER_FULL = '53100'
const PORT_MAX = 65_535

type SystemError = Error & { code?: string; syscall?: string; path?: string; port?: number; address?: string }

/**
 * The message for a start that failed in an expected way: a port already in use, a data directory that
 * another process holds or that cannot be written, a full disk, a missing database or key. Null for any other
 * error, whose stack trace somebody needs.
 */
export function startFailure(error: unknown, dataDir: string | null): string | null {
  if (!(error instanceof Error)) return null
  if (TOLD_BY_NAME.has(error.name)) return error.message
  const { code = '', syscall, path, port, address } = error as SystemError
  if (syscall === 'listen' && port !== undefined) return portFailure(code, port, address)
  if (dataDir !== null && unavailability(error) === 'full') return fullDisk(error, dataDir)
  if (!path || dataDir === null || !standsIn(path, dataDir)) return null
  if (!UNWRITABLE.has(code)) return null
  return `The data directory ${dataDir} cannot be written (${code} at ${path}): make it writable for this user, or set FORECOURT_DATA_DIR to one that is.`
}

function fullDisk(error: SystemError, dataDir: string): string {
  const whose = error.code === SERVER_FULL ? 'the PostgreSQL server' : `the data directory ${dataDir}`
  return `The disk of ${whose} is full: free some room.`
}

function portFailure(code: string, port: number, address?: string): string | null {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or start with PORT=${port < PORT_MAX ? port + 1 : port - 1}.`
  if (code === 'EACCES') return `This user may not listen on port ${port}: start with PORT=3000.`
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${address}: set LISTEN_HOST to one it has.`
  return null
}

/** In the directory or one of its parents. */
function standsIn(path: string, dataDir: string): boolean {
  return `${path}/`.startsWith(`${dataDir}/`) || dataDir.startsWith(`${path}/`)
}

/** Says why the start failed, in one line for an expected failure, and exits with 1. */
export function endStart(error: unknown, dataDir: string | null): never {
  const sentence = startFailure(error, dataDir)
  if (sentence === null) process.stderr.write(`${inspect(error)}\n`)
  else process.stderr.write(`forecourt: ${sentence}\n`)
  process.exit(1)
}
