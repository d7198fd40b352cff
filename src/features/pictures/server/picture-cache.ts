import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** File names a picture may have. Anything else in the folder is not ours and is left alone. */
const PICTURE_FILE = /^[a-z0-9_.-]+\.(?:avif|webp|jpeg)$/

/**
 * Finished pictures on disk, at most `maxBytes`, evicting the least recently used. Files are written
 * elsewhere and then renamed, so a partial picture is never served. One process per folder.
 */
export function createPictureCache(deps: { dir: string; maxBytes: number }) {
  /** Bytes by key, least recently used first (a Map keeps insertion order). */
  const sizes = new Map<string, number>()
  let totalBytes = 0
  let writes = 0
  let opening: Promise<void> | undefined

  function open(): Promise<void> {
    opening ??= readFolder(deps.dir).then((files) => {
      for (const file of files) remember(file.name, file.size)
      return evict()
    })
    return opening
  }

  function remember(key: string, size: number): void {
    totalBytes += size - (sizes.get(key) ?? 0)
    sizes.delete(key)
    sizes.set(key, size)
  }

  function forget(key: string): void {
    totalBytes -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  async function evict(): Promise<void> {
    const leaving: string[] = []
    for (const [key, size] of sizes) {
      if (totalBytes <= deps.maxBytes) break
      totalBytes -= size
      sizes.delete(key)
      leaving.push(key)
    }
    await Promise.all(leaving.map((key) => rm(path.join(deps.dir, key), { force: true })))
  }

  return {
    /** The bytes stored under `key`, or undefined. Reading marks it as recently used. */
    async read(key: string): Promise<Buffer | undefined> {
      await open()
      const size = sizes.get(key)
      if (size === undefined) return undefined
      const bytes = await readFile(path.join(deps.dir, key)).catch(() => undefined)
      if (bytes === undefined || bytes.length !== size) {
        forget(key)
        return undefined
      }
      if (sizes.has(key)) remember(key, size)
      return bytes
    },
    /** Stores `bytes` under `key`, evicting the oldest. A picture larger than the limit is not stored. */
    async write(key: string, bytes: Buffer): Promise<void> {
      await open()
      if (bytes.length > deps.maxBytes) return
      writes += 1
      const draft = path.join(deps.dir, `.${process.pid}-${writes}.part`)
      await writeFile(draft, bytes)
      await rename(draft, path.join(deps.dir, key))
      remember(key, bytes.length)
      await evict()
    },
    /** Whether `key` is stored, without marking it as used. */
    async has(key: string): Promise<boolean> {
      await open()
      return sizes.has(key)
    },
    usage(): { bytes: number; pictures: number } {
      return { bytes: totalBytes, pictures: sizes.size }
    },
  }
}

/** Pictures already in the folder, oldest first; partial files of an interrupted write are deleted. */
async function readFolder(dir: string): Promise<{ name: string; size: number }[]> {
  await mkdir(dir, { recursive: true })
  const names = await readdir(dir)
  await Promise.all(
    names.filter((name) => name.endsWith('.part')).map((name) => rm(path.join(dir, name), { force: true })),
  )
  const files = await Promise.all(
    names
      .filter((name) => PICTURE_FILE.test(name))
      .map(async (name) => {
        const found = await stat(path.join(dir, name))
        return { name, size: found.size, changedAt: found.mtimeMs }
      }),
  )
  return files.sort((a, b) => a.changedAt - b.changedAt)
}
