import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#src/env.ts'
import { SEALED_COLUMNS } from '#src/features/privacy/domain/sealed-columns.ts'
import { CV_FOLDER } from '#src/features/leads/server/cv/cv-service.ts'
import { createKeyService, type KeyService } from '#src/features/privacy/server/key-service.ts'
import { PHOTOS_FOLDER } from '#src/features/trade-in/server/providers/create-trade-ins.ts'
import type { Store } from '#src/platform/database/database.ts'
import { checkDataKeys } from '#src/platform/database/sealing/data-key-check.ts'
import { toKeyring } from '#src/platform/database/sealing/data-keys.ts'
import { sealingPlugin } from '#src/platform/database/sealing/sealing-plugin.ts'
import { createVault, type Vault } from '#src/platform/database/sealing/vault.ts'

export type SealedStore = { store: Store; vault: Vault | null; dataKeys: KeyService | null }

/**
 * The store as everything else gets it: with data keys, personal values are sealed and opened on the way;
 * without, they are stored in clear. Refuses a store that is sealed with a key that is not set.
 */
export async function sealStore(
  store: Store,
  { dataKeys, dataDir }: Pick<Env, 'dataKeys' | 'dataDir'>,
): Promise<SealedStore> {
  const keyring = toKeyring(dataKeys)
  try {
    await checkDataKeys(store.db, keyring)
  } catch (error) {
    await store.close()
    throw error
  }
  if (!keyring) return { store, vault: null, dataKeys: null }
  const vault = createVault(keyring)
  return {
    store: { ...store, db: store.db.withPlugin(sealingPlugin(vault, SEALED_COLUMNS)) },
    vault,
    dataKeys: createKeyService({
      db: store.db,
      keyring,
      vault,
      folders: [PHOTOS_FOLDER, CV_FOLDER].map((folder) => join(dataDir, folder)),
    }),
  }
}

type Noting = { dataKeys: KeyService | null; notes: string[]; log: Pick<Logger, 'warn'> }

/** Reports what a newly set key does not cover yet: new data is sealed at once, older data by command. */
export function noteOutdated({ dataKeys, notes, log }: Noting): void {
  async function note(): Promise<void> {
    const found = Object.values((await dataKeys?.outdated()) ?? {})
    const rows = found.reduce((sum, { count }) => sum + count, 0)
    if (rows === 0) return
    const isAll = found.every(({ isWhole }) => isWhole)
    const text = `${isAll ? rows : `${rows} or more`} personal records are in clear or under the previous key: forecourt privacy keys rotate`
    notes.push(text)
    log.warn(text)
  }
  note().catch((error: unknown) => log.warn({ err: error }, 'data keys'))
}
