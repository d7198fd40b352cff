import { statfsSync } from 'node:fs'
import { FREE_BYTES_MIN } from './full-disk-guard.ts'

/** Whether the disk of a directory has room, worded for /readyz. */
export function diskState(directory: string): string {
  const { bavail, bsize } = statfsSync(directory)
  const free = bavail * bsize
  return free < FREE_BYTES_MIN ? `full: ${Math.floor(free / 2 ** 20)} MiB are left in ${directory}` : 'ok'
}
