// Loaded into the server under attack (--import): how long its main thread was blocked at a time, and its
// memory.
import { createServer } from 'node:net'
import { isMainThread } from 'node:worker_threads'

const TICK_MS = 5
const MICROSECONDS = 1000

export type Probe = { heldMs: number; heldCpuMs: number; rssMb: number; rssPeakMb: number }

const path = process.env.HOSTILE_PROBE
if (isMainThread && path) {
  const megabytes = () => process.memoryUsage.rss() / 1024 ** 2
  let last = { at: performance.now(), cpu: cpuMs() }
  let seen = { heldMs: 0, heldCpuMs: 0, rssPeakMb: 0 }
  setInterval(() => {
    const now = { at: performance.now(), cpu: cpuMs() }
    seen = {
      heldMs: Math.max(seen.heldMs, now.at - last.at - TICK_MS),
      heldCpuMs: Math.max(seen.heldCpuMs, now.cpu - last.cpu),
      rssPeakMb: Math.max(seen.rssPeakMb, megabytes()),
    }
    last = now
  }, TICK_MS).unref()
  // Whoever connects reads what was seen since the last reading.
  createServer((socket) => {
    socket.on('error', () => {})
    socket.end(JSON.stringify({ ...seen, rssMb: megabytes() } satisfies Probe))
    seen = { heldMs: 0, heldCpuMs: 0, rssPeakMb: 0 }
  })
    .listen(path)
    .unref()
}

/** CPU time of this thread alone, without what other programs on the machine take. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / MICROSECONDS
}
