import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file atomically (temporary file, fsync, rename), so that a power cut leaves the old or the new one. */
export async function writeAtomically(path: string, chunks: readonly Uint8Array[]): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`
  const file = await open(temporary, 'w')
  try {
    for (const chunk of chunks) await file.writeFile(chunk)
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(temporary, { force: true })
    throw error
  }
  await file.close()
  await rename(temporary, path)
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
}

export async function readIfPresent(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
