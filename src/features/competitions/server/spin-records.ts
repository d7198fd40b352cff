import type { PersonLead, PersonRecords } from '#src/features/leads/server/person/person-service.ts'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import { isSpinOpen } from '../domain/spin-wheel.ts'
import './competition-tables.ts'

/**
 * Spins for the commands that read out or erase a person's data. An erased spin stays as a drawn prize, which
 * keeps the draw fair; the hashes and reference that identify the person are removed.
 */
export function createSpinRecords(db: Database): PersonRecords {
  return {
    name: 'spins',

    export: (leads) => ofLeads(db, leads),

    erase,

    byLead: {
      // One spin per person applies for as long as the promotion runs
      async open(from, { config: { spinToWin: spin, state } }, { leads, now }) {
        if (!spin || !isSpinOpen({ start: '', end: spin.end }, state, now.getTime())) return []
        const entries = await ofLeads(from, leads)
        const running = entries.filter(({ promotion_id }) => promotion_id === spin.id)
        return leads
          .filter(({ reference }) => running.some(({ lead_reference }) => lead_reference === reference))
          .map(({ id }) => id)
      },
      forget: erase,
    },
  }
}

async function erase(transaction: DatabaseTransaction, leads: PersonLead[]): Promise<void> {
  for (const { id } of await ofLeads(transaction, leads)) {
    const gone = `erased:${id}`
    await transaction
      .updateTable('competition_entries')
      .set({ phone_hash: gone, form_key: gone, lead_reference: null })
      .where('id', '=', id)
      .execute()
  }
}

async function ofLeads(from: Database, leads: PersonLead[]) {
  const found = []
  for (const { siteId, reference } of leads)
    found.push(
      ...(await from
        .selectFrom('competition_entries')
        .select(['id', 'site_id', 'promotion_id', 'prize_id', 'drawn_at', 'lead_reference'])
        .where('site_id', '=', siteId)
        .where('lead_reference', '=', reference)
        .execute()),
    )
  return found
}
