import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { ContentFiles } from './content-source.ts'
import './content-tables.ts'

/** Stores a set of files under the hash of its contents and returns that id. A known set is not written again. */
export async function storeContentSet(db: Database, files: ContentFiles, at: Date): Promise<string> {
  const ordered = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
  const id = createHash('sha256').update(JSON.stringify(ordered)).digest('hex').slice(0, 32)
  await db
    .insertInto('content_sets')
    .values({ id, files: JSON.stringify(ordered), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** The files of a set; undefined if the id is unknown. */
export async function findContentSet(db: Database, id: string): Promise<ContentFiles | undefined> {
  const row = await db.selectFrom('content_sets').select('files').where('id', '=', id).executeTakeFirst()
  return row?.files
}

export async function findVersionSet(db: Database, siteId: SiteId, version: number): Promise<string | null> {
  const row = await db
    .selectFrom('site_versions')
    .select('content_set')
    .where('site_id', '=', siteId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.content_set ?? null
}

/** Creates a preview token, shown once; only its hash is kept. Also deletes expired ones. */
export async function addPreview(
  db: Database,
  preview: { siteId: SiteId; contentSet: string | null; expiresAt: Date; now: Date },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.deleteFrom('content_previews').where('expires_at', '<', preview.now).execute()
  await db
    .insertInto('content_previews')
    .values({
      token_hash: hashOf(token),
      site_id: preview.siteId,
      content_set: preview.contentSet,
      expires_at: preview.expiresAt,
    })
    .execute()
  return token
}

/** What a token shows on this site; undefined if the token is wrong, expired or another site's. */
export function findPreview(
  db: Database,
  preview: { siteId: SiteId; token: string; now: Date },
): Promise<{ content_set: string | null } | undefined> {
  return db
    .selectFrom('content_previews')
    .select('content_set')
    .where('token_hash', '=', hashOf(preview.token))
    .where('site_id', '=', preview.siteId)
    .where('expires_at', '>', preview.now)
    .executeTakeFirst()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
