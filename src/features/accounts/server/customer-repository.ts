import type { Selectable } from 'kysely'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import { normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { CustomerId, SiteId } from '#src/shared/domain/ids.ts'
import type { Customer, CustomerDetails } from '../domain/customer.ts'
import type { CustomersTable } from './account-tables.ts'

/** The customer with this phone on a site, or undefined. The same phone on another site is a different customer. */
export async function findByPhone(
  db: Database,
  siteId: SiteId,
  phone: string,
): Promise<Customer | undefined> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row && toCustomer(row)
}

type NewCustomer = { id: CustomerId; siteId: SiteId; phone: string; details: CustomerDetails; now: Date }

/** The customer with this phone, created if there is none. New details replace earlier ones. */
export async function upsertCustomer(db: Database, customer: NewCustomer): Promise<Customer> {
  const { id, siteId, phone, details, now } = customer
  const given = Object.fromEntries(
    Object.entries(toColumns(details)).filter(([, value]) => value !== ''),
  ) as Partial<ReturnType<typeof toColumns>>
  // A phone stored unencrypted or under the previous key is the same customer, and is rewritten as stored now
  await db
    .updateTable('customers')
    .set({ phone })
    .where('site_id', '=', siteId)
    .where('phone', '=', phone)
    .execute()
  const row = await db
    .insertInto('customers')
    .values({ id, site_id: siteId, phone, ...toColumns(details), created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'phone']).doUpdateSet({ ...given, updated_at: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCustomer(row)
}

export async function updateDetails(
  db: Database,
  customer: Pick<Customer, 'id' | 'siteId'>,
  { details, now }: { details: CustomerDetails; now: Date },
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ ...toColumns(details), updated_at: now })
    .where('site_id', '=', customer.siteId)
    .where('id', '=', customer.id)
    .execute()
}

type Verification = { type: 'sms' | 'verify'; userId: CustomerId; succeeded: boolean; now: Date }

/** Records that a code was sent or tried (AUTH-017). */
export async function insertVerification(
  db: Database,
  site: SiteContext,
  { type, userId, succeeded, now }: Verification,
): Promise<void> {
  await db
    .insertInto('verifications')
    .values({
      site_id: site.id,
      website_slug: site.config.slug,
      dealership_slug: dealershipSlug(site),
      verification_type: type,
      user_id: userId,
      succeeded,
      created_at: now,
    })
    .execute()
}

/** Deletes at most `limit` verifications recorded before a time; returns how many. */
export async function pruneVerifications(db: Database, before: Date, limit: number): Promise<number> {
  const removed = await db
    .deleteFrom('verifications')
    .where('id', 'in', (sub) =>
      sub.selectFrom('verifications').select('id').where('created_at', '<', before).limit(limit),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/** The dealership a site's accounts count towards: its first. */
export function dealershipSlug(site: SiteContext): string {
  return site.config.dealerships[0]?.slug ?? ''
}

export function toCustomer(row: Selectable<CustomersTable>): Customer {
  return {
    id: row.id,
    siteId: row.site_id,
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    createdAt: row.created_at.toISOString(),
  }
}

function toColumns({ firstName, lastName, email }: CustomerDetails) {
  return { first_name: firstName, last_name: lastName, email, email_key: normaliseEmailAddress(email) }
}
