import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Drawing, Drawn } from './drawing-thread.ts'

/** Linux gives each thread its own priority: drawings take what visitors leave. */
const DRAWING_PRIORITY = 10

try {
  if (process.platform === 'linux') setPriority(0, DRAWING_PRIORITY)
} catch {
  // Where it may not be set, drawings run at normal priority.
}

parentPort?.on('message', async ({ module, input }: Drawing) => {
  const drawn = await drawWith(module, input)
  parentPort?.postMessage(drawn)
})

async function drawWith(module: string, input: unknown): Promise<Drawn> {
  try {
    const { draw } = (await import(module)) as { draw(input: unknown): Promise<Uint8Array> }
    // Copied, because a small buffer may be part of a shared pool.
    return { bytes: new Uint8Array(await draw(input)) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
