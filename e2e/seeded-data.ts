import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEEDED_DATA, SHARED_PORT, servePlatform } from './served-platform.ts'
import { unpackTestBrowser } from './test-browser/unpack.ts'

/**
 * Publishes the demo sites and imports their stock once for all journeys. Those that only read share one
 * platform; each that writes starts its own from a copy.
 */
export async function setup(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-e2e-seeded-'))
  const [seeding] = await Promise.all([servePlatform({ dataDir: directory }), unpackTestBrowser()])
  await seeding.stop()
  process.env[SEEDED_DATA] = directory
  const shared = await servePlatform()
  process.env[SHARED_PORT] = String(shared.port)
  return async () => {
    await shared.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
