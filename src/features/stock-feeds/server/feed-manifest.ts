import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { FeedAnnouncement } from '../domain/feed-announcement.ts'
import { readManifest } from '../domain/feed-announcement-schema.ts'

const MANIFEST_BYTES_MAX = 64 * 1024

/**
 * Reads the manifest of a file (`stock.csv.manifest.json`); empty if there is none. The error is a sentence: an
 * unreadable manifest may have been cut off, so the file counts as cut off too.
 */
export async function readManifestBeside(path: string): Promise<Result<FeedAnnouncement, string>> {
  const manifest = `${path}.manifest.json`
  try {
    const file = await open(manifest)
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(MANIFEST_BYTES_MAX), 0)
      const read = readManifest(buffer.toString('utf8', 0, bytesRead).replace(/^\ufeff/, ''))
      return read.ok ? read : fail(`${basename(manifest)} cannot be used: ${read.error}`)
    } finally {
      await file.close()
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT'
      ? ok({})
      : fail(`${basename(manifest)} cannot be opened (${code ?? 'unknown reason'})`)
  }
}
