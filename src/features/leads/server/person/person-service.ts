import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import type { Database, DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { LeadId, SiteId } from '#src/shared/domain/ids.ts'
import '#src/platform/messaging/message-tables.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'
import '../consent/consent-tables.ts'
import type { LeadLinks } from '../consent/lead-links.ts'
import '../lead-tables.ts'
import { listTexts } from '../texts/text-repository.ts'
import { type FoundLead, forgetLeads } from './forget-leads.ts'
import { type PersonRecords, type PersonSought, seekPerson } from './person-records.ts'

export { type PersonLead, type PersonRecords, type PersonSought, seekPerson } from './person-records.ts'

type PersonServiceDeps = {
  store: Store
  clock: Clock
  links: LeadLinks
  bookings: Pick<BookingService, 'listByLeads' | 'release'>
  others: PersonRecords[]
}
export type PersonService = ReturnType<typeof createPersonService>

/** Proof of an erasure outlives the proof of any consent it ended. */
const ERASURES_KEPT_MS = 7 * 366 * 86_400_000

/** Exports or erases all data on a person, by email or phone, on one site or all (APP 12, APP 11.2). */
export function createPersonService({ store, clock, links, bookings, others }: PersonServiceDeps) {
  const { db } = store

  /** The person's keys in the consent log, one for each email address and number they gave. */
  function keysOf(leads: Lead[], { by, key }: PersonSought): Promise<string[]> {
    const emails = [...leads.map(({ person }) => person.email), ...(by === 'email' ? [key] : [])]
    const phones = [...leads.map(({ person }) => person.phone), ...(by === 'phone' ? [key] : [])]
    const given = [...emails.filter(Boolean).map(normaliseEmailAddress), ...phones.filter(Boolean)]
    return Promise.all([...new Set(given)].map(links.personKey))
  }

  return {
    /** All data held on the person; null if the text is neither email nor phone (`seekPerson`). */
    async export(text: string, siteId: SiteId | null = null) {
      const who = seekPerson(text, siteId)
      if (!who) return null
      const found = await findLeads(db, who)
      const leads = found.map(({ lead }) => lead)
      const ids = found.map(({ id }) => id)
      const further = await Promise.all(
        others.map(async (other) => [other.name, await other.export(leads, who)] as const),
      )
      return {
        leads,
        ...(await readHeld(db, ids)),
        bookings: await bookings.listByLeads(ids),
        consentEvents: await readConsentEvents(db, await keysOf(leads, who), siteId),
        ...Object.fromEntries(further),
      }
    },

    /**
     * Anonymises leads, mails and bookings, stops pending deliveries, and stores an anonymous record of the
     * erasure. Consents are kept as evidence but ended. Null if the text is neither email nor phone.
     */
    async erase(
      text: string,
      siteId: SiteId | null = null,
    ): Promise<{ leads: number; messages: number; bookings: number } | null> {
      const who = seekPerson(text, siteId)
      if (!who) return null
      const found = await findLeads(db, who)
      const key = await links.personKey(who.key)
      const leads = found.map(({ lead }) => lead)
      const now = new Date(clock.now())
      return db.transaction().execute(async (transaction) => {
        const released = await bookings.release(
          transaction,
          found.map(({ id }) => id),
        )
        for (const other of others) await other.erase(transaction, leads, who)
        const messages = await forgetLeads(transaction, found, { links, now })
        for (const lead of leads) await links.revoke(transaction, lead)
        await endConsents(transaction, await keysOf(leads, who), { siteId, now })
        const counts = { leads: found.length, messages, bookings: released }
        await transaction
          .insertInto('person_erasures')
          .values({ person_key: key, ...counts, erased_at: now })
          .execute()
        return counts
      })
    },

    /** Deletes at most `limit` erasure records older than seven years; returns how many. */
    async prune(nowMs: number, limit: number): Promise<number> {
      const removed = await db
        .deleteFrom('person_erasures')
        .where('id', 'in', (sub) =>
          sub
            .selectFrom('person_erasures')
            .select('id')
            .where('erased_at', '<', new Date(nowMs - ERASURES_KEPT_MS))
            .limit(limit),
        )
        .executeTakeFirst()
      return Number(removed.numDeletedRows)
    },
  }
}

/** An erased person is sent no offers, whatever they once agreed to. */
async function endConsents(
  transaction: DatabaseTransaction,
  keys: string[],
  { siteId, now }: { siteId: SiteId | null; now: Date },
): Promise<void> {
  const newest = new Map<string, Awaited<ReturnType<typeof consentsOf>>[number]>()
  for (const row of await consentsOf(transaction, keys, siteId))
    newest.set(`${row.site_id} ${row.person_key} ${row.purpose}`, row)
  for (const { site_id, person_key, purpose, granted, text, text_version } of newest.values())
    if (granted)
      await transaction
        .insertInto('consent_events')
        .values({
          site_id,
          person_key,
          purpose,
          granted: false,
          text,
          text_version,
          channel: 'erasure',
          answered_at: now,
        })
        .execute()
}

function findLeads(db: Database, { by, key, siteId }: PersonSought): Promise<FoundLead[]> {
  return db
    .selectFrom('leads')
    .select(['id', 'lead'])
    .orderBy('created_at')
    .$if(siteId !== null, (ofSite) => ofSite.where('site_id', '=', siteId as SiteId))
    .where(by === 'email' ? 'email_key' : 'phone', '=', key)
    .execute()
}

async function readHeld(db: Database, ids: LeadId[]) {
  if (ids.length === 0) return { consents: [], deliveries: [], messages: [], texts: [] }
  const deliveries = await db
    .selectFrom('lead_deliveries')
    .select(['lead_id', 'message_id', 'receiver_id', 'state', 'delivered_at'])
    .where('lead_id', 'in', ids)
    .execute()
  const sent = deliveries.map(({ message_id }) => message_id)
  const read = db.selectFrom('lead_consents').selectAll().where('lead_id', 'in', ids)
  return {
    consents: await read.execute(),
    deliveries,
    texts: await listTexts(db, ids),
    messages:
      sent.length === 0
        ? []
        : await db.selectFrom('sent_messages').selectAll().where('message_id', 'in', sent).execute(),
  }
}

async function readConsentEvents(db: Database, keys: string[], siteId: SiteId | null) {
  const rows = await consentsOf(db, keys, siteId)
  return rows.map(({ person_key: _key, ...rest }) => rest)
}

async function consentsOf(db: Database, keys: string[], siteId: SiteId | null) {
  if (keys.length === 0) return []
  return db
    .selectFrom('consent_events')
    .select(['site_id', 'person_key', 'purpose', 'granted', 'text', 'text_version', 'channel', 'answered_at'])
    .where('person_key', 'in', keys)
    .$if(siteId !== null, (ofSite) => ofSite.where('site_id', '=', siteId as SiteId))
    .orderBy('answered_at')
    .orderBy('id')
    .execute()
}
