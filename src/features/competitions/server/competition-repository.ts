import { type Selectable, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { CompetitionEntriesTable } from './competition-tables.ts'

export type Entry = {
  id: string
  siteId: SiteId
  promotionId: string
  phoneHash: string
  prizeId: string
  formKey: string
  leadReference: string | null
}
type Promotion = { siteId: SiteId; promotionId: string }

/** Allows one draw of a promotion at a time across all processes, so that the last prize is given once. */
export async function lockPromotion(
  trx: DatabaseTransaction,
  { siteId, promotionId }: Promotion,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`spin ${siteId} ${promotionId}`}, 0))`.execute(
    trx,
  )
}

/** The entry of whoever proved the phone, or undefined. */
export async function findEntry(
  db: Database,
  { siteId, promotionId, phoneHash }: Promotion & Pick<Entry, 'phoneHash'>,
): Promise<Entry | undefined> {
  const row = await db
    .selectFrom('competition_entries')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('promotion_id', '=', promotionId)
    .where('phone_hash', '=', phoneHash)
    .executeTakeFirst()
  return row && toEntry(row)
}

/** The entry for a lead's reference within its site and promotion, or undefined. */
export async function findEntryByLead(
  db: Database,
  { siteId, promotionId, reference }: Promotion & { reference: string },
): Promise<Entry | undefined> {
  const row = await db
    .selectFrom('competition_entries')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('promotion_id', '=', promotionId)
    .where('lead_reference', '=', reference)
    .executeTakeFirst()
  return row && toEntry(row)
}

function toEntry(row: Selectable<CompetitionEntriesTable>): Entry {
  return {
    id: row.id,
    siteId: row.site_id,
    promotionId: row.promotion_id,
    phoneHash: row.phone_hash,
    prizeId: row.prize_id,
    formKey: row.form_key,
    leadReference: row.lead_reference,
  }
}

export async function countDrawn(
  db: Database,
  { siteId, promotionId }: Promotion,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('competition_entries')
    .select(['prize_id', sql<string>`count(*)`.as('drawn')])
    .where('site_id', '=', siteId)
    .where('promotion_id', '=', promotionId)
    .groupBy('prize_id')
    .execute()
  return new Map(rows.map(({ prize_id, drawn }) => [prize_id, Number(drawn)]))
}

export async function insertEntry(
  db: Database,
  entry: Omit<Entry, 'leadReference'>,
  drawnAt: Date,
): Promise<void> {
  await db
    .insertInto('competition_entries')
    .values({
      id: entry.id,
      site_id: entry.siteId,
      promotion_id: entry.promotionId,
      phone_hash: entry.phoneHash,
      prize_id: entry.prizeId,
      form_key: entry.formKey,
      lead_reference: null,
      drawn_at: drawnAt,
    })
    .execute()
}

export async function setEntryLead(db: Database, id: string, leadReference: string): Promise<void> {
  await db
    .updateTable('competition_entries')
    .set({ lead_reference: leadReference })
    .where('id', '=', id)
    .execute()
}

/** Removes a draw whose lead was refused, so that the person may still spin. */
export async function deleteEntry(db: Database, id: string): Promise<void> {
  await db
    .deleteFrom('competition_entries')
    .where('id', '=', id)
    .where('lead_reference', 'is', null)
    .execute()
}

/** Anonymises draws from before a time that never became a lead; the prize stays drawn. Returns how many. */
export async function forgetUnsent(db: Database, before: Date, limit: number): Promise<number> {
  const result = await sql<{ id: string }>`
    update competition_entries
    set phone_hash = 'erased:' || id, form_key = 'erased:' || id
    where id in (
      select id from competition_entries
      where lead_reference is null and drawn_at < ${before} and phone_hash not like 'erased:%' limit ${limit})
    returning id`.execute(db)
  return result.rows.length
}
