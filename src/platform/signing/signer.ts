import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/** 132 bits: nobody can guess it, and the link fits on a line of a mail. */
export const SIGNATURE_LENGTH = 22

export type Signer = ReturnType<typeof createSigner>

/**
 * Signs short texts with the keys of the ring, the same for every process of the database and after every
 * restart.
 */
export function createSigner(keys: Pick<KeyRing, 'current' | 'believed'>) {
  return {
    /** The signature of a text, safe in an address; good until its key ends. */
    sign: async (text: string): Promise<string> => digest(await keys.current('links'), text),
    /** Whether the signature belongs to the text, by any accepted key; each is compared in constant time. */
    async verify(text: string, signature: string): Promise<boolean> {
      const given = Buffer.from(signature)
      return (await keys.believed()).some((key) => {
        const right = Buffer.from(digest(key, text))
        return right.length === given.length && timingSafeEqual(right, given)
      })
    },
    /** A lasting hash that nobody can make without the key; the same for a text through every rotation. */
    hash: async (text: string): Promise<string> => digest(await keys.current('people'), text),
  }
}

function digest(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE_LENGTH)
}
