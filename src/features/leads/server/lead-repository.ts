import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { RetentionKind } from '#src/features/privacy/domain/retention-kind.ts'
import type { NewBooking } from '#src/features/bookings/domain/booking.ts'
import { normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { DeliveryId, LeadId, SiteId } from '#src/shared/domain/ids.ts'
import type { DeliveryState } from '../domain/delivery/delivery-state.ts'
import type { ConsentEvidence } from '../domain/form/consent-evidence.ts'
import { DUPLICATE_DAYS, type EarlierLead } from '../domain/intake/lead-duplicate.ts'
import type { Lead, LeadDelivery } from '../domain/lead.ts'
import './lead-tables.ts'

/** Wakes the delivery worker; the rows themselves are authoritative. */
export const DELIVERY_CHANNEL = 'lead_deliveries'
const DAY_MS = 86_400_000

export type NewLead = {
  lead: Lead
  idempotencyKey: string
  contentHash: string
  consents: ConsentEvidence[]
  deliveries: LeadDelivery[]
  booking: NewBooking | null
  retention: RetentionKind
}
export type StoredKey = { id: LeadId; reference: string; contentHash: string }

/** The lead already stored under one of the keys, if any. */
export async function findLeadByKeys(
  db: Database,
  siteId: SiteId,
  keys: string[],
): Promise<StoredKey | undefined> {
  const row = await db
    .selectFrom('leads')
    .select(['id', 'reference', 'content_hash'])
    .where('site_id', '=', siteId)
    .where('idempotency_key', 'in', keys)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row && { id: row.id, reference: row.reference, contentHash: row.content_hash }
}

/** A person's leads on a site, newest first, as far back as duplicates are linked. */
export async function findEarlierLeads(
  db: Database,
  siteId: SiteId,
  person: { phone: string; email: string; nowMs: number },
): Promise<EarlierLead[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'phone', 'email_key', 'vehicle_id', 'created_at'])
    .where('site_id', '=', siteId)
    .where('created_at', '>', new Date(person.nowMs - DUPLICATE_DAYS * DAY_MS))
    .where((where) =>
      where.or([
        where('phone', '=', person.phone),
        ...(person.email === '' ? [] : [where('email_key', '=', person.email)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    phone: row.phone,
    email: row.email_key,
    vehicleId: row.vehicle_id,
    createdAt: row.created_at.toISOString(),
  }))
}

/** Stores something in the lead's transaction; throws to roll it back. */
export type AlsoStore = (transaction: DatabaseTransaction) => Promise<void>

/** Stores a lead with its consent evidence and delivery rows, all or nothing; false if the key is taken. */
export function insertLead(db: Database, row: NewLead, also: AlsoStore): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const inserted = await insertLeadRow(transaction, row)
    if (!inserted) return false
    await also(transaction)
    await insertConsents(transaction, row)
    await insertDeliveries(transaction, row.deliveries)
    await wakeDelivery(transaction)
    return true
  })
}

