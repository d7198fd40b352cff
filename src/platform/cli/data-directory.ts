import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a directory and those above it, as `path` (absolute) names them; one that is there is left as it is. Throws
 * what the file system says of the first that cannot be made.
 *
 * One step at a time: Node's recursive mkdir tries for ever where a directory that is there takes none, as /proc does.
 */
export function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) makeDirectory(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process was quicker; a file in its place fails as before
    const isMade = statSync(path, { throwIfNoEntry: false })?.isDirectory()
    if (!isMade) throw error
  }
}
