import type { Due, RetainedRecords } from '#src/features/privacy/server/retention-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import './consent-tables.ts'

/** Proof of consents and withdrawals, deleted once it can no longer be needed. */
export function createConsentRetention(db: Database): RetainedRecords {
  return {
    kind: 'consents',
    async count(site, due) {
      const row = await over(db, site, due)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return { due: Number(row.count), open: 0 }
    },
    async expire(transaction, site, { limit, ...due }) {
      const removed = await transaction
        .deleteFrom('consent_events')
        .where('id', 'in', over(transaction, site, due).select('id').orderBy('id').limit(limit))
        .executeTakeFirst()
      return Number(removed.numDeletedRows)
    },
  }
}

function over(db: Database, site: SiteContext, { before }: Due) {
  return db.selectFrom('consent_events').where('site_id', '=', site.id).where('answered_at', '<', before)
}
