import type { Store } from '../database/database.ts'
import { DatabaseStoppedError } from '../database/panic-stop.ts'
import type { SmallDisk } from './small-disk.ts'

/** Grows only the log, past the disk guard, as when another process takes the room between look and write. */
const GROW_LOG = `select pg_logical_emit_message(false, 'fill', repeat('x', 1000000)) from generate_series(1, 4)`

/** Fills the disk under a PGlite store until PostgreSQL stops for good; returns what PostgreSQL said. */
export async function makePanic(store: Store, disk: SmallDisk): Promise<Error> {
  disk.fill(1024 * 1024)
  for (let round = 0; round < 20; round += 1) {
    const error: unknown = await store.runScript(GROW_LOG).catch((thrown: unknown) => thrown)
    if (error instanceof DatabaseStoppedError) return error.cause as Error
  }
  throw new Error('The database did not panic')
}
