// Loaded into each server (--import): its memory, to whoever connects.
import { createServer } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

export type Memory = { rssMb: number; heapMb: number }

const path = process.env.MEMORY_PROBE
if (isMainThread && path) {
  setFlagsFromString('--expose-gc')
  // What is left after a collection is what the process holds; in between it is a matter of luck
  const collect = runInNewContext('gc') as () => void
  createServer((socket) => {
    collect()
    const { rss, heapUsed } = process.memoryUsage()
    socket.on('error', () => {})
    socket.end(JSON.stringify({ rssMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 } satisfies Memory))
  })
    .listen(path)
    .unref()
}
