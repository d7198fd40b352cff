import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import { keptMonths, periodStart, type RetentionKind } from '../domain/retention-kind.ts'
import { addRemoved, listRemoved, type RemovedCount } from './retention-repository.ts'

/** `before`: periods that began earlier have expired. `now`: matters open at this moment are kept. */
export type Due = { before: Date; now: Date }

/** A feature's records of one kind, and how to remove personal data from them on expiry. */
export interface RetainedRecords {
  readonly kind: RetentionKind
  /** Reads what it needs before the transaction starts; inside it no other database access is possible. */
  prepare?(): Promise<unknown>
  /** How many of a site's records have expired: those that may go, and those kept by an open matter. */
  count(site: SiteContext, due: Due): Promise<{ due: number; open: number }>
  /** Anonymises at most `limit` expired records without an open matter, oldest first; returns how many. */
  expire(transaction: DatabaseTransaction, site: SiteContext, due: Due & { limit: number }): Promise<number>
}

/** One site's figures: the period, what has expired, and how much of that an open matter keeps. */
export type RetentionRow = { site: string; kind: RetentionKind; months: number; due: number; open: number }

type RetentionDeps = {
  store: Store
  listSlugs(): Promise<string[]>
  findSite(slug: string): Promise<SiteContext | null>
  records: readonly RetainedRecords[]
}
export type RetentionService = ReturnType<typeof createRetentionService>

/** Records per transaction, so that locks are short and an interruption loses little work. */
const BATCH = 100
/** Only one process at a time runs expiry. */
const LOCK = 'retention'

/** Removes a site's personal data when its retention period ends, and counts it (APP 11.2). */
export function createRetentionService({ store, listSlugs, findSite, records }: RetentionDeps) {
  const dueOf = (site: SiteContext, kind: RetentionKind, nowMs: number): Due => ({
    before: new Date(periodStart(nowMs, keptMonths(site.config.retentionMonths, kind))),
    now: new Date(nowMs),
  })

  async function expireKind(
    site: SiteContext,
    { kind, expire, prepare }: RetainedRecords,
    { nowMs, limit }: { nowMs: number; limit: number },
  ): Promise<number> {
    let removed = 0
    await prepare?.()
    while (removed < limit) {
      const size = Math.min(BATCH, limit - removed)
      const gone = await store.db.transaction().execute(async (transaction) => {
        const count = await expire(transaction, site, { ...dueOf(site, kind, nowMs), limit: size })
        if (count > 0) await addRemoved(transaction, { siteId: site.id, kind }, { removed: count, nowMs })
        return count
      })
      removed += gone
      if (gone < size) break
    }
    return removed
  }

  /** A failing site does not hold up the others; its error is thrown once all are done. */
  async function expireAll(nowMs: number, limit: number): Promise<number> {
    let removed = 0
    const faults: unknown[] = []
    for (const slug of await listSlugs()) {
      try {
        const site = await findSite(slug)
        if (!site) continue
        for (const each of records) removed += await expireKind(site, each, { nowMs, limit: limit - removed })
      } catch (error) {
        faults.push(error)
      }
    }
    if (faults.length > 0) throw faults[0]
    return removed
  }

  return {
    /** Expires at most `limit` records in small transactions; returns how many. Safe to call from any process. */
    run: (nowMs: number, limit: number): Promise<number> =>
      store.exclusively(LOCK, () => expireAll(nowMs, limit)),

    /** What has expired and would be removed now, for every site or one. */
    async preview(nowMs: number, slug?: string): Promise<RetentionRow[]> {
      const rows: RetentionRow[] = []
      for (const each of slug ? [slug] : await listSlugs()) {
        const site = await findSite(each)
        if (!site) throw new Error(`There is no site '${each}'.`)
        for (const { kind, count } of records) {
          const months = keptMonths(site.config.retentionMonths, kind)
          rows.push({ site: each, kind, months, ...(await count(site, dueOf(site, kind, nowMs))) })
        }
      }
      return rows
    },

    /** Expired records by site, kind and month. */
    removed: (): Promise<RemovedCount[]> => listRemoved(store.db),

    /** Expired records so far by kind, for metrics. */
    async countRemoved(): Promise<{ state: string; count: number }[]> {
      const totals = new Map<string, number>()
      for (const { kind, removed } of await listRemoved(store.db))
        totals.set(kind, (totals.get(kind) ?? 0) + removed)
      return [...totals].map(([state, count]) => ({ state, count }))
    },
  }
}
