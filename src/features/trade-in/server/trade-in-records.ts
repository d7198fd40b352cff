import type { PersonLead, PersonRecords } from '#src/features/leads/server/person/person-service.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import './trade-in-tables.ts'

/** Trade-ins as the person commands of leads read them out and erase them; photo files go with their rows. */
export function createTradeInRecords({ db, photos }: { db: Database; photos: PhotoStore }): PersonRecords {
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

    async erase(transaction, leads) {
      const rows = await ofLeads(transaction, leads)
      for (const { id, site_id: siteId } of rows) {
        await photos.removeFiles({ id, siteId }, transaction)
        await transaction.deleteFrom('trade_ins').where('id', '=', id).execute()
      }
    },
  }
}

async function ofLeads(from: Database, leads: PersonLead[]) {
  if (leads.length === 0) return []
  const ids = leads.map(({ id }) => id)
  return from
    .selectFrom('trade_ins')
    .select(['id', 'site_id', 'created_at', 'facts', 'offer', 'offer_expires_at', 'accepted_at'])
    .where((where) => where.or([where('lead_id', 'in', ids), where('accepted_lead_id', 'in', ids)]))
    .execute()
}
