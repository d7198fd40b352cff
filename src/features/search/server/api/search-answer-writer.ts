import { ownTurn } from '#src/platform/http/connections/own-turn.ts'

/** 1,000 complete vehicles are about 2.5 MB. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024
/** Longest time a large answer keeps other visitors waiting. */
const SLICE_MS = 8

export type AnswerWriter = ReturnType<typeof createAnswerWriter>

/**
 * Builds an answer's JSON, yielding to others every few milliseconds. `isFull` once it exceeds the allowed size;
 * `spentMs` is its CPU time, so that a visitor is not charged for what else a busy machine does.
 */
export function createAnswerWriter(bytesMax = ANSWER_BYTES_MAX) {
  const pieces: Buffer[] = []
  let bytes = 0
  let isFull = false
  let spentMs = 0
  let sliceFrom = performance.now()
  let cpuFrom = threadCpuMs()

  function charge(): void {
    const cpu = threadCpuMs()
    spentMs += cpu - cpuFrom
    cpuFrom = cpu
  }

  function begin(): void {
    sliceFrom = performance.now()
    cpuFrom = threadCpuMs()
  }

  async function giveWay(): Promise<void> {
    charge()
    await ownTurn()
    begin()
  }

  return {
    giveWay,
    /** Waits for an engine, charging its work in this thread but not others' work meanwhile. */
    async waitFor<T>(ask: () => Promise<T>): Promise<T> {
      let isWaiting = false
      const asked = ask()
      charge()
      const turn = setImmediate(() => {
        isWaiting = true
      })
      const answer = await asked
      clearImmediate(turn)
      if (isWaiting) begin()
      return answer
    },
    /** Adds milliseconds that another server worked. */
    chargeElsewhere(ms: number): void {
      spentMs += ms
    },
    async add(text: string): Promise<void> {
      const piece = Buffer.from(text)
      isFull ||= bytes + piece.byteLength > bytesMax
      if (isFull) return
      pieces.push(piece)
      bytes += piece.byteLength
      if (performance.now() - sliceFrom > SLICE_MS) await giveWay()
    },
    isFull: () => isFull,
    spentMs: () => spentMs + threadCpuMs() - cpuFrom,
    size: () => bytes,
    /** The answer in pieces, each released once passed on. */
    stream: (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        pull(controller) {
          const some = takeBlock(pieces)
          if (some) controller.enqueue(some)
          else controller.close()
        },
      }),
  }
}

const BLOCK_BYTES = 64 * 1024

/** The next pieces joined into a block large enough to write; null if there are none. */
function takeBlock(pieces: Buffer[]): Uint8Array | null {
  let [count, size] = [0, 0]
  while (count < pieces.length && size < BLOCK_BYTES) {
    size += pieces[count]?.byteLength ?? 0
    count += 1
  }
  return count === 0 ? null : Buffer.concat(pieces.splice(0, count))
}

/** CPU time of this thread only, without other threads and programs. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
