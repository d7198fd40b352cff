import { open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#src/platform/database/database.ts'
import { retireOtherKeys } from '#src/platform/database/sealing/data-key-check.ts'
import type { DataKeyring } from '#src/platform/database/sealing/data-keys.ts'
import { countOutdated, type Outdated, resealAll } from '#src/platform/database/sealing/reseal.ts'
import {
  isSealedFile,
  SEALED_HEAD_BYTES,
  sealedFileKey,
  type Vault,
} from '#src/platform/database/sealing/vault.ts'
import { SEALED_COLUMNS } from '../domain/sealed-columns.ts'

type KeyDeps = {
  /** The database without transparent encryption. */
  db: Database
  keyring: DataKeyring
  vault: Vault
  /** Folders of encrypted files, each with a subfolder per site. */
  folders: readonly string[]
}
export type KeyService = ReturnType<typeof createKeyService>

/** Shows which personal data is encrypted with the current key, and re-encrypts the rest while the platform runs. */
export function createKeyService({ db, keyring, vault, folders }: KeyDeps) {
  const sealing = { db, vault, columns: SEALED_COLUMNS }
  return {
    keyId: keyring.current.id,

    /** Rows per table and files that lack the current key; of a large table only the last rows unless `isWhole`. */
    async outdated({ isWhole = false } = {}): Promise<Record<string, Outdated>> {
      const files = await outdatedFiles(folders, keyring.current.id)
      const rows = await countOutdated(sealing, isWhole ? { rowsMax: Number.POSITIVE_INFINITY } : {})
      return { ...rows, files: { count: files.length, isWhole: true } }
    },

    /** Re-encrypts all of them, resuming where it stopped; returns how many. The previous key may go afterwards. */
    async rotate(onBatch: (what: string, count: number) => void): Promise<number> {
      let done = await resealAll(sealing, onBatch)
      for (const path of await outdatedFiles(folders, keyring.current.id)) {
        await resealFile(vault, path)
        done += 1
      }
      await retireOtherKeys(db, keyring)
      return done
    },
  }
}

type Path = { folder: string; name: string }

async function outdatedFiles(folders: readonly string[], keyId: string): Promise<Path[]> {
  const found: Path[] = []
  for (const root of folders)
    for (const site of await readdir(root).catch(() => []))
      for (const name of await readdir(join(root, site)).catch(() => [])) {
        if (name.endsWith('.part')) continue
        const head = await readHead(join(root, site, name)).catch(() => null)
        if (head && !(isSealedFile(head) && sealedFileKey(head) === keyId))
          found.push({ folder: join(root, site), name })
      }
  return found
}

/** The first bytes identify the key. Only they are read, because photos are megabytes each. */
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SEALED_HEAD_BYTES), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The shopper may delete the photo in the meantime. */
async function resealFile(vault: Vault, { folder, name }: Path): Promise<void> {
  const path = join(folder, name)
  const bytes = await readFile(path).catch(() => null)
  if (!bytes) return
  await writeFile(`${path}.part`, vault.sealFile(name, vault.openFile(name, bytes)))
  await rename(`${path}.part`, path)
}
