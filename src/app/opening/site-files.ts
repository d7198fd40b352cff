import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { SiteFiles } from '#src/features/sites/server/standing/site-standing-commands.ts'
import type { Database } from '#src/platform/database/database.ts'

/**
 * A site's files in this process's data directory: shoppers' photos, and pictures of vehicles deleted with
 * the site.
 */
export function createSiteFiles({ dataDir, db }: { dataDir: string; db: Database }): SiteFiles {
  const photos = 'trade-in-photos'
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
      for (const name of await namesIn(join(dataDir, photos, siteId)))
        yield {
          path: join(photos, siteId, name),
          bytes: await readFile(join(dataDir, photos, siteId, name)),
        }
    },
    async remove(siteId) {
      const directory = join(dataDir, photos, siteId)
      const count = (await namesIn(directory)).length
      await rm(directory, { recursive: true, force: true })
      return count + (await removeOrphans())
    },
  }
}
