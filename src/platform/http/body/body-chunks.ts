import { setImmediate as nextTurn } from 'node:timers/promises'
import { ownTurn } from '../connections/own-turn.ts'

/** Why a request's body was not read to its end or cannot be used. */
export type BodyFault =
  | 'too_large'
  | 'too_many'
  | 'too_slow'
  | 'cut_off'
  | 'malformed'
  | 'unsupported'
  | 'stopped'

export type BodyLimits = {
  bytesMax: number
  /** Time allowed before the pace counts. */
  graceMs?: number
  /** Longest pause between two pieces. */
  pauseMs?: number
}

/** Small bodies arrive in one packet; ten seconds allow for the worst mobile connection. */
const PAUSE_MS = 10_000
/** What a whole body may take beyond the time its bytes need at the slowest pace. */
const GRACE_MS = 20_000
/**
 * 16 KB a second: below the 20 KB of a 3G phone with poor reception sending photos, far above one byte now
 * and then.
 */
const SLOWEST_BYTES_PER_MS = 16
const REST_MS = 1000
const REST_BYTES_MAX = 32 * 1024 * 1024

/**
 * Hands a body over piece by piece, waiting for `take` before reading on, and returns why it ended early, or
 * null. A body announced as longer than the limit is not read at all; an unannounced one is counted as it
 * arrives. However long it is, it may come as slowly as 16 KB a second after twenty seconds of grace. The
 * time `take` needs is not held against the sender. `take` stops the reading by returning `false`. A client
 * that went away is a fault, not an error.
 */
export async function readChunks(
  request: Request,
  { bytesMax, graceMs = GRACE_MS, pauseMs = PAUSE_MS }: BodyLimits,
  take: (chunk: Uint8Array) => boolean | Promise<boolean>,
): Promise<BodyFault | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return 'too_large'
  const reader = request.body?.getReader()
  if (!reader) return null
  let size = 0
  let waitedMs = 0
  let fault: BodyFault | null = null
  while (!fault) {
    const askedAt = performance.now()
    const left = graceMs + size / SLOWEST_BYTES_PER_MS - waitedMs
    const read = await within(reader.read(), Math.min(pauseMs, left))
    waitedMs += performance.now() - askedAt
    if (read === 'late') fault = 'too_slow'
    else if (read === 'failed') fault = 'cut_off'
    else if (read.done) return null
    else {
      size += read.value.byteLength
      if (size > bytesMax) fault = 'too_large'
      else if (!(await take(read.value))) fault = 'stopped'
    }
  }
  void letGo(reader, fault)
  // Many slow bodies time out at the same moment.
  if (fault === 'too_slow') await ownTurn()
  return fault
}

/**
 * The rest of a refused body is read and dropped for a moment: a client still sending would otherwise see a
 * broken connection instead of the answer.
 */
async function letGo(reader: ReadableStreamDefaultReader<Uint8Array>, fault: BodyFault): Promise<void> {
  // The answer goes out first.
  await nextTurn()
  const deadline = performance.now() + (fault === 'too_slow' || fault === 'cut_off' ? 0 : REST_MS)
  let left = REST_BYTES_MAX
  while (left > 0 && performance.now() < deadline) {
    const read = await within(reader.read(), deadline - performance.now())
    if (read === 'late' || read === 'failed' || read.done) break
    left -= read.value.byteLength
  }
  await reader.cancel().catch(() => {})
}

function within<T>(reading: Promise<T>, ms: number): Promise<T | 'late' | 'failed'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('late'), Math.max(0, ms))
    const settle = (outcome: T | 'failed') => {
      clearTimeout(timer)
      resolve(outcome)
    }
    reading.then(settle, () => settle('failed'))
  })
}
