import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { RetentionKind } from '../domain/retention-kind.ts'
import './retention-tables.ts'

export type RemovedCount = { siteId: SiteId; kind: RetentionKind; month: string; removed: number }

/** Counts expired records, in the transaction that removed them. */
export async function addRemoved(
  transaction: DatabaseTransaction,
  { siteId, kind }: Pick<RemovedCount, 'siteId' | 'kind'>,
  { removed, nowMs }: { removed: number; nowMs: number },
): Promise<void> {
  const month = sql<Date>`${`${new Date(nowMs).toISOString().slice(0, 7)}-01`}::date`
  await transaction
    .insertInto('retention_counts')
    .values({ site_id: siteId, kind, month, removed })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'kind', 'month'])
        .doUpdateSet({ removed: sql`retention_counts.removed + ${removed}` }),
    )
    .execute()
}

/** Expired records by site, kind and month (YYYY-MM), newest month first. */
export async function listRemoved(db: Database): Promise<RemovedCount[]> {
  return db
    .selectFrom('retention_counts')
    .select(['site_id as siteId', 'kind', sql<string>`to_char(month, 'YYYY-MM')`.as('month'), 'removed'])
    .orderBy('month', 'desc')
    .orderBy('site_id')
    .orderBy('kind')
    .execute()
}
