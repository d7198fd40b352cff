import type { PersonLead, PersonRecords } from '#src/features/leads/server/person/person-service.ts'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import './trade-in-tables.ts'

/** Trade-ins for the commands that read out or erase a person's leads. Photo files go with their rows. */
export function createTradeInRecords({ db, photos }: { db: Database; photos: PhotoStore }): PersonRecords {
  async function erase(transaction: DatabaseTransaction, leads: PersonLead[]): Promise<void> {
    for (const { id, site_id: siteId } of await ofLeads(transaction, leads)) {
      await photos.removeFiles({ id, siteId }, transaction)
      await transaction.deleteFrom('trade_ins').where('id', '=', id).execute()
    }
  }

  return {
    name: 'tradeIns',

    async export(leads) {
      const rows = await ofLeads(db, leads)
      return Promise.all(
        rows.map(async ({ site_id: siteId, ...row }) => {
          const kept = await photos.list({ id: row.id, siteId })
          return { siteId, ...row, photos: kept.map(({ fileName }) => fileName) }
        }),
      )
    },

    erase,

    byLead: {
      async open(from, _site, { leads, now }) {
        const rows = await ofLeads(from, leads)
        return rows.flatMap(({ offer_expires_at: ends, lead_id, accepted_lead_id }) =>
          ends && ends > now ? [lead_id, accepted_lead_id].filter((id) => id !== null) : [],
        )
      },
      forget: erase,
    },
  }
}

async function ofLeads(from: Database, leads: PersonLead[]) {
  if (leads.length === 0) return []
  const ids = leads.map(({ id }) => id)
  return from
    .selectFrom('trade_ins')
    .select([
      'id',
      'site_id',
      'created_at',
      'facts',
      'offer',
      'offer_expires_at',
      'accepted_at',
      'lead_id',
      'accepted_lead_id',
    ])
    .where((where) => where.or([where('lead_id', 'in', ids), where('accepted_lead_id', 'in', ids)]))
    .execute()
}
