import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { createEncodingScan, type FeedEncoding } from '../domain/reading/encoding-scan.ts'

/** A feed file that was looked through once: how its bytes become text, its size and its hash. */
export type FeedFile = {
  path: string
  size: number
  encoding: FeedEncoding
  contentHash: string
  /** The last line is closed by a line break. */
  endsWithNewline: boolean
  /** The last sign is the end of a JSON list. */
  endsWithBracket: boolean
}

/** Read size: small enough that memory stays flat, large enough to be quick. */
const CHUNK_BYTES = 64 * 1024
const TAIL_BYTES = 64

/** Looks through a file without keeping it; the failure is a sentence for the operator. */
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
    // Behind the last line break there may be blanks or the other half of a UTF-16 unit.
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

/** The file's text in pieces, without its byte order mark, with the bytes read so far. */
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

/** The bytes of a file, piece by piece in one buffer that the next piece writes over: no garbage for 60 MB of feed. */
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
