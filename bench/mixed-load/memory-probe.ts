// Loaded into each server (--import): reports its memory, and how long its loop was blocked since last asked,
// to whoever connects.
import { createServer } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

export type Memory = { rssMb: number; heapMb: number; loopMs: number }

/** By then the delay caused by the collection itself is counted, and is subtracted again. */
const AFTER_COLLECTION_MS = 100

const path = process.env.MEMORY_PROBE
if (isMainThread && path) {
  setFlagsFromString('--expose-gc')
  // What is left after a collection is what the process holds; in between it is a matter of luck.
  const collect = runInNewContext('gc') as () => void
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  createServer((socket) => {
    const loopMs = loop.max / 1e6
    collect()
    setTimeout(() => loop.reset(), AFTER_COLLECTION_MS).unref()
    const { rss, heapUsed } = process.memoryUsage()
    socket.on('error', () => {})
    socket.end(JSON.stringify({ rssMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20, loopMs } satisfies Memory))
  })
    .listen(path)
    .unref()
}
