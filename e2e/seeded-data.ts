import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEEDED_DATA, servePlatform } from './served-platform.ts'
import { unpackTestBrowser } from './test-browser/unpack.ts'

/** Publishes the demo sites and imports their stock once for all journeys; each starts from a copy of its own. */
export async function setup(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-e2e-seeded-'))
  const [platform] = await Promise.all([servePlatform({ dataDir: directory }), unpackTestBrowser()])
  await platform.stop()
  process.env[SEEDED_DATA] = directory
  return () => rmSync(directory, { recursive: true, force: true })
}
