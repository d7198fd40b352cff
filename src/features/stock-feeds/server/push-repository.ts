import type { Database } from '#src/platform/database/database.ts'
import type { DealershipId } from '#src/shared/domain/ids.ts'

export type PushStart = { dealershipId: DealershipId; idempotencyKey: string; contentHash: string }

export type PushVerdict =
  | { kind: 'go' }
  | { kind: 'answered'; status: number; body: object }
  | { kind: 'reused' }
  | { kind: 'busy'; sinceMs: number }

/** A push without an answer after this is abandoned, and the same request may run again. */
const ABANDONED_AFTER_MS = 15 * 60 * 1000

/** Pushes are repeated within minutes; after this a key is free for another one. */
const KEY_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes at most `limit` keys older than 30 days with their answers; returns how many. */
export async function pruneKeys(db: Database, now: number, limit: number): Promise<number> {
  const old = db
    .selectFrom('stock_feed_idempotency')
    .select(['dealership_id', 'idempotency_key'])
    .where('created_at', '<', new Date(now - KEY_KEPT_MS))
    .orderBy('created_at')
    .limit(limit)
  const gone = await db
    .deleteFrom('stock_feed_idempotency')
    .where((eb) =>
      eb(
        eb.refTuple('dealership_id', 'idempotency_key'),
        'in',
        old.$asTuple('dealership_id', 'idempotency_key'),
      ),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Claims a key; only one request wins across all processes. */
export async function beginPush(db: Database, push: PushStart, now: number): Promise<PushVerdict> {
  const key = { dealership_id: push.dealershipId, idempotency_key: push.idempotencyKey }
  const claimed = await db
    .insertInto('stock_feed_idempotency')
    .values({ ...key, content_hash: push.contentHash, answer: null as never, created_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['dealership_id', 'idempotency_key']).doNothing())
    .executeTakeFirst()
  if (Number(claimed.numInsertedOrUpdatedRows) > 0) return { kind: 'go' }
  const known = await db
    .selectFrom('stock_feed_idempotency')
    .selectAll()
    .where('dealership_id', '=', push.dealershipId)
    .where('idempotency_key', '=', push.idempotencyKey)
    .executeTakeFirst()
  if (!known) return { kind: 'busy', sinceMs: now }
  if (known.content_hash !== push.contentHash) return { kind: 'reused' }
  if (known.answer_status !== null)
    return { kind: 'answered', status: known.answer_status, body: known.answer ?? {} }
  const sinceMs = known.created_at.getTime()
  if (now - sinceMs > ABANDONED_AFTER_MS) return takeOver(db, push, { sinceMs, now })
  return { kind: 'busy', sinceMs }
}

/** Claims the key of an abandoned push; only one of several attempts wins. */
export async function takeOver(
  db: Database,
  push: Pick<PushStart, 'dealershipId' | 'idempotencyKey'>,
  { sinceMs, now }: { sinceMs: number; now: number },
): Promise<PushVerdict> {
  const taken = await db
    .updateTable('stock_feed_idempotency')
    .set({ created_at: new Date(now) })
    .where('dealership_id', '=', push.dealershipId)
    .where('idempotency_key', '=', push.idempotencyKey)
    .where('answer_status', 'is', null)
    .where('created_at', '<', new Date(sinceMs + 1))
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) > 0 ? { kind: 'go' } : { kind: 'busy', sinceMs }
}

/** Stores the answer for repeats of the request; null releases the key. */
export async function finishPush(
  db: Database,
  push: Pick<PushStart, 'dealershipId' | 'idempotencyKey'>,
  answer: { status: number; body: object } | null,
): Promise<void> {
  if (!answer) {
    await db
      .deleteFrom('stock_feed_idempotency')
      .where('dealership_id', '=', push.dealershipId)
      .where('idempotency_key', '=', push.idempotencyKey)
      .execute()
    return
  }
  await db
    .updateTable('stock_feed_idempotency')
    .set({ answer_status: answer.status, answer: JSON.stringify(answer.body) as never })
    .where('dealership_id', '=', push.dealershipId)
    .where('idempotency_key', '=', push.idempotencyKey)
    .execute()
}
