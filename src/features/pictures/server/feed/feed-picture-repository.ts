import { type Selectable, sql } from 'kysely'
import type { Database } from '#src/platform/database/database.ts'
import { FETCH_LEASE_MS, HOST_NOT_LISTED } from '#src/features/pictures/domain/picture-fetch.ts'
import type { FeedPicturesTable } from './feed-picture-tables.ts'
import type { PictureVersion } from './fetch-picture.ts'

export type FeedPicture = Selectable<FeedPicturesTable>

/** Notification channel that wakes the fetching worker. */
export const FEED_PICTURES_CHANNEL = 'feed_pictures'

/** The picture at an address that one of the dealerships uses, preferably one already fetched. */
export async function findFeedPicture(
  db: Database,
  dealershipIds: readonly string[],
  url: string,
): Promise<FeedPicture | undefined> {
  if (dealershipIds.length === 0) return undefined
  const rows = await db
    .selectFrom('feed_pictures')
    .selectAll()
    .where('dealership_id', 'in', dealershipIds)
    .where('url_hash', '=', sql<string>`encode(sha256(convert_to(${url}, 'UTF8')), 'hex')`)
    .execute()
  return rows.find((row) => row.state === 'stored') ?? rows[0]
}

/**
 * Claims due pictures, vehicles' first pictures before others, skipping those claimed by other workers. Each
 * claim counts as an attempt and expires, so that a killed worker's pictures become due again.
 */
