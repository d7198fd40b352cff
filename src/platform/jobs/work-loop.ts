import { createFaultSeries } from './fault-series.ts'

export type WorkLoop = { start(): void; wake(): void; stop(): Promise<void> }

type WorkLoopOptions = {
  /** Does what is due; true if it did something, so that the loop looks again at once. */
  work: () => Promise<boolean>
  pollMs: number
  /** Called for every fault, but only once while the database is unavailable. */
  onError: (error: Error) => void
}

/**
 * Runs one worker: at once when woken, otherwise every `pollMs`, as a wake-up may be lost. It never runs
 * twice at the same time and survives errors, and `stop` waits for work in hand.
 */
export function createWorkLoop({ work, pollMs, onError }: WorkLoopOptions): WorkLoop {
  let isStopped = true
  let isWoken = false
  let wakeUp: () => void = () => {}
  let running: Promise<void> = Promise.resolve()
  const faults = createFaultSeries(onError)

  async function run(): Promise<void> {
    while (!isStopped) {
      isWoken = false
      const didWork = await tryWork()
      if (!didWork && !isWoken && !isStopped) await pause()
    }
  }

  async function tryWork(): Promise<boolean> {
    try {
      const didWork = await work()
      faults.worked()
      return didWork
    } catch (error) {
      faults.failed(error)
      return false
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    start() {
      if (!isStopped) return
      isStopped = false
      running = run()
    },
    wake() {
      isWoken = true
      wakeUp()
    },
    async stop() {
      isStopped = true
      wakeUp()
      await running
    },
  }
}
