import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type KeySettings = {
  /** FORECOURT_SIGNING_KEY, or the contents of FORECOURT_SIGNING_KEY_FILE. */
  given: string | null
  /** FORECOURT_SIGNING_KEY_PREVIOUS: what `given` was before. */
  previous: string | null
  /** Where a key is kept when the environment gives none. */
  file: string
}
/**
 * Encrypts the keys in the database and is kept outside it: dumps and backups of the database hold no usable
 * key.
 */
export type InstallationKey = ReturnType<typeof openInstallationKey>

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const OWNER_ONLY = 0o600

/** The installation's key from the environment or the file; read once. */
export function openInstallationKey({ given, previous, file }: KeySettings) {
  const kept = readKept(file)
  let current = given ?? kept
  // A key moved from the file into the environment still opens what it encrypted.
  const earlier = [previous, given ? kept : null].filter((text) => text !== null)

  return {
    source: given ? ('environment' as const) : ('file' as const),
    /** Whether there is a key at all; if not, `make` one, on an empty database only. */
    isThere: () => current !== null,
    /** Makes a key in the file, for this user alone; if another process was quicker, its key stays. */
    make(): void {
      mkdirSync(dirname(file), { recursive: true })
      try {
        writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: OWNER_ONLY })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      current = readKept(file)
    },
    /** A key encrypted for the database, bound to its id. */
    wrap: (id: string, key: Buffer): string => wrap(current ?? '', id, key),
    /** The key decrypted; `isStale` if an earlier installation key opened it. Null if none does. */
    unwrap(id: string, wrapped: string): { key: Buffer; isStale: boolean } | null {
      for (const secret of [current, ...earlier]) {
        const key = secret === null ? null : unwrap(secret, id, wrapped)
        if (key) return { key, isStale: secret !== current }
      }
      return null
    },
  }
}

function readKept(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim()
    chmodSync(file, OWNER_ONLY)
    return text === '' ? null : text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function cipherKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'forecourt signing keys', 32))
}

function wrap(secret: string, id: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, cipherKey(secret), iv).setAAD(Buffer.from(id))
  const body = Buffer.concat([cipher.update(key), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

function unwrap(secret: string, id: string, wrapped: string): Buffer | null {
  const bytes = Buffer.from(wrapped, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(ALGORITHM, cipherKey(secret), iv)
      .setAAD(Buffer.from(id))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
