// Loaded into each server (--import): its memory, to whoever connects.
import { createServer } from 'node:net'
import { isMainThread } from 'node:worker_threads'

export type Memory = { rssMb: number; heapMb: number }

const path = process.env.MEMORY_PROBE
if (isMainThread && path) {
  createServer((socket) => {
    const { rss, heapUsed } = process.memoryUsage()
    socket.on('error', () => {})
    socket.end(JSON.stringify({ rssMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 } satisfies Memory))
  })
    .listen(path)
    .unref()
}
