import type {
  PersonLead,
  PersonRecords,
  PersonSought,
} from '#src/features/leads/server/person/person-service.ts'
import type { PaymentService } from '#src/features/payments/server/payment-service.ts'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { LeadId, SiteId } from '#src/shared/domain/ids.ts'
import './reservation-tables.ts'

type RecordsDeps = { db: Database; payments: Pick<PaymentService, 'ofReservation' | 'forget'> }

/** Reservations for erasure and export with leads. Payments and vehicle stay for the books; the person goes. */
export function createReservationRecords({ db, payments }: RecordsDeps): PersonRecords {
  return {
    name: 'reservations',

    async export(leads, who) {
      const held = await ofPerson(db, leads, who)
      return Promise.all(held.map(async (row) => ({ ...row, payment: await payments.ofReservation(row.id) })))
    },

    async erase(transaction, leads, who) {
      for (const { id } of await ofPerson(transaction, leads, who)) await forgetPerson(transaction, id)
    },

    byLead: {
      async open(from, _site, { leads }) {
        const open = []
        for (const { id, lead_id, state } of await ofLeads(from, leads)) {
          const payment = await payments.ofReservation(id, from)
          const isPaying = payment?.state === 'open' || payment?.state === 'refund_due'
          if (state === 'pending' || state === 'held' || isPaying) open.push(lead_id as LeadId)
        }
        return open
      },
      async forget(transaction, leads) {
        for (const { id } of await ofLeads(transaction, leads)) {
          await forgetPerson(transaction, id)
          await payments.forget(transaction, id)
        }
      },
    },
  }
}

async function forgetPerson(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('reservations')
    .set({ fields: '{}', email_key: '', marks: '[]', phone: `erased:${id}`, form_key: `erased:${id}` })
    .where('id', '=', id)
    .execute()
}

async function ofLeads(from: Database, leads: PersonLead[]) {
  if (leads.length === 0) return []
  return from
    .selectFrom('reservations')
    .select(['id', 'lead_id', 'state'])
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .execute()
}

/** Those of the leads, and checkouts still being paid, which have no lead yet. */
async function ofPerson(from: Database, leads: PersonLead[], { by, key, siteId }: PersonSought) {
  const ids = leads.map(({ id }) => id)
  return from
    .selectFrom('reservations')
    .selectAll()
    .$if(siteId !== null, (ofSite) => ofSite.where('site_id', '=', siteId as SiteId))
    .where((eb) =>
      eb.or([
        eb(by === 'email' ? 'email_key' : 'phone', '=', key),
        ...(ids.length > 0 ? [eb('lead_id', 'in', ids)] : []),
      ]),
    )
    .execute()
}
