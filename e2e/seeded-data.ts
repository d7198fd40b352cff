import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { SEEDED_DATA, servePlatform } from './served-platform.ts'

/** Publishes the demo sites and imports their stock once for all journeys; each starts from a copy of its own. */
export async function setup(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-e2e-seeded-'))
  const platform = await servePlatform({ dataDir: directory })
  await platform.stop()
  process.env[SEEDED_DATA] = directory
  // The browser unpacks itself at its first start: two files of journeys at once would write one file
  await (await openBrowser()).close()
  return () => rmSync(directory, { recursive: true, force: true })
}
