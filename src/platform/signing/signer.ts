import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/database.ts'
import './signing-tables.ts'

const PURPOSE = 'links'
/** 132 bits: nobody guesses one, and a mail's line holds the link. */
const SIGNATURE_LENGTH = 22

export type Signer = ReturnType<typeof createSigner>

/**
 * Signs short texts with a key of the store's own, made at its first use, the same for every process and after every
 * restart.
 */
export function createSigner({ db }: { db: Database }) {
  let known: Promise<Buffer> | null = null

  function key(): Promise<Buffer> {
    known ??= readKey(db).catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }

  async function sign(text: string): Promise<string> {
    const digest = createHmac('sha256', await key())
      .update(text)
      .digest('base64url')
    return digest.slice(0, SIGNATURE_LENGTH)
  }

  return {
    /** The signature of a text, safe in an address. */
    sign,
    /** Whether the signature is the text's own; takes the same time however wrong it is. */
    async verify(text: string, signature: string): Promise<boolean> {
      const right = Buffer.from(await sign(text))
      const given = Buffer.from(signature)
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}

async function readKey(db: Database): Promise<Buffer> {
  await db
    .insertInto('signing_keys')
    .values({ purpose: PURPOSE, key_hex: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
  const row = await db
    .selectFrom('signing_keys')
    .select('key_hex')
    .where('purpose', '=', PURPOSE)
    .executeTakeFirstOrThrow()
  return Buffer.from(row.key_hex, 'hex')
}
