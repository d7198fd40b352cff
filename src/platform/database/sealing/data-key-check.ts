import type { Generated } from 'kysely'
import type { Database } from '../database.ts'
import type { DataKeyring } from './data-keys.ts'

type DataKeysTable = { key_id: string; first_used_at: Generated<Date> }

declare module '#src/platform/database/database.ts' {
  interface Tables {
    data_keys: DataKeysTable
  }
}

/** The store is sealed with a key that is not set. */
class DataKeyMissingError extends Error {
  override name = 'DataKeyMissingError'
}

/**
 * Refuses a store whose data is sealed with a key that is not set: every form would fail, and anything
 * written in clear next to sealed data would never be found. Records the current key in a store that accepts
 * it.
 */
export async function checkDataKeys(db: Database, keyring: DataKeyring | null): Promise<void> {
  const used = await db.selectFrom('data_keys').select('key_id').execute()
  const known = new Set(keyring?.all.map(({ id }) => id))
  const missing = used.map(({ key_id }) => key_id).filter((id) => !known.has(id))
  if (missing.length > 0)
    throw new DataKeyMissingError(
      keyring
        ? `The data is sealed with the key ${missing.join(', ')}, but FORECOURT_DATA_KEY holds another (${[...known].join(', ')}): set the right one, or add the previous one as the second (docs/operations.md).`
        : `The data is sealed with the key ${missing.join(', ')}, but FORECOURT_DATA_KEY is not set: set it (docs/operations.md). Nothing is served without it, so that no lead is lost.`,
    )
  if (keyring)
    await db
      .insertInto('data_keys')
      .values({ key_id: keyring.current.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Forgets every key but the current one, once nothing is sealed with the others. */
export async function retireOtherKeys(db: Database, keyring: DataKeyring): Promise<void> {
  await db.deleteFrom('data_keys').where('key_id', '!=', keyring.current.id).execute()
}
