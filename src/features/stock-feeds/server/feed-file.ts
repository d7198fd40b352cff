import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { createEncodingScan, type FeedEncoding } from '../domain/reading/encoding-scan.ts'

/** A feed file after one pass: its encoding, size and hash. */
export type FeedFile = {
  path: string
  size: number
  encoding: FeedEncoding
  contentHash: string
  /** Whether the last line ends with a line break. */
  endsWithNewline: boolean
  /** Whether the last character closes a JSON list. */
  endsWithBracket: boolean
}

/** Chunk size: small enough for flat memory, large enough for speed. */
const CHUNK_BYTES = 64 * 1024
const TAIL_BYTES = 64

/** Scans a file without keeping it; the error is a sentence for the operator. */
export async function inspectFeedFile(path: string): Promise<Result<FeedFile, string>> {
  const scan = createEncodingScan()
  const hash = createHash('sha256')
  try {
    const { size } = await stat(path)
    if (size === 0) return fail('the file is empty')
    let tail: number[] = []
    for await (const chunk of readPieces(path)) {
      scan.push(chunk)
      hash.update(chunk)
      if (chunk.length >= TAIL_BYTES) tail = [...chunk.subarray(-TAIL_BYTES)]
      else tail = [...tail, ...chunk].slice(-TAIL_BYTES)
    }
    // Blanks or half a UTF-16 unit may follow the last line break.
    const text = String.fromCharCode(...tail)
    const endsWithBracket = /\][\s\0]*$/.test(text)
    const endsWithNewline = /\n[\s\0]*$/.test(text)
    const encoding = scan.end()
    return encoding.ok
      ? ok({
          path,
          size,
          encoding: encoding.value,
          contentHash: hash.digest('hex'),
          endsWithNewline,
          endsWithBracket,
        })
      : encoding
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return fail(
      code === 'ENOENT' ? 'there is no such file' : `the file cannot be opened (${code ?? 'unknown reason'})`,
    )
  }
}

/** The file's text in chunks, without its byte order mark, with the bytes read so far. */
export async function* readFeedText(file: FeedFile): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = new TextDecoder(file.encoding.label)
  let bytes = 0
  for await (const chunk of readPieces(file.path)) {
    bytes += chunk.length
    yield { text: decoder.decode(chunk, { stream: true }), bytes }
  }
  const rest = decoder.decode()
  if (rest !== '') yield { text: rest, bytes }
}

/** A file's bytes in chunks that reuse one buffer, so that 60 MB of feed create no garbage. */
async function* readPieces(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    const buffer = new Uint8Array(CHUNK_BYTES)
    while (true) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
