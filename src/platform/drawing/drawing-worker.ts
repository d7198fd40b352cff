import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Drawing, Drawn } from './drawing-thread.ts'

/** On Linux a thread has a priority of its own: drawings take what visitors leave. */
const DRAWING_PRIORITY = 10

try {
  if (process.platform === 'linux') setPriority(0, DRAWING_PRIORITY)
} catch {
  // Where it may not be set, drawings run as everything else does
}

parentPort?.on('message', async ({ module, input }: Drawing) => {
  const drawn = await drawWith(module, input)
  parentPort?.postMessage(drawn)
})

async function drawWith(module: string, input: unknown): Promise<Drawn> {
  try {
    const { draw } = (await import(module)) as { draw(input: unknown): Promise<Uint8Array> }
    // A copy of its own: a small buffer may stand in a pool that is shared
    return { bytes: new Uint8Array(await draw(input)) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
