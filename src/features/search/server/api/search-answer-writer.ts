import { ownTurn } from '#src/platform/http/connections/own-turn.ts'

/** 1,000 vehicles whole are about 2.5 MB. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024
/** Other visitors wait this long at most for a large answer. */
const SLICE_MS = 8

export type AnswerWriter = ReturnType<typeof createAnswerWriter>

/**
 * Gathers an answer's JSON and gives way to others every few milliseconds. `isFull` once it would be larger than an
 * answer may be; `spentMs` is the processor's time for it, so that a visitor is not charged for what else a busy machine
 * does.
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
    /** Waits for an engine: what it works here is charged, what others work while it waits for something is not. */
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
    /** Milliseconds that another server worked for it. */
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
    /** The answer in pieces, each let go of once it is handed on. */
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

/** The next pieces as one of a size that is worth a write; null when there is none. */
function takeBlock(pieces: Buffer[]): Uint8Array | null {
  let [count, size] = [0, 0]
  while (count < pieces.length && size < BLOCK_BYTES) {
    size += pieces[count]?.byteLength ?? 0
    count += 1
  }
  return count === 0 ? null : Buffer.concat(pieces.splice(0, count))
}

/** This thread's own: what other threads and programs take is not in it. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
