import { type Selectable, sql } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'
import type { CustomerId, SiteId } from '#src/shared/domain/ids.ts'
import type { Customer, CustomerDetails } from '#src/features/accounts/domain/customer.ts'
import type { CodePurpose } from '#src/features/accounts/domain/code-purpose.ts'
import { CODE_TRIES_MAX } from '#src/features/accounts/domain/sign-in-code.ts'
import '../account-tables.ts'

export type StoredCode = {
  id: string
  siteId: SiteId
  customerId: CustomerId
  phone: string
  purpose: CodePurpose
  challengeHash: string
  codeHash: string
  addressHash: string
  wideHash: string | null
  isKnown: boolean
  details: CustomerDetails
  sentAt: Date
  expiresAt: Date
}

export async function insertCode(db: Database, code: StoredCode): Promise<void> {
  await db
    .insertInto('customer_codes')
    .values({
      id: code.id,
      site_id: code.siteId,
      customer_id: code.customerId,
      phone: code.phone,
      purpose: code.purpose,
      challenge_hash: code.challengeHash,
      code_hash: code.codeHash,
      address_hash: code.addressHash,
      wide_hash: code.wideHash,
      is_known: code.isKnown,
      details: JSON.stringify(code.details),
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute()
}

type Challenge = { siteId: SiteId; purpose: CodePurpose; challengeHash: string; now: Date }

/** The code of a browser's challenge for one purpose on a site while it is still valid, or undefined. */
export async function findCode(db: Database, challenge: Challenge): Promise<StoredCode | undefined> {
  const row = await openCodes(db, challenge).executeTakeFirst()
  return row && toCode(row)
}

function openCodes(db: Database, { siteId, purpose, challengeHash, now }: Challenge) {
  return db
    .selectFrom('customer_codes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('challenge_hash', '=', challengeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
}

type Proof = { siteId: SiteId; purpose: CodePurpose; challengeHash: string; since: Date }

/** The phone that a challenge's code verified for a purpose on a site since a time, or undefined. */
export async function findProved(
  db: Database,
  { siteId, purpose, challengeHash, since }: Proof,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer_codes')
    .select('phone')
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('challenge_hash', '=', challengeHash)
    .where('used_at', '>', since)
    .executeTakeFirst()
  return row?.phone
}

/** The customer id reserved by an earlier code of the phone, so that all its codes share one. */
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

/** Counts an attempt before it is checked, so that concurrent ones cannot exceed the limit; false if none is left. */
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

/** Uses a code up; false if another request already did. */
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

export async function endCodes(
  db: Database,
  { customer, now }: { customer: Pick<Customer, 'id' | 'siteId'>; now: Date },
): Promise<void> {
  await db
    .updateTable('customer_codes')
    .set({ expires_at: now })
    .where('site_id', '=', customer.siteId)
    .where('customer_id', '=', customer.id)
    .where('purpose', '=', 'sign_in')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Deletes at most `limit` codes sent before a time; returns how many. */
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
    purpose: row.purpose,
    challengeHash: row.challenge_hash,
    codeHash: row.code_hash,
    addressHash: row.address_hash,
    wideHash: row.wide_hash,
    isKnown: row.is_known,
    details: row.details,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  }
}
