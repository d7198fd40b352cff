import type { DatabaseTransaction } from '#src/platform/database/database.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import '#src/platform/messaging/message-tables.ts'
import { ERASED_TEXT, redactLead } from '#src/features/leads/domain/consent/redact-lead.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import '../consent/consent-tables.ts'
import type { LeadLinks } from '../consent/lead-links.ts'
import '../lead-tables.ts'
import '../texts/text-tables.ts'

export type FoundLead = { id: LeadId; lead: Lead }
type Forgetting = { links: LeadLinks; now: Date }

/**
 * Anonymises leads: consents move to the log under the person's keyed hash (the sender must prove consent, Spam
 * Act 2003 s 16), mails are deleted, and other leads no longer refer to these. Returns how many mails were
 * deleted.
 */
export async function forgetLeads(
  transaction: DatabaseTransaction,
  found: FoundLead[],
  { links, now }: Forgetting,
): Promise<number> {
  if (found.length === 0) return 0
  await keepEvidence(transaction, found, links)
  const messages = await forgetDeliveries(
    transaction,
    found.map(({ id }) => id),
  )
  await unlinkDuplicates(
    transaction,
    found.map(({ id }) => id),
  )
  for (const each of found) await redact(transaction, each, now)
  return messages
}

/** Logs the consents given in the forms; an empty box is no answer and needs no proof. */
async function keepEvidence(
  transaction: DatabaseTransaction,
  found: FoundLead[],
  links: LeadLinks,
): Promise<void> {
  const granted = await transaction
    .selectFrom('lead_consents')
    .select(['site_id', 'lead_id', 'purpose', 'text', 'text_version', 'consented_at'])
    .where(
      'lead_id',
      'in',
      found.map(({ id }) => id),
    )
    .where('purpose', 'in', ['marketing', 'texts'])
    .where('granted', '=', true)
    .execute()
  for (const { site_id, lead_id, purpose, text, text_version, consented_at } of granted) {
    const person = found.find(({ id }) => id === lead_id)?.lead.person
    // Offers go to a mail address, texts to a number
    const whose = purpose === 'texts' ? person?.phone : person?.email
    if (!whose || purpose === 'collection') continue
    await transaction
      .insertInto('consent_events')
      .values({
        site_id,
        person_key: await links.personKey(whose),
        purpose,
        granted: true,
        text,
        text_version,
        channel: 'form',
        answered_at: consented_at,
      })
      .execute()
  }
}

/** Stops pending deliveries, and deletes sent mails, texts both ways and receivers' answers; returns how many mails. */
async function forgetDeliveries(transaction: DatabaseTransaction, ids: LeadId[]): Promise<number> {
  await transaction
    .updateTable('lead_deliveries')
    .set({ last_error: null })
    .where('lead_id', 'in', ids)
    .where('last_error', 'is not', null)
    .execute()
  await transaction
    .updateTable('lead_deliveries')
    .set({ state: 'dead', last_error: 'The person was erased' })
    .where('lead_id', 'in', ids)
    .where('state', 'in', ['pending', 'retrying', 'held'])
    .execute()
  const removed = await transaction
    .deleteFrom('sent_messages')
    .where('message_id', 'in', (sub) =>
      sub.selectFrom('lead_deliveries').select('message_id').where('lead_id', 'in', ids),
    )
    .executeTakeFirst()
  await transaction.deleteFrom('lead_texts').where('lead_id', 'in', ids).execute()
  return Number(removed.numDeletedRows)
}

/** A later lead linked as a duplicate would reveal whose the anonymised one was. */
async function unlinkDuplicates(transaction: DatabaseTransaction, ids: LeadId[]): Promise<void> {
  const later = await transaction
    .selectFrom('leads')
    .select(['id', 'lead'])
    .where('duplicate_of', 'in', ids)
    .where('id', 'not in', ids)
    .execute()
  for (const { id, lead } of later)
    await transaction
      .updateTable('leads')
      .set({
        duplicate_of: null,
        lead: JSON.stringify({ ...lead, duplicateOf: null, duplicateReason: null }),
      })
      .where('id', '=', id)
      .execute()
}

async function redact(transaction: DatabaseTransaction, { id, lead }: FoundLead, now: Date): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({
      name: ERASED_TEXT,
      email: '',
      email_key: `erased:${id}`,
      phone: `erased:${id}`,
      idempotency_key: `erased:${id}`,
      content_hash: ERASED_TEXT,
      duplicate_of: null,
      redacted_at: now,
      lead: JSON.stringify(redactLead(lead)),
    })
    .where('id', '=', id)
    .execute()
}
