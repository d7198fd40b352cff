import { setImmediate as nextTurn } from 'node:timers/promises'

/** 1,000 vehicles whole are about 2.5 MB. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024
/** Other visitors wait this long at most for a large answer. */
const SLICE_MS = 8

let lastTurn = Promise.resolve()

/** One slice of one answer in each turn of the event loop, however many answers are made at once. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

export type AnswerWriter = ReturnType<typeof createAnswerWriter>

/**
 * Gathers an answer's JSON and gives way to others every few milliseconds. `isFull` once it would be larger than an
 * answer may be; `spentMs` is the time worked on it, without the waiting.
 */
export function createAnswerWriter(bytesMax = ANSWER_BYTES_MAX) {
  const pieces: Buffer[] = []
  let bytes = 0
  let isFull = false
  let spentMs = 0
  let sliceFrom = performance.now()

  async function giveWay(): Promise<void> {
    spentMs += performance.now() - sliceFrom
    await ownTurn()
    sliceFrom = performance.now()
  }

  return {
    giveWay,
    async add(text: string): Promise<void> {
      const piece = Buffer.from(text)
      isFull ||= bytes + piece.byteLength > bytesMax
      if (isFull) return
      pieces.push(piece)
      bytes += piece.byteLength
      if (performance.now() - sliceFrom > SLICE_MS) await giveWay()
    },
    isFull: () => isFull,
    spentMs: () => spentMs + performance.now() - sliceFrom,
    bytes: (): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(pieces)),
  }
}
