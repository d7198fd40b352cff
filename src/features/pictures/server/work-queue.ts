export type WorkPriority = 'visitor' | 'background'

/** Refused because too much work waits already. */
export class WorkQueueFullError extends Error {
  override name = 'WorkQueueFullError'
}

type Job = { key: string; priority: WorkPriority; start: () => void }

/**
 * Runs at most `concurrency` works at a time. The same key asked for twice runs once and both get its result.
 * Background work starts only when nothing else runs or waits; a visitor asking for it moves it forward.
 */
export function createWorkQueue<Value>(deps: { concurrency: number; waitingMax: number }) {
  const results = new Map<string, Promise<Value>>()
  let waiting: Job[] = []
  let running = 0

  function startNext(): void {
    while (running < deps.concurrency) {
      const index = waiting.findIndex((job) => job.priority === 'visitor')
      const next = index >= 0 ? index : running === 0 ? 0 : -1
      const [job] = next >= 0 ? waiting.splice(next, 1) : []
      if (!job) return
      running += 1
      job.start()
    }
  }

  function add(key: string, priority: WorkPriority, work: () => Promise<Value>): Promise<Value> {
    const result = new Promise<void>((start) => waiting.push({ key, priority, start }))
      .then(work)
      .finally(() => {
        running -= 1
        results.delete(key)
        startNext()
      })
    results.set(key, result)
    startNext()
    return result
  }

  return {
    /** The result of `work` under `key`; rejects with WorkQueueFullError when a visitor finds the queue full. */
    run(key: string, priority: WorkPriority, work: () => Promise<Value>): Promise<Value> {
      const known = results.get(key)
      if (known) {
        if (priority === 'visitor')
          waiting = waiting.map((job) => (job.key === key ? { ...job, priority } : job))
        startNext()
        return known
      }
      const visitors = waiting.filter((job) => job.priority === 'visitor').length
      if (priority === 'visitor' && visitors >= deps.waitingMax)
        return Promise.reject(new WorkQueueFullError('the queue is full'))
      return add(key, priority, work)
    },
    /** Works running and waiting now. */
    load(): { running: number; waiting: number } {
      return { running, waiting: waiting.length }
    },
  }
}
