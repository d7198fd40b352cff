import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>
export type CompressOnce = ReturnType<typeof createCompressOnce>

const BROTLI_QUALITY = 11
const GZIP_LEVEL = 9

/**
 * Compresses as small as possible, once for each content: the result is kept in a file named by the content's
 * hash and read by later starts. If the directory cannot be written, it only costs the time again.
 */
export function createCompressOnce(directory: string) {
  const used = new Set<string>()

  function once(name: string, compress: () => Uint8Array): Bytes {
    used.add(name)
    const file = join(directory, name)
    try {
      return new Uint8Array(readFileSync(file))
    } catch {
      const made = new Uint8Array(compress())
      keep(file, made)
      return made
    }
  }

  /** Written under a temporary name first, so that another starting process never reads half a file. */
  function keep(file: string, made: Bytes): void {
    const part = `${file}.${process.pid}.part`
    try {
      mkdirSync(directory, { recursive: true })
      writeFileSync(part, made)
      renameSync(part, file)
    } catch {
      // Made again at the next start.
    }
  }

  return {
    brotli: (content: Bytes, hash: string) =>
      once(`${hash}.br`, () =>
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      ),
    gzip: (content: Bytes, hash: string) =>
      once(`${hash}.gz`, () => gzipSync(content, { level: GZIP_LEVEL })),
    /** Removes what earlier builds left; another process starting now makes its own part again. */
    dropUnused(): void {
      try {
        for (const name of readdirSync(directory))
          if (!used.has(name)) rmSync(join(directory, name), { force: true })
      } catch {
        // Nothing was kept, or nothing can be written: it only wastes space.
      }
    },
  }
}
