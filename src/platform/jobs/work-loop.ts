export type WorkLoop = { start(): void; wake(): void; stop(): Promise<void> }

type WorkLoopOptions = {
  /** Does what is due; true when it did something, so that the loop looks again at once. */
  work: () => Promise<boolean>
  pollMs: number
  onError: (error: Error) => void
}

/**
 * Runs one worker: at once when woken, else every `pollMs`, as a wake-up may be lost. It never runs twice at the
 * same time, survives errors, and `stop` waits for work in hand.
 */
export function createWorkLoop({ work, pollMs, onError }: WorkLoopOptions): WorkLoop {
  let isStopped = true
  let isWoken = false
  let wakeUp: () => void = () => {}
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    while (!isStopped) {
      isWoken = false
      const didWork = await work().catch((error: Error) => {
        onError(error)
        return false
      })
      if (!didWork && !isWoken && !isStopped) await pause()
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
