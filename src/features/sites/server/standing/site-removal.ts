import { type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import type { DealershipId, SiteId } from '#src/shared/domain/ids.ts'
import { SITE_PUBLISHED_CHANNEL } from '../site-publication.ts'
import '../site-tables.ts'

/** What a removal deletes: rows by table, and dealerships no other site has. */
export type Removal = { rows: Record<string, number>; dealerships: string[] }
export type KeepRow = (table: string, row: unknown) => Promise<void>

type Table = { name: string; hasSite: boolean; hasDealership: boolean; parents: string[] }
type Going = {
  siteId: SiteId
  dealerships: { id: DealershipId; slug: string }[]
  hosts: string[]
  contentSets: string[]
}

/** Tells every process's index that vehicles are gone; pruned separately after a week. */
const FOLLOWED = ['vehicle_changes']

/** Thrown to undo a removal that was only counted. */
class Counted extends Error {
  readonly removal: Removal
  constructor(removal: Removal) {
    super('counted')
    this.removal = removal
  }
}

/** What removing a site would delete, counted by doing it and rolling back. */
export async function countRemoval(db: Database, siteId: SiteId): Promise<Removal> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new Counted(await removeRows(trx, siteId))
    })
  } catch (error) {
    if (error instanceof Counted) return error.removal
    throw error
  }
}

type Tombstone = { slug: string; last_version: number; removed_at: Date; removed_by: string }

/**
 * Deletes every row of a site from every table, whatever the feature, in one transaction. Dealerships that other
 * sites list stay, owned by one of those. `keep` receives each row first.
 */
export function removeSite(
  db: Database,
  { siteId, tombstone, keep }: { siteId: SiteId; tombstone: Tombstone; keep?: KeepRow | undefined },
): Promise<Removal> {
  return db.transaction().execute(async (trx) => {
    const removal = await removeRows(trx, siteId, keep)
    await trx
      .insertInto('removed_sites')
      .values(tombstone)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(tombstone))
      .execute()
    return removal
  })
}

async function removeRows(trx: DatabaseTransaction, siteId: SiteId, keep?: KeepRow): Promise<Removal> {
  const going = await readGoing(trx, siteId)
  const rows: Record<string, number> = {}
  const take = async (table: string, where: RawBuilder<boolean>) => {
    const gone = await sql<{ row: unknown }>`
      delete from ${sql.table(table)} held where ${where}
      returning ${keep ? sql`to_jsonb(held)` : sql`1`} as row`.execute(trx)
    for (const { row } of gone.rows) await keep?.(table, row)
    if (gone.rows.length > 0) rows[table] = gone.rows.length
  }
  await take('sent_messages', messagesOf(going))
  const ids = going.dealerships.map(({ id }) => id)
  for (const { name, hasSite, hasDealership, parents } of await tablesChildrenFirst(trx)) {
    if (FOLLOWED.includes(name)) continue
    if (hasSite) await take(name, sql<boolean>`site_id = ${siteId}`)
    else if (hasDealership && ids.length > 0)
      await take(name, sql<boolean>`dealership_id in (${sql.join(ids)})`)
    else if (name === 'stock_feed_held_files' && parents.includes('stock_feed_runs') && ids.length > 0)
      await take(
        name,
        sql<boolean>`run_id in (select id from stock_feed_runs where dealership_id in (${sql.join(ids)}))`,
      )
  }
  if (ids.length > 0) await take('dealerships', sql<boolean>`id in (${sql.join(ids)})`)
  await take('sites', sql<boolean>`id = ${siteId}`)
  if (going.contentSets.length > 0)
    await take(
      'content_sets',
      sql<boolean>`id in (${sql.join(going.contentSets)})
        and not exists (select 1 from site_versions where content_set = held.id)
        and not exists (select 1 from content_previews where content_set = held.id)`,
    )
  await sql`select pg_notify(${SITE_PUBLISHED_CHANNEL}, '')`.execute(trx)
  return { rows, dealerships: going.dealerships.map(({ slug }) => slug) }
}

/** Dealerships that no other site lists are deleted; the others get a new owner. */
async function readGoing(trx: DatabaseTransaction, siteId: SiteId): Promise<Going> {
  await trx.selectFrom('sites').select('id').where('id', '=', siteId).forUpdate().executeTakeFirstOrThrow()
  const owned = await trx
    .selectFrom('dealerships')
    .select(['id', 'slug'])
    .where('owner_site_id', '=', siteId)
    .execute()
  const going: Going['dealerships'] = []
  for (const dealership of owned) {
    const other = await sql<{ id: SiteId }>`
      select s.id from sites s join site_versions v on v.site_id = s.id and v.version = s.version
      where s.id <> ${siteId} and exists (
        select 1 from jsonb_array_elements(v.document -> 'dealerships') d
        where d ->> 'slug' = ${dealership.slug})
      order by s.slug limit 1`.execute(trx)
    const keeper = other.rows[0]?.id
    if (!keeper) going.push(dealership)
    else
      await trx
        .updateTable('dealerships')
        .set({ owner_site_id: keeper })
        .where('id', '=', dealership.id)
        .execute()
  }
  const hosts = await trx.selectFrom('site_hosts').select('host').where('site_id', '=', siteId).execute()
  const sets = await sql<{ id: string }>`
    select content_set as id from site_versions where site_id = ${siteId} and content_set is not null
    union select content_set from content_previews where site_id = ${siteId} and content_set is not null`.execute(
    trx,
  )
  return {
    siteId,
    contentSets: sets.rows.map(({ id }) => id),
    dealerships: going,
    hosts: [...hosts.map(({ host }) => host), `${siteId.replace(/^site_/, '')}.localhost`],
  }
}

/** Mails and texts have their site's host in the message id, or belong to a delivery of one of its leads. */
function messagesOf({ siteId, hosts }: Going) {
  return sql<boolean>`
    message_id in (select message_id from lead_deliveries where site_id = ${siteId})
    or split_part(split_part(message_id, '@', 2), '>', 1) in (${sql.join(hosts)})`
}

/** Every table with rows of a site or dealership, those with references to others first. */
async function tablesChildrenFirst(trx: DatabaseTransaction): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id') as "hasSite",
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'dealership_id')
        as "hasDealership",
      array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`.execute(trx)
  const left = new Map(rows.map((table) => [table.name, table]))
  const sorted: Table[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => ![...left.values()].some(({ parents }) => parents.includes(name)),
    )
    if (free.length === 0) throw new Error('The tables refer to each other in a circle.')
    for (const table of free) {
      sorted.push(table)
      left.delete(table.name)
    }
  }
  return sorted
}
