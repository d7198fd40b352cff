import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes the directory `path` (absolute) and its parents; existing ones are left alone. Throws the file
 * system's error for the first that cannot be made.
 * One step at a time: Node's recursive mkdir retries for ever where an existing directory takes no entries,
 * as in /proc.
 */
export function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) makeDirectory(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process was quicker; a file in its place fails as before.
    const isMade = statSync(path, { throwIfNoEntry: false })?.isDirectory()
    if (!isMade) throw error
  }
}
