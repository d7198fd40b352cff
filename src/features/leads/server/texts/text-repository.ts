import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { LeadId, SiteId } from '#src/shared/domain/ids.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import '../consent/consent-tables.ts'
import '../lead-tables.ts'
import './text-tables.ts'

/** A text of a lead, as staff and the person read it. Times are ISO 8601 in UTC. */
export type LeadText = {
  id: string
  leadId: LeadId
  direction: 'in' | 'out'
  text: string
  at: string
  /** When the carrier took it; null for one that came in or still waits. */
  sentAt: string | null
}
type NewText = {
  id: string
  lead: Pick<Lead, 'id' | 'siteId'>
  direction: 'in' | 'out'
  personKey: string
  text: string
  carrierId?: string
  at: Date
  sentAt?: Date
}

/** Stores a text; false if it is there already, by its id or by the carrier's. */
export async function insertText(db: Database | DatabaseTransaction, text: NewText): Promise<boolean> {
  const row = await db
    .insertInto('lead_texts')
    .values({
      id: text.id,
      site_id: text.lead.siteId,
      lead_id: text.lead.id,
      direction: text.direction,
      person_key: text.personKey,
      text_body: text.text,
      carrier_id: text.carrierId ?? null,
      created_at: text.at,
      sent_at: text.sentAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that the carrier took a text of the dealer's. */
export async function markTextSent(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('lead_texts').set({ sent_at: at }).where('id', '=', id).execute()
}

export async function findText(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('lead_texts').select('text_body').where('id', '=', id).executeTakeFirst()
  return row?.text_body ?? null
}

/** The texts of leads, oldest first. */
export async function listTexts(db: Database, leadIds: readonly LeadId[]): Promise<LeadText[]> {
  if (leadIds.length === 0) return []
  const rows = await db
    .selectFrom('lead_texts')
    .selectAll()
    .where('lead_id', 'in', [...leadIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    direction: row.direction,
    text: row.text_body,
    at: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }))
}

/** The lead that the newest text to a number was about, on any site: one number of the carrier serves all of them. */
export async function lastTextedLead(db: Database, personKey: string, since: Date): Promise<LeadId | null> {
  const row = await db
    .selectFrom('lead_texts')
    .select('lead_id')
    .where('person_key', '=', personKey)
    .where('direction', '=', 'out')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.lead_id ?? null
}

/** The sites that texted a number. */
export async function sitesTexting(db: Database, personKey: string): Promise<SiteId[]> {
  const rows = await db
    .selectFrom('lead_texts')
    .select('site_id')
    .distinct()
    .where('person_key', '=', personKey)
    .where('direction', '=', 'out')
    .execute()
  return rows.map(({ site_id }) => site_id)
}

type Counted = { siteId: SiteId; personKey: string; direction: 'in' | 'out'; since: Date }

/** A number's texts on a site since a time, those under way included. */
export async function countTexts(db: Database, about: Counted): Promise<number> {
  const row = await db
    .selectFrom('lead_texts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_key', '=', about.personKey)
    .where('site_id', '=', about.siteId)
    .where('direction', '=', about.direction)
    .where('created_at', '>', about.since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Whether a number asked a site for no more texts and not for them again; a box ticked later does not undo it. */
export async function isStopped(db: Database, siteId: SiteId, personKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('consent_events')
    .select('granted')
    .where('site_id', '=', siteId)
    .where('person_key', '=', personKey)
    .where('purpose', '=', 'texts')
    .where('channel', '=', 'text_message')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.granted === false
}

/** Keeps as evidence that a number asked for no more texts, or for them again, in its own words. */
export async function insertTextAnswer(
  transaction: DatabaseTransaction,
  answer: { siteId: SiteId; personKey: string; granted: boolean; text: string; at: Date },
): Promise<void> {
  await transaction
    .insertInto('consent_events')
    .values({
      site_id: answer.siteId,
      person_key: answer.personKey,
      purpose: 'texts',
      granted: answer.granted,
      text: answer.text,
      text_version: '',
      channel: 'text_message',
      answered_at: answer.at,
    })
    .execute()
}
