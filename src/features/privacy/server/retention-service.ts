import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { DatabaseTransaction, Store } from '#src/platform/database/database.ts'
import { keptMonths, periodStart, type RetentionKind } from '../domain/retention-kind.ts'
import { addRemoved, listRemoved, type RemovedCount } from './retention-repository.ts'

/** `before`: what began its period earlier is over. `now`: what is open at this moment stays. */
export type Due = { before: Date; now: Date }

/** Records of one kind that a feature keeps, as the end of their period takes the person out of them. */
export interface RetainedRecords {
  readonly kind: RetentionKind
  /** Reads what it needs beside the transaction, before there is one: inside it nothing else reaches the store. */
  prepare?(): Promise<unknown>
  /** How many of a site are over: those that may go, and those that an open matter keeps. */
  count(site: SiteContext, due: Due): Promise<{ due: number; open: number }>
  /** Takes the person out of at most `limit` that are over and not open, the oldest first; gives how many. */
  expire(transaction: DatabaseTransaction, site: SiteContext, due: Due & { limit: number }): Promise<number>
}

/** What stands on one site: the period, what is over, and what of it an open matter keeps. */
export type RetentionRow = { site: string; kind: RetentionKind; months: number; due: number; open: number }

type RetentionDeps = {
  store: Store
  /** Every site, by slug. */
  listSlugs(): Promise<string[]>
  findSite(slug: string): Promise<SiteContext | null>
  records: readonly RetainedRecords[]
}
export type RetentionService = ReturnType<typeof createRetentionService>

/** Records that go in one transaction: locks stay short and a stopped process loses no more than this work. */
const BATCH = 100
/** One process at a time works on it. */
const LOCK = 'retention'

/** Ends what a site keeps of people when its period is over, and counts it (APP 11.2). */
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

  /** A site that fails keeps no other from its turn; its fault is thrown when all had theirs. */
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
    /** Ends at most `limit` records that are over, in small transactions; gives how many. Any process may ask. */
    run: (nowMs: number, limit: number): Promise<number> =>
      store.exclusively(LOCK, () => expireAll(nowMs, limit)),

    /** What is over now and would go, on every site or one. */
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

    /** How much went, by site, kind and month. */
    removed: (): Promise<RemovedCount[]> => listRemoved(store.db),

    /** For metrics: what went so far, by kind. */
    async countRemoved(): Promise<{ state: string; count: number }[]> {
      const totals = new Map<string, number>()
      for (const { kind, removed } of await listRemoved(store.db))
        totals.set(kind, (totals.get(kind) ?? 0) + removed)
      return [...totals].map(([state, count]) => ({ state, count }))
    },
  }
}
