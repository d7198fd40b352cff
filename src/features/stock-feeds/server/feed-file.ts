import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { createEncodingScan, type FeedEncoding } from '../domain/reading/encoding-scan.ts'

/** A feed file that was looked through once: how its bytes become text, its size and its hash. */
export type FeedFile = { path: string; size: number; encoding: FeedEncoding; contentHash: string }

/** Read size: small enough that memory stays flat, large enough to be quick. */
const CHUNK_BYTES = 64 * 1024

/** Looks through a file without keeping it; the failure is a sentence for the operator. */
export async function inspectFeedFile(path: string): Promise<Result<FeedFile, string>> {
  const scan = createEncodingScan()
  const hash = createHash('sha256')
  try {
    const { size } = await stat(path)
    if (size === 0) return fail('the file is empty')
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      scan.push(chunk as Buffer)
      hash.update(chunk as Buffer)
    }
    const encoding = scan.end()
    return encoding.ok
      ? ok({ path, size, encoding: encoding.value, contentHash: hash.digest('hex') })
      : encoding
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return fail(
      code === 'ENOENT' ? 'there is no such file' : `the file cannot be opened (${code ?? 'unknown reason'})`,
    )
  }
}

/** The file's text in pieces, without its byte order mark, with the bytes read so far. */
export async function* readFeedText(file: FeedFile): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = new TextDecoder(file.encoding.label)
  let bytes = 0
  for await (const chunk of createReadStream(file.path, { highWaterMark: CHUNK_BYTES })) {
    bytes += (chunk as Buffer).length
    yield { text: decoder.decode(chunk as Buffer, { stream: true }), bytes }
  }
  const rest = decoder.decode()
  if (rest !== '') yield { text: rest, bytes }
}
