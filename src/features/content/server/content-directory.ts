import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type ContentFiles, FILE_BYTES_MAX } from './content-source.ts'

const FILES_MAX = 500

/** Reads every `.md` file by its path in a directory, skipping hidden files and links. Errors say what to fix. */
export async function readContentDirectory(directory: string): Promise<Result<ContentFiles, string>> {
  let names: string[]
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    names = entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    return fail(`${directory} cannot be read: ${(error as Error).message}`)
  }
  if (names.length > FILES_MAX)
    return fail(`${directory} holds ${names.length} files; at most ${FILES_MAX} are read`)
  const files: ContentFiles = {}
  for (const path of names.sort()) {
    const name = relative(directory, path).split(sep).join('/')
    const { size } = await stat(path)
    if (size > FILE_BYTES_MAX) return fail(`${name} holds ${size} bytes; at most ${FILE_BYTES_MAX} are read`)
    const bytes = await readFile(path)
    try {
      files[name] = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return fail(`${name} is not UTF-8 text`)
    }
  }
  return ok(files)
}
