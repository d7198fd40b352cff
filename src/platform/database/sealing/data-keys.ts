import { createHash, hkdfSync } from 'node:crypto'

/** One of the operator's keys, with a separate derived key for each use. */
export type DataKey = {
  /** Names the key in every sealed value and reveals nothing about it. */
  id: string
  cipherKey: Buffer
  lookupKey: Buffer
}
/** The key that seals, and all that open: the previous one stays valid until everything is sealed again. */
export type DataKeyring = { current: DataKey; all: readonly DataKey[] }

const KEY_BYTES = 32
const ID_LENGTH = 8

/** Derives a keyring from raw keys of 32 bytes, the current one first; null if there are none. */
export function toKeyring(rawKeys: readonly Buffer[]): DataKeyring | null {
  const all = rawKeys.map(deriveKey)
  const [current] = all
  return current ? { current, all } : null
}

/** A key written in base64 or hex; null unless it is exactly 32 bytes. */
export function readRawKey(text: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  const bytes = Buffer.from(text, 'base64')
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) && bytes.length === KEY_BYTES ? bytes : null
}

function deriveKey(raw: Buffer): DataKey {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', raw, Buffer.alloc(0), `forecourt ${use}`, KEY_BYTES))
  return {
    id: createHash('sha256').update(derive('key id')).digest('hex').slice(0, ID_LENGTH),
    cipherKey: derive('sealed values'),
    lookupKey: derive('lookups'),
  }
}