export async function claimFeedPictures(
  db: Database,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<FeedPicture[]> {
  const result = await sql<FeedPicture>`
    update feed_pictures set attempts = attempts + 1, next_attempt_at = ${new Date(nowMs + FETCH_LEASE_MS)}
    where (dealership_id, url_hash) in (
      select dealership_id, url_hash from feed_pictures
      where state = 'waiting' and next_attempt_at <= ${new Date(nowMs)}
      order by position, next_attempt_at limit ${limit} for update skip locked
    ) returning *`.execute(db)
  return result.rows
}

/** Claims one picture a visitor requested, even if it was stored but its file is missing on this machine. */
export async function claimFeedPicture(
  db: Database,
  picture: FeedPicture,
  nowMs: number,
): Promise<FeedPicture | undefined> {
  return db
    .updateTable('feed_pictures')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: new Date(nowMs + FETCH_LEASE_MS) }))
    .where('dealership_id', '=', picture.dealership_id)
    .where('url_hash', '=', picture.url_hash)
    .where('next_attempt_at', '<=', new Date(nowMs))
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['waiting', 'stored']),
        eb.and([eb('state', '=', 'refused'), eb('reason', '=', HOST_NOT_LISTED)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function markPictureStored(
  db: Database,
  picture: FeedPicture,
  stored: PictureVersion & { thumbHash: string; nowMs: number; checkAtMs: number },
): Promise<void> {
  await db
    .updateTable('feed_pictures')
    .set({
      state: 'stored',
      attempts: 0,
      next_attempt_at: new Date(0),
      reason: null,
      thumb_hash: stored.thumbHash,
      stored_at: new Date(stored.nowMs),
      etag: stored.etag,
      last_modified: stored.lastModified,
      check_at: new Date(stored.checkAtMs),
      version: sql<number>`version + case when etag is distinct from ${stored.etag}::text and etag is not null then 1 else 0 end`,
    })
    .where('dealership_id', '=', picture.dealership_id)
    .where('url_hash', '=', picture.url_hash)
    .execute()
}

export async function markPictureChanged(
  db: Database,
  picture: FeedPicture,
  { thumbHash, etag, lastModified }: PictureVersion & { thumbHash: string },
): Promise<void> {
  await db
    .updateTable('feed_pictures')
    .set((eb) => ({
      thumb_hash: thumbHash,
      etag,
      last_modified: lastModified,
      version: eb('version', '+', 1),
    }))
    .where('dealership_id', '=', picture.dealership_id)
    .where('url_hash', '=', picture.url_hash)
    .execute()
}

/** Claims stored pictures due for a change check and schedules the next one. */
export async function claimPictureChecks(
  db: Database,
  { nowMs, nextMs, limit }: { nowMs: number; nextMs: number; limit: number },
): Promise<FeedPicture[]> {
  const result = await sql<FeedPicture>`
    update feed_pictures set check_at = ${new Date(nextMs)}
    where (dealership_id, url_hash) in (
      select dealership_id, url_hash from feed_pictures
      where state = 'stored' and check_at <= ${new Date(nowMs)}
      order by check_at limit ${limit} for update skip locked
    ) returning *`.execute(db)
  return result.rows
}

/** Makes pictures due again: those given up or refused and, with `all`, stored ones too. Returns how many. */
export async function refetchPictures(
  db: Database,
  { dealershipIds, all, nowMs }: { dealershipIds: readonly string[] | null; all: boolean; nowMs: number },
): Promise<{ fetched: number; checked: number }> {
  const of = dealershipIds === null ? sql`true` : sql`dealership_id = any(${[...dealershipIds]}::text[])`
  const failed = await sql`
    update feed_pictures set state = 'waiting', attempts = 0, next_attempt_at = ${new Date(0)}
    where ${of} and state in ('failed', 'refused', 'waiting')`.execute(db)
  const checked = all
    ? await sql`update feed_pictures set check_at = ${new Date(nowMs)} where ${of} and state = 'stored'`.execute(
        db,
      )
    : null
  await sql`select pg_notify(${FEED_PICTURES_CHANNEL}, '')`.execute(db)
  return { fetched: Number(failed.numAffectedRows ?? 0), checked: Number(checked?.numAffectedRows ?? 0) }
}

/** Records a failed attempt: retry at `retryAtMs`, or never if that is null. */
export async function markPictureFailed(
  db: Database,
  picture: FeedPicture,
  failure: { state: 'waiting' | 'failed' | 'refused'; reason: string; retryAtMs: number },
): Promise<void> {
  await db
    .updateTable('feed_pictures')
    .set({
      state: failure.state,
      reason: failure.reason.slice(0, 300),
      next_attempt_at: new Date(failure.retryAtMs),
    })
    .where('dealership_id', '=', picture.dealership_id)
    .where('url_hash', '=', picture.url_hash)
    .execute()
}

/** Thumbhashes of fetched pictures by address, for placeholders. */
export async function readThumbHashes(
  db: Database,
  limit: number,
): Promise<{ url: string; thumbHash: string }[]> {
  const rows = await db
    .selectFrom('feed_pictures')
    .select(['url', 'thumb_hash'])
    .where('state', '=', 'stored')
    .where('thumb_hash', 'is not', null)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ url: row.url, thumbHash: row.thumb_hash ?? '' }))
}

/** Retries pictures whose host was not listed, and deletes those no vehicle uses any more. */
export async function tidyFeedPictures(db: Database): Promise<void> {
  await db
    .updateTable('feed_pictures')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: new Date(0) })
    .where('state', '=', 'refused')
    .where('reason', '=', HOST_NOT_LISTED)
    .execute()
  await sql`
    delete from feed_pictures p where not exists (
      select 1 from (
        select v.dealership_id, image ->> 'url' as url
        from vehicles v, jsonb_array_elements(v.record -> 'images') image where v.removed_at is null
        union
        select v.dealership_id, jsonb_array_elements_text(v.record -> 'spinImages')
        from vehicles v where v.removed_at is null
      ) named where named.dealership_id = p.dealership_id and named.url = p.url
    ) and exists (select 1 from feed_pictures)`.execute(db)
}

/** The number of pictures in each state, for metrics and tests. */
export async function countFeedPictures(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('feed_pictures')
    .select(['state', (of) => of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.state, Number(row.count)]))
}
