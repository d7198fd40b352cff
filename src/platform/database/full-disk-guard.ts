import { statfsSync } from 'node:fs'
import type { KyselyPlugin, RootOperationNode } from 'kysely'

/**
 * Room that must be left before a write: PostgreSQL stops for good when it cannot make its next log segment
 * (16 MiB), but gets over anything that fails before.
 */
export const FREE_BYTES_MIN = 48 * 1024 * 1024
/** How long one look at the disk holds. */
const LOOK_MS = 100

const WRITES = new Set<RootOperationNode['kind']>([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
])

/** A write refused because the disk is full: nothing of it is stored, and the next one works when there is room. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  code = 'ENOSPC'
}

/** Refuses writes while the disk has less than 48 MiB left; reading goes on. */
export function fullDiskGuard(directory: string): KyselyPlugin {
  let lookedAt = Number.NEGATIVE_INFINITY
  let isFull = false
  function look(): boolean {
    if (performance.now() - lookedAt < LOOK_MS) return isFull
    lookedAt = performance.now()
    const { bavail, bsize } = statfsSync(directory)
    isFull = bavail * bsize < FREE_BYTES_MIN
    return isFull
  }
  return {
    transformQuery({ node }) {
      if (isWrite(node) && look()) throw new DiskFullError('The disk of the database is full')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function isWrite(node: RootOperationNode): boolean {
  if (node.kind !== 'RawNode') return WRITES.has(node.kind)
  return !/^\s*select\b/i.test(node.sqlFragments[0] ?? '')
}
