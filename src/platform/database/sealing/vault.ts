import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { DataKey, DataKeyring } from './data-keys.ts'

/**
 * Where a value is stored. It is bound into the value, which opens nowhere else. `site` is `*` where lookups
 * cross sites.
 */
export type Place = { site: string; table: string; column: string }
export type Vault = ReturnType<typeof createVault>

const MARK = 'fc1.'
/** A text that merely starts like a sealed one, as anybody may type, does not count. */
const SHAPE = /^fc1\.([0-9a-f]{8})\.[\w*-]+\.[a-z_]+\.[a-z_]+\.[\w-]{38,}$/
const FILE_MARK = Buffer.from('FC1\0')
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_BYTES = 8

/**
 * A sealed value that cannot be opened: its key is not set, or it was cut, changed, or moved from where it
 * was written.
 */
export class SealedValueError extends Error {}

/** Whether a stored text is sealed, under any key. */
export function isSealed(text: string): boolean {
  return text.startsWith(MARK) && SHAPE.test(text)
}

/**
 * Seals texts and files with AES-256-GCM: `fc1.{key}.{site}.{table}.{column}.{nonce, cipher text and tag}`,
 * with everything before the last dot authenticated too. A lookup value takes its nonce from a keyed hash of
 * place and text, so that equal texts in a column give equal values and can be found, but only with the key.
 */
export function createVault({ current, all }: DataKeyring) {
  const byId = new Map(all.map((key) => [key.id, key]))

  function keyOf(id: string, what: string): DataKey {
    const key = byId.get(id)
    if (!key) throw new SealedValueError(`${what} is sealed with the key ${id}, which is not set`)
    return key
  }

  function lookupValue(key: DataKey, place: Place, text: string): string {
    const head = headOf(key, place)
    const nonce = createHmac('sha256', key.lookupKey)
      .update(`${head}\n${text}`)
      .digest()
      .subarray(0, NONCE_BYTES)
    return head + encrypt(key, { nonce, head, bytes: Buffer.from(text) }).toString('base64url')
  }

  return {
    keyId: current.id,
    /**
     * Whether a text is sealed under a key that is set; one under an unknown key was typed by somebody before
     * there were keys.
     */
    isOurs: (text: string): boolean => isSealed(text) && byId.has(SHAPE.exec(text)?.[1] ?? ''),

    /** The text under the current key; never the same twice. */
    seal(place: Place, text: string): string {
      const head = headOf(current, place)
      const nonce = randomBytes(NONCE_BYTES)
      return head + encrypt(current, { nonce, head, bytes: Buffer.from(text) }).toString('base64url')
    },

    /** The text under the current key; always the same for the same text and place. */
    sealForLookup: (place: Place, text: string): string => lookupValue(current, place, text),

    /** Every form a text may have in a lookup column: under each valid key, and in clear. */
    lookups: (place: Place, text: string): string[] => [
      ...all.map((key) => lookupValue(key, place, text)),
      text,
    ],

    open(sealed: string): { text: string; place: Place } {
      const [mark, id = '', site = '', table = '', column = '', body = ''] = sealed.split('.')
      const place = { site, table, column }
      const what = `A value of ${table}.${column}`
      if (`${mark}.` !== MARK) throw new SealedValueError(`${what} is not sealed`)
      const head = sealed.slice(0, sealed.length - body.length)
      return {
        text: decrypt(keyOf(id, what), { head, body: Buffer.from(body, 'base64url'), what }).toString(),
        place,
      }
    },

    /** A file's bytes under the current key, bound to its name. */
    sealFile(name: string, bytes: Uint8Array): Buffer<ArrayBuffer> {
      const nonce = randomBytes(NONCE_BYTES)
      const head = `${FILE_MARK.toString('latin1')}${current.id}${name}`
      return Buffer.concat([FILE_MARK, Buffer.from(current.id), encrypt(current, { nonce, head, bytes })])
    },

    /** The original bytes of a file; one that was never sealed comes back unchanged. */
    openFile(name: string, bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
      if (!isSealedFile(bytes)) return bytes
      const id = sealedFileKey(bytes)
      const body = bytes.subarray(FILE_MARK.length + ID_BYTES)
      const head = `${FILE_MARK.toString('latin1')}${id}${name}`
      return decrypt(keyOf(id, `The file ${name}`), { head, body, what: `The file ${name}` })
    },
  }
}

/** This many first bytes of a file show whether it is sealed, and under which key. */
export const SEALED_HEAD_BYTES = FILE_MARK.length + ID_BYTES

export function isSealedFile(bytes: Buffer): boolean {
  return bytes.subarray(0, FILE_MARK.length).equals(FILE_MARK)
}

export function sealedFileKey(bytes: Buffer): string {
  return bytes.subarray(FILE_MARK.length, FILE_MARK.length + ID_BYTES).toString('latin1')
}

function headOf(key: DataKey, { site, table, column }: Place): string {
  return `${MARK}${key.id}.${site}.${table}.${column}.`
}

type Clear = { nonce: Buffer; head: string; bytes: Uint8Array }

function encrypt(key: DataKey, { nonce, head, bytes }: Clear): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key.cipherKey, nonce).setAAD(Buffer.from(head))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

type Sealed = { head: string; body: Buffer; what: string }

function decrypt(key: DataKey, { head, body, what }: Sealed): Buffer<ArrayBuffer> {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.cipherKey, body.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(head))
      .setAuthTag(body.subarray(body.length - TAG_BYTES))
    const inner = body.subarray(NONCE_BYTES, body.length - TAG_BYTES)
    return Buffer.concat([decipher.update(inner), decipher.final()])
  } catch {
    throw new SealedValueError(`${what} was changed after it was sealed`)
  }
}
