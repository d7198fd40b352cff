import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { FeedAnnouncement } from '../domain/feed-announcement.ts'
import { readManifest } from '../domain/feed-announcement-schema.ts'

/** Longer than any manifest. */
const MANIFEST_BYTES_MAX = 64 * 1024

/**
 * What the manifest beside a file (`stock.csv.manifest.json`) announces, nothing when there is none. The failure is a
 * sentence: a manifest that cannot be read may be a cut one, so the file counts as cut off.
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
