import { Worker } from 'node:worker_threads'

/** Refused because too many drawings are waiting. */
export class DrawingBusyError extends Error {
  override name = 'DrawingBusyError'
}

/** What the thread is told: the module whose `draw` makes the bytes of `input`. */
export type Drawing = { module: string; input: unknown }
export type Drawn = { bytes: Uint8Array } | { fault: string }

type Job = Drawing & { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }
type Watched = { drawing: Worker; job: Job; began: Promise<NodeJS.CpuUsage | undefined> }

const WAITING_MAX = 24
/** A sheet takes half a second on an idle core; anything this slow will never end. */
const DRAWING_MAX_MS = 30_000
/**
 * Drawings take what visitors leave: on a fully busy machine, a drawing gets this many turns before it is
 * given up.
 */
const TURNS_MAX = 4
/** The thread and its fonts are released after this long without work. */
const IDLE_MS = 5 * 60_000
/**
 * A sheet's own objects take 16 MB with its fonts. Left alone, the heap keeps some 100 MB of garbage for
 * speed that nobody needs here.
 */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 }

export type DrawingThread = ReturnType<typeof createDrawingThread>

/**
 * One separate thread that makes PDFs and pictures one after the other, so that nobody else waits for them.
 * It starts with the first drawing; one that fails, crashes or never ends affects only itself.
 */
export function createDrawingThread({ waitingMax = WAITING_MAX, drawingMaxMs = DRAWING_MAX_MS } = {}) {
  const waiting: Job[] = []
  let worker: Worker | null = null
  let current: Job | null = null
  let timer: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
      resourceLimits: MEMORY,
    })
    started.unref()
    started.on('message', (drawn: Drawn) => settle(drawn))
    const lost = (reason: string) => {
      if (worker !== started) return
      worker = null
      settle({ fault: reason })
    }
    started.on('error', (error: Error) => lost(`The drawing thread failed: ${error.message}`))
    started.on('exit', () => lost('The drawing thread ended'))
    return started
  }

  function settle(drawn: Drawn): void {
    clearTimeout(timer)
    const job = current
    current = null
    if ('bytes' in drawn) job?.resolve(drawn.bytes)
    else job?.reject(new Error(drawn.fault))
    next()
  }

  function next(): void {
    if (current) return
    current = waiting.shift() ?? null
    if (!current) {
      timer = setTimeout(end, IDLE_MS).unref()
      return
    }
    worker ??= start()
    watch({ drawing: worker, job: current, began: worker.cpuUsage().catch(() => undefined) }, 1)
    worker.postMessage({ module: current.module, input: current.input } satisfies Drawing)
  }

  function watch(watched: Watched, turn: number): void {
    timer = setTimeout(async () => {
      const isStarved = turn < TURNS_MAX && (await hadLittle(watched, turn * drawingMaxMs))
      if (current !== watched.job) return
      if (isStarved) return watch(watched, turn + 1)
      const fault = 'The drawing took too long'
      end()
      settle({ fault })
    }, drawingMaxMs).unref()
  }

  function end(): void {
    const ended = worker
    worker = null
    void ended?.terminate()
  }

  return {
    /**
     * The bytes that the module's `draw` makes of a cloneable value. Throws DrawingBusyError when too many
     * are waiting.
     */
    draw(module: URL, input: unknown): Promise<Uint8Array> {
      if (waiting.length >= waitingMax)
        return Promise.reject(new DrawingBusyError('Too many drawings are waiting'))
      return new Promise((resolve, reject) => {
        waiting.push({ module: module.href, input, resolve, reject })
        clearTimeout(current ? undefined : timer)
        next()
      })
    },
  }
}

/** Whether the thread had less than half a core while it drew. */
async function hadLittle({ drawing, began }: Watched, ms: number): Promise<boolean> {
  try {
    const { user, system } = await drawing.cpuUsage(await began)
    return user + system < (ms / 2) * 1000
  } catch {
    // It ended meanwhile.
    return false
  }
}
