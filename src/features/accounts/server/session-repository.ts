import type { Database } from '#src/platform/database/database.ts'
import type { CustomerId, SiteId } from '#src/shared/domain/ids.ts'
import type { Customer } from '../domain/customer.ts'
import './account-tables.ts'
import { toCustomer } from './customer-repository.ts'

type Session = {
  tokenHash: string
  siteId: SiteId
  customerId: CustomerId
  createdAt: Date
  expiresAt: Date
}

export async function insertSession(db: Database, session: Session): Promise<void> {
  await db
    .insertInto('customer_sessions')
    .values({
      token_hash: session.tokenHash,
      site_id: session.siteId,
      customer_id: session.customerId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** The customer of a current session of this site; undefined for any other token or site. */
export async function findSessionCustomer(
  db: Database,
  { siteId, tokenHash, now }: { siteId: SiteId; tokenHash: string; now: Date },
): Promise<Customer | undefined> {
  const row = await db
    .selectFrom('customer_sessions')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'customer_sessions.customer_id')
        .onRef('customers.site_id', '=', 'customer_sessions.site_id'),
    )
    .selectAll('customers')
    .where('customer_sessions.token_hash', '=', tokenHash)
    .where('customer_sessions.site_id', '=', siteId)
    .where('customer_sessions.expires_at', '>', now)
    .executeTakeFirst()
  return row && toCustomer(row)
}

export async function deleteSession(db: Database, siteId: SiteId, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('customer_sessions')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteSessions(
  db: Database,
  { id, siteId }: Pick<Customer, 'id' | 'siteId'>,
): Promise<void> {
  await db
    .deleteFrom('customer_sessions')
    .where('site_id', '=', siteId)
    .where('customer_id', '=', id)
    .execute()
}

/** Deletes at most `limit` expired sessions; returns how many. */
export async function pruneSessions(db: Database, now: Date, limit: number): Promise<number> {
  const removed = await db
    .deleteFrom('customer_sessions')
    .where('token_hash', 'in', (sub) =>
      sub.selectFrom('customer_sessions').select('token_hash').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}
