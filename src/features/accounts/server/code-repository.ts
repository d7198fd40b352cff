import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { CustomerId, SiteId } from '#src/shared/domain/ids.ts'
import type { CustomerDetails } from '../domain/customer.ts'
import { CODE_TRIES_MAX, SEND_LIMITS, type SendCounts } from '../domain/sign-in-code.ts'
import './account-tables.ts'

export type StoredCode = {
  id: string
  siteId: SiteId
  customerId: CustomerId
  phone: string
  challengeHash: string
  codeHash: string
  addressHash: string
  details: CustomerDetails
  sentAt: Date
  expiresAt: Date
}

/** One code at a time for a phone, on all processes: the count before it is true. */
export async function lockPhone(trx: DatabaseTransaction, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${phone}`}, 0))`.execute(trx)
}

type Sender = { phone: string; addressHash: string; siteId: SiteId; nowMs: number }

/** How many codes each window has had. */
export async function countSent(
  db: Database,
  { phone, addressHash, siteId, nowMs }: Sender,
): Promise<SendCounts> {
  const since = (windowMs: number) => new Date(nowMs - windowMs)
  const count = async (
    column: 'phone' | 'address_hash' | 'site_id',
    { value, windowMs }: { value: string; windowMs: number },
  ) => {
    const row = await db
      .selectFrom('customer_codes')
      .select(sql<string>`count(*)`.as('sent'))
      .where(column, '=', value as SiteId)
      .where('sent_at', '>', since(windowMs))
      .executeTakeFirstOrThrow()
    return Number(row.sent)
  }
  return {
    phone: await count('phone', { value: phone, ...SEND_LIMITS.phone }),
    phoneDay: await count('phone', { value: phone, ...SEND_LIMITS.phoneDay }),
    address: await count('address_hash', { value: addressHash, ...SEND_LIMITS.address }),
    site: await count('site_id', { value: siteId, ...SEND_LIMITS.site }),
  }
}

/** Stores a code that is about to be sent. */
export async function insertCode(db: Database, code: StoredCode): Promise<void> {
  await db
    .insertInto('customer_codes')
    .values({
      id: code.id,
      site_id: code.siteId,
      customer_id: code.customerId,
      phone: code.phone,
      challenge_hash: code.challengeHash,
      code_hash: code.codeHash,
      address_hash: code.addressHash,
      details: JSON.stringify(code.details),
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute()
}

type Challenge = { siteId: SiteId; challengeHash: string; now: Date }

/** The code of a browser's challenge on a site while it may still be used, or undefined. */
export async function findCode(db: Database, challenge: Challenge): Promise<StoredCode | undefined> {
  const row = await openCodes(db, challenge).executeTakeFirst()
  return row && toCode(row)
}

function openCodes(db: Database, { siteId, challengeHash, now }: Challenge) {
  return db
    .selectFrom('customer_codes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('challenge_hash', '=', challengeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
}

/** The id that an earlier code of the phone promised its customer, so that all of them promise the same. */
export async function findPromisedId(
  db: Database,
  siteId: SiteId,
  phone: string,
): Promise<CustomerId | undefined> {
  const row = await db
    .selectFrom('customer_codes')
    .select('customer_id')
    .where('site_id', '=', siteId)
    .where('phone', '=', phone)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.customer_id
}

/** Counts a try before it is judged, so that many at once are no more tries than the bound; false when none is left. */
export async function takeTry(db: Database, id: string): Promise<boolean> {
  const row = await db
    .updateTable('customer_codes')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('attempts', '<', CODE_TRIES_MAX)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a code up; false when somebody was quicker. */
export async function spendCode(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('customer_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes at most `limit` codes sent before a time; gives how many. */
export async function pruneCodes(db: Database, before: Date, limit: number): Promise<number> {
  const removed = await db
    .deleteFrom('customer_codes')
    .where('id', 'in', (sub) =>
      sub.selectFrom('customer_codes').select('id').where('sent_at', '<', before).limit(limit),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

type CodeRow = Selectable<import('#src/platform/database/database.ts').Tables['customer_codes']>

function toCode(row: CodeRow): StoredCode {
  return {
    id: row.id,
    siteId: row.site_id,
    customerId: row.customer_id,
    phone: row.phone,
    challengeHash: row.challenge_hash,
    codeHash: row.code_hash,
    addressHash: row.address_hash,
    details: row.details,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  }
}
