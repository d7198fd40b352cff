import { statfsSync } from 'node:fs'
import type { KyselyPlugin, RootOperationNode } from 'kysely'

/**
 * Room that must be left before a write: PostgreSQL stops for good when it cannot make its next log segment
 * (16 MiB), but recovers from anything that fails before.
 */
export const FREE_BYTES_MIN = 48 * 1024 * 1024
/** How long one look at the disk is valid. */
const LOOK_MS = 100

const WRITES = new Set<RootOperationNode['kind']>([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
])

/**
 * A write refused because the disk is full: nothing of it is stored, and the next one works once there is
 * room.
 */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly unavailability = 'full'
  code = 'ENOSPC'
}

export type FullDiskGuard = {
  /** Refuses writes while the disk has less than 48 MiB left; reads go on. */
  plugin: KyselyPlugin
  /** Since when the disk has been too full for a write, in Unix milliseconds; null while it has room. */
  fullSinceMs(): number | null
}

export function fullDiskGuard(directory: string): FullDiskGuard {
  let lookedAt = Number.NEGATIVE_INFINITY
  let sinceMs: number | null = null
  function look(): number | null {
    if (performance.now() - lookedAt < LOOK_MS) return sinceMs
    lookedAt = performance.now()
    const { bavail, bsize } = statfsSync(directory)
    sinceMs = bavail * bsize < FREE_BYTES_MIN ? (sinceMs ?? Date.now()) : null
    return sinceMs
  }
  return {
    fullSinceMs: look,
    plugin: {
      transformQuery({ node }) {
        if (isWrite(node) && look() !== null) throw new DiskFullError('The disk of the database is full')
        return node
      },
      transformResult: async ({ result }) => result,
    },
  }
}

function isWrite(node: RootOperationNode): boolean {
  if (node.kind !== 'RawNode') return WRITES.has(node.kind)
  return !/^\s*select\b/i.test(node.sqlFragments[0] ?? '')
}