/** Wakes the delivery worker once the transaction commits. */
export async function wakeDelivery(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_notify(${DELIVERY_CHANNEL}, '')`.execute(transaction)
}

/** Starts a lead's retention period at the end of its moved drive. */
export async function keepUntilAfter(
  transaction: DatabaseTransaction,
  id: LeadId,
  endsAt: string,
): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ kept_from: new Date(endsAt) })
    .where('id', '=', id)
    .execute()
}

async function insertLeadRow(
  transaction: DatabaseTransaction,
  { lead, idempotencyKey, contentHash, booking, retention }: NewLead,
): Promise<boolean> {
  const result = await transaction
    .insertInto('leads')
    .values({
      id: lead.id,
      site_id: lead.siteId,
      site_slug: lead.siteSlug,
      reference: lead.reference,
      idempotency_key: idempotencyKey,
      content_hash: contentHash,
      created_at: new Date(lead.createdAt),
      category: lead.category,
      name: lead.person.name,
      email: lead.person.email,
      email_key: normaliseEmailAddress(lead.person.email),
      phone: lead.person.phone,
      vehicle_id: lead.vehicle?.id ?? null,
      location_id: lead.route.locationId,
      dealership_id: lead.route.dealershipId,
      spam_verdict: lead.spam.verdict,
      duplicate_of: lead.duplicateOf,
      lead: JSON.stringify(lead),
      retention_kind: retention,
      kept_from: new Date((retention === 'testDrives' && booking?.endsAt) || lead.createdAt),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return result !== undefined
}

async function insertConsents(transaction: DatabaseTransaction, { lead, consents }: NewLead): Promise<void> {
  const rows = consents.map((consent) => ({
    site_id: lead.siteId,
    lead_id: lead.id,
    purpose: consent.purpose,
    granted: consent.granted,
    text: consent.text,
    text_version: consent.textVersion,
    channel: consent.channel,
    consented_at: new Date(consent.at),
  }))
  await transaction.insertInto('lead_consents').values(rows).execute()
}

/** Adds deliveries in a transaction; existing ones stay as they are. */
export async function insertDeliveries(
  transaction: DatabaseTransaction,
  deliveries: readonly LeadDelivery[],
): Promise<void> {
  const rows = deliveries.map((delivery) => ({
    id: delivery.id,
    site_id: delivery.siteId,
    lead_id: delivery.leadId,
    receiver_id: delivery.receiverKey,
    receiver: JSON.stringify(delivery.receiver),
    state: delivery.state,
    message_id: delivery.messageId,
    created_at: new Date(delivery.createdAt),
    window_started_at: new Date(delivery.windowStartedAt),
    next_attempt_at: new Date(delivery.nextAttemptAt),
  }))
  await transaction
    .insertInto('lead_deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['site_id', 'lead_id', 'receiver_id']).doNothing())
    .execute()
}

export type LeadListFilter = {
  siteSlug?: string | undefined
  state?: DeliveryState | undefined
  since?: Date | undefined
  limit: number
}
export type LeadListRow = { lead: Lead; states: DeliveryState[] }

/** Leads newest first with their deliveries' states, optionally by site, state and time. */
export async function listLeads(db: Database, filter: LeadListFilter): Promise<LeadListRow[]> {
  let query = db.selectFrom('leads').select(['id', 'lead']).orderBy('created_at', 'desc').limit(filter.limit)
  const { siteSlug, since, state } = filter
  if (siteSlug) query = query.where('site_slug', '=', siteSlug)
  if (since) query = query.where('created_at', '>=', since)
  if (state) {
    query = query.where('id', 'in', (sub) =>
      sub.selectFrom('lead_deliveries').select('lead_id').where('lead_deliveries.state', '=', state),
    )
  }
  const rows = await query.execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const deliveries = await db
    .selectFrom('lead_deliveries')
    .select(['lead_id', 'state'])
    .where('lead_id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    lead: row.lead,
    states: deliveries.filter((each) => each.lead_id === row.id).map((each) => each.state),
  }))
}

/** A phone's newest leads on a site, at most `limit`. */
export async function listLeadsByPhone(
  db: Database,
  { siteId, phone, limit }: { siteId: SiteId; phone: string; limit: number },
): Promise<Lead[]> {
  const rows = await db
    .selectFrom('leads')
    .select('lead')
    .where('site_id', '=', siteId)
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.lead)
}

/** A lead by its id, or by its own reference within its site. */
export async function findLead(
  db: Database,
  by: { id: LeadId } | { siteId: SiteId; reference: string },
): Promise<Lead | undefined> {
  const query = db.selectFrom('leads').select('lead')
  const row = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('site_id', '=', by.siteId).where('reference', '=', by.reference)
  ).executeTakeFirst()
  return row?.lead
}

/** The leads of which people read this reference, newest first: a valuation has one per stage. */
export async function findCase(db: Database, reference: string): Promise<Lead[]> {
  const shared = sql<string>`coalesce(lead->'tradeIn'->>'firstReference', lead->'reservation'->>'reference')`
  const rows = await db
    .selectFrom('leads')
    .select('lead')
    .where((where) => where.or([where('reference', '=', reference), where(shared, '=', reference)]))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ lead }) => lead)
}

export async function findConsents(db: Database, leadId: LeadId): Promise<ConsentEvidence[]> {
  const rows = await db
    .selectFrom('lead_consents')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    purpose: row.purpose,
    granted: row.granted,
    text: row.text,
    textVersion: row.text_version,
    channel: row.channel as ConsentEvidence['channel'],
    at: row.consented_at.toISOString(),
  }))
}

/** A site's held leads not yet reported, oldest first, with their held deliveries; at most 1000. */
export async function findHeldLeads(
  db: Database,
  siteId: SiteId,
): Promise<{ lead: Lead; deliveryIds: DeliveryId[] }[]> {
  const rows = await db
    .selectFrom('lead_deliveries')
    .select(['id', 'lead_id'])
    .where('site_id', '=', siteId)
    .where('state', '=', 'held')
    .where('passed_on_at', 'is', null)
    .orderBy('position')
    .limit(1000)
    .execute()
  if (rows.length === 0) return []
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'lead'])
    .where('id', 'in', [...new Set(rows.map((row) => row.lead_id))])
    .orderBy('created_at')
    .execute()
  return leads.map(({ id, lead }) => ({
    lead,
    deliveryIds: rows.filter((row) => row.lead_id === id).map((row) => row.id),
  }))
}
