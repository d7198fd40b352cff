import { fail, ok, type Result } from '#src/shared/domain/result.ts'

/** A file's encoding; `firstBadLine` is the first line that is not valid UTF-8, if any. */
export type FeedEncoding = {
  label: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'
  firstBadLine: number | null
}

export type EncodingScan = { push(bytes: Uint8Array): void; end(): Result<FeedEncoding, string> }

/** Bytes unused in Windows-1252; a file with them has some other encoding. */
const EMPTY_IN_1252 = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
const LF = 0x0a

type State = {
  head: number[]
  line: number
  pending: number
  firstBadLine: number | null
  multibyte: number
  hasNul: boolean
  hasEmpty: boolean
}

/**
 * Tells UTF-8 from Windows-1252 by the bytes, in one pass. A file with both valid UTF-8 letters and invalid bytes
 * was joined from two encodings and is refused, because either reading would corrupt text.
 */
export function createEncodingScan(): EncodingScan {
  const state: State = {
    head: [],
    line: 1,
    pending: 0,
    firstBadLine: null,
    multibyte: 0,
    hasNul: false,
    hasEmpty: false,
  }
  return {
    push(bytes) {
      for (let place = 0; place < bytes.length; place++) {
        place = passAscii(state, bytes, place)
        const byte = bytes[place]
        if (byte !== undefined) scanByte(state, byte)
      }
    },
    end: () => judge(state),
  }
}

/** Position of the next non-ASCII byte, counting lines. A fast path, because nearly all of a feed is ASCII. */
function passAscii(state: State, bytes: Uint8Array, from: number): number {
  if (state.pending > 0 || state.head.length < 2) return from
  let place = from
  let lines = 0
  for (; place < bytes.length; place++) {
    const byte = bytes[place] as number
    if (byte >= 0x80 || byte === 0) break
    if (byte === LF) lines++
  }
  state.line += lines
  return place
}

function scanByte(state: State, byte: number): void {
  if (state.head.length < 2) state.head.push(byte)
  if (byte >= 0x80 && EMPTY_IN_1252.includes(byte) && state.pending === 0) state.hasEmpty = true
  if (state.pending > 0) {
    if ((byte & 0xc0) === 0x80) {
      state.pending--
      if (state.pending === 0) state.multibyte++
      return
    }
    state.pending = 0
    state.firstBadLine ??= state.line
  }
  if (byte < 0x80) {
    if (byte === LF) state.line++
    if (byte === 0) state.hasNul = true
    return
  }
  if (byte >= 0xc2 && byte <= 0xdf) state.pending = 1
  else if (byte >= 0xe0 && byte <= 0xef) state.pending = 2
  else if (byte >= 0xf0 && byte <= 0xf4) state.pending = 3
  else state.firstBadLine ??= state.line
}

function judge(state: State): Result<FeedEncoding, string> {
  const [first, second] = state.head
  if (first === 0xff && second === 0xfe) return ok({ label: 'utf-16le', firstBadLine: null })
  if (first === 0xfe && second === 0xff) return ok({ label: 'utf-16be', firstBadLine: null })
  if (state.hasNul) return fail('the file holds zero bytes: it is no text file in UTF-8 or Windows-1252')
  const badLine = state.firstBadLine ?? (state.pending > 0 ? state.line : null)
  if (badLine === null) return ok({ label: 'utf-8', firstBadLine: null })
  if (state.multibyte > 0) {
    return fail(`the file mixes UTF-8 with another encoding, first on line ${badLine}: save it as UTF-8`)
  }
  if (state.hasEmpty)
    return fail(`the file is neither UTF-8 nor Windows-1252, first seen on line ${badLine}: save it as UTF-8`)
  return ok({ label: 'windows-1252', firstBadLine: badLine })
}
