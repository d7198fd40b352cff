import type { BookingService } from '#src/features/bookings/server/booking-service.ts'
import type { Database, DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { isAuPhone, normaliseAuPhone } from '#src/shared/domain/au-phone.ts'
import { isEmailAddress, normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { LeadId } from '#src/shared/domain/ids.ts'
import '#src/platform/messaging/message-tables.ts'
import { ERASED_TEXT, redactLead } from '../../domain/consent/redact-lead.ts'
import type { Lead } from '../../domain/lead.ts'
import '../consent/consent-tables.ts'
import type { LeadLinks } from '../consent/lead-links.ts'
import '../lead-tables.ts'

/** A lead of the person, as other features know it. */
export type PersonLead = Pick<Lead, 'id' | 'siteId' | 'reference'>

/** Records of people that another feature keeps, by their leads or by who they are, to be exported and erased with them. */
export interface PersonRecords {
  /** Heading of the export. */
  readonly name: string
  /** All records of the leads and of `who` (an email address or an Australian phone number), as plain data. */
  export(leads: PersonLead[], who: string): Promise<unknown[]>
  /** Takes the person out of the records of the leads and of `who`, in the erasure's own transaction. */
  erase(transaction: DatabaseTransaction, leads: PersonLead[], who: string): Promise<void>
}

type PersonServiceDeps = {
  store: Store
  clock: Clock
  links: LeadLinks
  bookings: Pick<BookingService, 'listByLeads' | 'release'>
  others: PersonRecords[]
}
export type PersonService = ReturnType<typeof createPersonService>
type Found = { id: LeadId; lead: Lead }

/** Everything the platform holds of one person, by email or phone, on every site: read out or erased (APP 12, APP 11.2). */
export function createPersonService({ store, clock, links, bookings, others }: PersonServiceDeps) {
  const { db } = store

  return {
    /** All that is held, as data to hand over; null when the text is neither email nor phone. */
    async export(who: string) {
      const found = await findLeads(db, who)
      if (!found) return null
      const ids = found.map(({ id }) => id)
      const held = await readHeld(db, ids)
      const emails = new Set(found.map(({ lead }) => lead.person.email).filter(Boolean))
      const further = await Promise.all(
        others.map(
          async (other) =>
            [
              other.name,
              await other.export(
                found.map(({ lead }) => lead),
                who.trim(),
              ),
            ] as const,
        ),
      )
      return {
        leads: found.map(({ lead }) => lead),
        ...held,
        bookings: await bookings.listByLeads(ids),
        consentEvents: await readConsentEvents(db, await Promise.all([...emails].map(links.personKey))),
        ...Object.fromEntries(further),
      }
    },

    /**
     * Takes the person out of leads, mails and bookings, stops what is not delivered yet, and keeps a row that says
     * so without saying who. Null when the text is neither email nor phone.
     */
    async erase(who: string): Promise<{ leads: number; messages: number; bookings: number } | null> {
      const found = await findLeads(db, who)
      if (!found) return null
      const key = await links.personKey(who)
      const ids = found.map(({ id }) => id)
      return db.transaction().execute(async (transaction) => {
        const messages = await eraseDeliveries(transaction, ids)
        const released = await bookings.release(transaction, ids)
        for (const other of others)
          await other.erase(
            transaction,
            found.map(({ lead }) => lead),
            who.trim(),
          )
        for (const each of found) await eraseLead(transaction, each)
        const counts = { leads: found.length, messages, bookings: released }
        await transaction
          .insertInto('person_erasures')
          .values({ person_key: key, ...counts, erased_at: new Date(clock.now()) })
          .execute()
        return counts
      })
    },
  }
}

async function findLeads(db: Database, who: string): Promise<Found[] | null> {
  const query = db.selectFrom('leads').select(['id', 'lead']).orderBy('created_at')
  if (isEmailAddress(who.trim())) return query.where('email_key', '=', normaliseEmailAddress(who)).execute()
  return isAuPhone(who) ? query.where('phone', '=', normaliseAuPhone(who)).execute() : null
}

async function readHeld(db: Database, ids: LeadId[]) {
  if (ids.length === 0) return { consents: [], deliveries: [], messages: [] }
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
    messages:
      sent.length === 0
        ? []
        : await db.selectFrom('sent_messages').selectAll().where('message_id', 'in', sent).execute(),
  }
}

async function readConsentEvents(db: Database, keys: string[]) {
  if (keys.length === 0) return []
  return db
    .selectFrom('consent_events')
    .select(['purpose', 'granted', 'text', 'text_version', 'channel', 'answered_at'])
    .where('person_key', 'in', keys)
    .execute()
}

/** Stops what waits, and forgets the mails of what went out; gives how many mails. */
async function eraseDeliveries(transaction: DatabaseTransaction, ids: LeadId[]): Promise<number> {
  if (ids.length === 0) return 0
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
  return Number(removed.numDeletedRows)
}

async function eraseLead(transaction: DatabaseTransaction, { id, lead }: Found): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({
      name: ERASED_TEXT,
      email: '',
      email_key: `erased:${id}`,
      phone: `erased:${id}`,
      idempotency_key: `erased:${id}`,
      content_hash: ERASED_TEXT,
      lead: JSON.stringify(redactLead(lead)),
    })
    .where('id', '=', id)
    .execute()
}
