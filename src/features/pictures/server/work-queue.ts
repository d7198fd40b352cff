export type WorkPriority = 'visitor' | 'background'

/** Refused because too many jobs are already waiting. */
export class WorkQueueFullError extends Error {
  override name = 'WorkQueueFullError'
}

/** Dropped before it began because everyone who requested it has gone. */
export class WorkAbandonedError extends Error {
  override name = 'WorkAbandonedError'
}

type Job = {
  key: string
  isBackground: boolean
  /** Visitors waiting for it. */
  visitors: number
  start: () => void
  drop: (reason: Error) => void
}

/**
 * Runs at most `concurrency` jobs at a time. A key requested twice runs once and both get its result. A
 * background job starts only when nothing else runs or waits; a visitor's request brings it forward.
 */
export function createWorkQueue<Value>(deps: { concurrency: number; waitingMax: number }) {
  const results = new Map<string, Promise<Value>>()
  const waiting: Job[] = []
  let running = 0

  function startNext(): void {
    while (running < deps.concurrency) {
      const index = waiting.findIndex((job) => job.visitors > 0)
      const next = index >= 0 ? index : running === 0 ? 0 : -1
      const [job] = next >= 0 ? waiting.splice(next, 1) : []
      if (!job) return
      running += 1
      job.start()
    }
  }

  async function runJob(key: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } finally {
      running -= 1
      results.delete(key)
      startNext()
    }
  }

  function add(key: string, priority: WorkPriority, work: () => Promise<Value>): Promise<Value> {
    const turn = new Promise<void>((start, drop) =>
      waiting.push({ key, isBackground: priority === 'background', visitors: 0, start, drop }),
    )
    const result = turn.then(() => runJob(key, work))
    results.set(key, result)
    return result
  }

  /** Makes a visitor wait for this key's job until `signal` aborts; a job nobody waits for is dropped. */
  function attend(key: string, signal: AbortSignal | undefined): void {
    const job = waiting.find((each) => each.key === key)
    if (!job) return
    job.visitors += 1
    const leave = () => {
      job.visitors -= 1
      const place = waiting.indexOf(job)
      if (job.visitors > 0 || job.isBackground || place < 0) return
      waiting.splice(place, 1)
      results.delete(key)
      job.drop(new WorkAbandonedError('nobody waits for it'))
    }
    signal?.addEventListener('abort', leave, { once: true })
  }

  return {
    /**
     * The result of `work` under `key`. Rejects with WorkQueueFullError if a visitor finds the queue full,
     * and with WorkAbandonedError if every requesting visitor's `signal` was aborted before it began.
     */
    run(
      key: string,
      priority: WorkPriority,
      work: () => Promise<Value>,
      signal?: AbortSignal,
    ): Promise<Value> {
      const isVisitor = priority === 'visitor'
      const known = results.get(key)
      if (!known && isVisitor && waiting.filter((job) => job.visitors > 0).length >= deps.waitingMax)
        return Promise.reject(new WorkQueueFullError('the queue is full'))
      const result = known ?? add(key, priority, work)
      if (isVisitor) attend(key, signal)
      startNext()
      return result
    },

    load(): { running: number; waiting: number } {
      return { running, waiting: waiting.length }
    },
  }
}
