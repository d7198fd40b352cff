import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { CV_FOLDER } from '#src/features/leads/server/cv/cv-service.ts'
import { PHOTOS_FOLDER } from '#src/features/trade-in/server/providers/create-trade-ins.ts'
import type { SiteFiles } from '#src/features/sites/server/standing/site-standing-commands.ts'
import type { Database } from '#src/platform/database/database.ts'

const FOLDERS = [PHOTOS_FOLDER, CV_FOLDER]

/**
 * A site's files in this process's data directory: shoppers' photos, applicants' CVs, and pictures of vehicles deleted with
 * the site.
 */
export function createSiteFiles({ dataDir, db }: { dataDir: string; db: Database }): SiteFiles {
  const kept = join(dataDir, 'feed-pictures', 'kept')
  const namesIn = (directory: string) => readdir(directory).catch((): string[] => [])

  async function removeOrphans(): Promise<number> {
    const names = await namesIn(kept)
    if (names.length === 0) return 0
    const known = await sql<{ hash: string }>`select distinct url_hash as hash from feed_pictures`.execute(db)
    const hashes = new Set(known.rows.map(({ hash }) => hash))
    const gone = names.filter((name) => /^[\da-f]{64}\./.test(name) && !hashes.has(name.slice(0, 64)))
    for (const name of gone) await rm(join(kept, name), { force: true })
    return gone.length
  }

  return {
    async *read(siteId) {
      for (const folder of FOLDERS)
        for (const name of await namesIn(join(dataDir, folder, siteId)))
          yield {
            path: join(folder, siteId, name),
            bytes: await readFile(join(dataDir, folder, siteId, name)),
          }
    },
    async remove(siteId) {
      let count = 0
      for (const folder of FOLDERS) {
        const directory = join(dataDir, folder, siteId)
        count += (await namesIn(directory)).length
        await rm(directory, { recursive: true, force: true })
      }
      return count + (await removeOrphans())
    },
  }
}
