import { sql } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'
import type { SiteId, TradeInId } from '#src/shared/domain/ids.ts'
import '../trade-in-tables.ts'

export type StoredPhoto = {
  id: string
  uploadKey: string
  fileName: string
  width: number
  height: number
}
type Owner = { id: TradeInId; siteId: SiteId }

export async function listPhotos(db: Database, owner: Owner): Promise<StoredPhoto[]> {
  const rows = await db
    .selectFrom('trade_in_photos')
    .selectAll()
    .where('site_id', '=', owner.siteId)
    .where('trade_in_id', '=', owner.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    uploadKey: row.upload_key,
    fileName: row.file_name,
    width: row.width,
    height: row.height,
  }))
}

type NewPhoto = StoredPhoto & { bytes: number; at: Date }

/** Stores a photo unless its key is known or the valuation is full. Uploads to one valuation are serialised. */
export function insertPhoto(
  db: Database,
  owner: Owner,
  { photo, max }: { photo: NewPhoto; max: number },
): Promise<'stored' | 'known' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    await sql`select id from trade_ins where id = ${owner.id} for update`.execute(transaction)
    const present = await transaction
      .selectFrom('trade_in_photos')
      .select('upload_key')
      .where('trade_in_id', '=', owner.id)
      .execute()
    if (present.some((row) => row.upload_key === photo.uploadKey)) return 'known'
    if (present.length >= max) return 'full'
    await transaction
      .insertInto('trade_in_photos')
      .values({
        id: photo.id,
        site_id: owner.siteId,
        trade_in_id: owner.id,
        upload_key: photo.uploadKey,
        file_name: photo.fileName,
        bytes: photo.bytes,
        width: photo.width,
        height: photo.height,
        created_at: photo.at,
      })
      .execute()
    return 'stored'
  })
}

/** Deletes one photo of a valuation; returns its file name, or null if there is none. */
export async function deletePhoto(db: Database, owner: Owner, photoId: string): Promise<string | null> {
  const row = await db
    .deleteFrom('trade_in_photos')
    .where('site_id', '=', owner.siteId)
    .where('trade_in_id', '=', owner.id)
    .where('id', '=', photoId)
    .returning('file_name')
    .executeTakeFirst()
  return row?.file_name ?? null
}

export async function knownFiles(db: Database, fileNames: readonly string[]): Promise<Set<string>> {
  if (fileNames.length === 0) return new Set()
  const rows = await db
    .selectFrom('trade_in_photos')
    .select('file_name')
    .where('file_name', 'in', fileNames)
    .execute()
  return new Set(rows.map((row) => row.file_name))
}
