import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#src/platform/database/database.ts'
import { type DealershipId, toId } from '#src/shared/domain/ids.ts'
import './site-tables.ts'

export type DealershipRecord = { id: DealershipId; slug: string; name: string }

export type ApiKeyRecord = {
  id: string
  dealership: string
  label: string
  createdAt: Date
  createdBy: string
  revokedAt: Date | null
  revokedBy: string | null
}

const KEY_BYTES = 32

/** Creates a key and stores only its hash; the plain key exists nowhere but in this result. */
export async function addApiKey(
  db: Database,
  key: { dealershipId: DealershipId; label: string; by: string; at: Date },
): Promise<{ id: string; key: string }> {
  const id = toId('apiKey', randomBytes(9).toString('hex'))
  const plain = `fk_${randomBytes(KEY_BYTES).toString('base64url')}`
  await db
    .insertInto('dealership_api_keys')
    .values({
      id,
      dealership_id: key.dealershipId,
      key_hash: hashOf(plain),
      label: key.label,
      created_at: key.at,
      created_by: key.by,
      revoked_at: null,
      revoked_by: null,
    })
    .execute()
  return { id, key: plain }
}

/** The dealership of a valid key; looked up by hash, so that comparison time does not depend on the key. */
export async function findDealershipOfKey(
  db: Database,
  plain: string,
): Promise<DealershipRecord | undefined> {
  return db
    .selectFrom('dealership_api_keys')
    .innerJoin('dealerships', 'dealerships.id', 'dealership_api_keys.dealership_id')
    .select(['dealerships.id', 'dealerships.slug', 'dealerships.name'])
    .where('key_hash', '=', hashOf(plain))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** Revokes a key; true if it was valid. */
export async function endApiKey(
  db: Database,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('dealership_api_keys')
    .set({ revoked_at: at, revoked_by: by })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

export function listApiKeyRecords(db: Database, dealershipSlug?: string): Promise<ApiKeyRecord[]> {
  const query = db
    .selectFrom('dealership_api_keys')
    .innerJoin('dealerships', 'dealerships.id', 'dealership_api_keys.dealership_id')
    .select([
      'dealership_api_keys.id',
      'dealerships.slug as dealership',
      'label',
      'created_at as createdAt',
      'created_by as createdBy',
      'revoked_at as revokedAt',
      'revoked_by as revokedBy',
    ])
    .orderBy('created_at', 'desc')
  return (dealershipSlug ? query.where('dealerships.slug', '=', dealershipSlug) : query).execute()
}

export async function listDealershipRecords(db: Database): Promise<DealershipRecord[]> {
  return db.selectFrom('dealerships').select(['id', 'slug', 'name']).orderBy('slug').execute()
}

function hashOf(plain: string): string {
  return createHash('sha256').update(plain).digest('hex')
}
