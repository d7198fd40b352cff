import type { Database } from '#src/platform/database/database.ts'
import type { FeedSource } from '#src/features/stock-feeds/domain/columns/feed-source.ts'
import { readFeedSource } from '#src/features/stock-feeds/domain/columns/feed-source-schema.ts'

/** Key of maps shared by all dealerships. */
const EVERYBODY = ''

/** Stored column maps a dealership may use: its own first, then shared ones. Invalid maps are left out. */
export async function listMaps(db: Database, dealershipId: string | null): Promise<FeedSource[]> {
  const rows = await db
    .selectFrom('stock_feed_sources')
    .select(['document'])
    .where('dealership_id', 'in', dealershipId === null ? [EVERYBODY] : [dealershipId, EVERYBODY])
    .orderBy('dealership_id', 'desc')
    .orderBy('name')
    .execute()
  return rows.flatMap(({ document }) => {
    const read = readFeedSource(document)
    return read.ok ? [read.value] : []
  })
}

export async function storeMap(
  db: Database,
  map: FeedSource,
  { dealershipId, nowMs }: { dealershipId: string | null; nowMs: number },
): Promise<void> {
  const values = { document: JSON.stringify(map) as never, updated_at: new Date(nowMs) }
  await db
    .insertInto('stock_feed_sources')
    .values({ name: map.name, dealership_id: dealershipId ?? EVERYBODY, ...values })
    .onConflict((conflict) => conflict.columns(['dealership_id', 'name']).doUpdateSet(values))
    .execute()
}

/** Deletes a map; false if there is none. */
export async function deleteMap(db: Database, name: string, dealershipId: string | null): Promise<boolean> {
  const gone = await db
    .deleteFrom('stock_feed_sources')
    .where('name', '=', name)
    .where('dealership_id', '=', dealershipId ?? EVERYBODY)
    .executeTakeFirst()
  return Number(gone.numDeletedRows) > 0
}
