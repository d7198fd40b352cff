import { z } from 'zod'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { FeedAnnouncement } from './feed-announcement.ts'

const count = z.int().min(0)
const manifestSchema = z
  .strictObject({
    bytes: count.optional(),
    rows: count.optional(),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'is not 64 hexadecimal digits')
      .toLowerCase()
      .optional(),
  })
  .refine(
    (manifest) => Object.keys(manifest).length > 0,
    'announces nothing: bytes, rows or sha256 are missing',
  )

/** Parses the manifest of a file; the error says what is wrong with it. */
export function readManifest(text: string): Result<FeedAnnouncement, string> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return fail('it is not JSON')
  }
  const read = manifestSchema.safeParse(json)
  if (read.success) return ok(read.data)
  return fail(
    read.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.join('.') || 'manifest'}: ${message}`)
      .join('; '),
  )
}
