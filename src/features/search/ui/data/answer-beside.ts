import { askServer, type SearchAnswer } from './search-answer.ts'

/** If the worker is silent for this long (the system may have ended it), the page makes the request itself. */
const PATIENCE_MS = 8_000
let worker: Worker | null = null
let isStarted = false

/**
 * Sends requests through a worker from now on. While a finger touches the screen, Chromium delays what the page
 * itself loads but not messages from a worker, so an answer arrives before the finger lifts instead of 50 to 75 ms
 * after.
 */
export function askBeside(): void {
  if (isStarted || typeof Worker === 'undefined') return
  isStarted = true
  const starting = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  starting.onmessage = () => {
    worker = starting
  }
}

/** The server's answer for an address, from the worker once it runs, else from the page. */
export function searchAnswer(address: string): Promise<SearchAnswer> {
  if (!worker) return askServer(address)
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(address, [port2])
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      worker = null
      resolve(askServer(address))
    }, PATIENCE_MS)
    port1.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
      clearTimeout(late)
      port1.close()
      resolve(data)
    }
  })
}
