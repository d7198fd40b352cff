import { createHash } from 'node:crypto'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'
import type { LeadId, SiteId, TradeInId } from '#src/shared/domain/ids.ts'
import type { TradeIn, TradeInFacts, TradeInOffer, TradeInVehicle } from '../domain/trade-in.ts'
import './trade-in-tables.ts'

/** Finds the site's valuation by token; null if unknown, erased or another site's. */
export type OpenTradeIn = (site: SiteContext, token: string) => Promise<TradeIn | null>

/** Only this hash of a token is stored. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type NewTradeIn = Pick<TradeIn, 'id' | 'siteId' | 'carId' | 'facts' | 'photoKey'> & {
  tokenHash: string
  at: Date
}

export async function insertTradeIn(db: Database, row: NewTradeIn): Promise<void> {
  await db
    .insertInto('trade_ins')
    .values({
      id: row.id,
      site_id: row.siteId,
      token_hash: row.tokenHash,
      created_at: row.at,
      updated_at: row.at,
      car_id: row.carId,
      facts: JSON.stringify(row.facts),
      photo_key: row.photoKey,
    })
    .execute()
}

/** The site's own valuation by its token's hash or its id. */
export async function findTradeIn(
  db: Database,
  siteId: SiteId,
  by: { tokenHash: string } | { id: string },
): Promise<TradeIn | undefined> {
  const row = await db
    .selectFrom('trade_ins')
    .selectAll()
    .where('site_id', '=', siteId)
    .$if('tokenHash' in by, (query) =>
      query.where('token_hash', '=', (by as { tokenHash: string }).tokenHash),
    )
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: string }).id as TradeInId))
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    siteId: row.site_id,
    carId: row.car_id,
    facts: row.facts,
    offer: row.offer,
    leadId: row.lead_id,
    leadReference: row.lead_reference,
    acceptedAt: row.accepted_at,
    acceptedLeadId: row.accepted_lead_id,
    photoKey: row.photo_key,
  }
}

type TradeInChange = {
  facts?: TradeInFacts
  offer?: TradeInOffer | null
  leadId?: LeadId
  leadReference?: string
}

/** Updates what changed; an accepted valuation stays as it was accepted. */
export async function updateTradeIn(
  db: Database,
  { id, siteId }: Pick<TradeIn, 'id' | 'siteId'>,
  { change, at }: { change: TradeInChange; at: Date },
): Promise<void> {
  const { facts, offer, leadId, leadReference } = change
  const expires = offer?.kind === 'price' ? new Date(offer.validUntilMs) : null
  await db
    .updateTable('trade_ins')
    .set({
      updated_at: at,
      ...(facts ? { facts: JSON.stringify(facts) } : {}),
      ...(offer === undefined ? {} : { offer: offer && JSON.stringify(offer), offer_expires_at: expires }),
      ...(leadId ? { lead_id: leadId } : {}),
      ...(leadReference ? { lead_reference: leadReference } : {}),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute()
}

export async function markAccepted(
  db: Database,
  { id, siteId }: Pick<TradeIn, 'id' | 'siteId'>,
  { leadId, at }: { leadId: LeadId; at: Date },
): Promise<void> {
  await db
    .updateTable('trade_ins')
    .set({ accepted_at: at, accepted_lead_id: leadId, updated_at: at })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute()
}

/** Deletes valuations that were never sent and not touched since; sent ones expire with their lead. */
export async function deleteUnsent(db: Database, before: Date, limit: number): Promise<number> {
  const stale = db
    .selectFrom('trade_ins')
    .select('id')
    .where('lead_id', 'is', null)
    .where('updated_at', '<', before)
    .limit(limit)
  const gone = await db.deleteFrom('trade_ins').where('id', 'in', stale).returning('id').execute()
  return gone.length
}

/** What the platform's own register knows about a plate. */
export async function findRegistered(
  db: Database,
  plate: { rego: string; regoState: AuState },
): Promise<TradeInVehicle | null> {
  const row = await db
    .selectFrom('rego_register')
    .select('vehicle')
    .where('rego', '=', plate.rego)
    .where('rego_state', '=', plate.regoState)
    .executeTakeFirst()
  return row?.vehicle ?? null
}

export type RegisteredVehicle = { rego: string; regoState: AuState; vehicle: TradeInVehicle }

/** Adds plates to the register, replacing known ones. */
export async function saveRegistered(db: Database, entries: readonly RegisteredVehicle[]): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('rego_register')
    .values(
      entries.map(({ rego, regoState, vehicle }) => ({
        rego,
        rego_state: regoState,
        vehicle: JSON.stringify(vehicle),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['rego', 'rego_state'])
        .doUpdateSet((from) => ({ vehicle: from.ref('excluded.vehicle') })),
    )
    .execute()
}

/** Stores a column with a valuation, once (TRADE-012). */
export async function saveMiscellaneous(
  db: Database,
  tradeIn: Pick<TradeIn, 'id' | 'siteId' | 'leadId'>,
  { columnName, value, at }: { columnName: string; value: object; at: Date },
): Promise<void> {
  await db
    .insertInto('miscellaneous_values')
    .values({
      site_id: tradeIn.siteId,
      trade_in_id: tradeIn.id,
      lead_id: tradeIn.leadId,
      column_name: columnName,
      value: JSON.stringify(value),
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'trade_in_id', 'column_name']).doUpdateSet((from) => ({
        value: from.ref('excluded.value'),
        lead_id: from.ref('excluded.lead_id'),
      })),
    )
    .execute()
}
