import { askServer, type SearchAnswer } from './search-answer.ts'

/** After this long without a word from the worker (the system may have ended it), the page asks itself. */
const PATIENCE_MS = 8_000
let worker: Worker | null = null
let isStarted = false

/**
 * Has the server asked by a worker from now on. While a finger is on the glass, Chromium holds back what the page itself
 * loads, but not what a worker tells it: an answer then reaches the page before the finger lifts, not 50 to 75 ms after.
 */
export function askBeside(): void {
  if (isStarted || typeof Worker === 'undefined') return
  isStarted = true
  const starting = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  starting.onmessage = () => {
    worker = starting
  }
}

/** The server's answer to an address: by the worker once it runs, else by the page. */
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
