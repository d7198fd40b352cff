import type { Due, RetainedRecords } from '#src/features/privacy/server/retention-service.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database } from '#src/platform/database/database.ts'
import './account-tables.ts'

/** Accounts not signed in to or changed for their period. One with a current session is kept. */
export function createAccountRetention(db: Database): RetainedRecords {
  return {
    kind: 'accounts',
    async count(site, due) {
      const [over, closed] = await Promise.all(
        [unused(db, site, due), closedOf(db, site, due)].map((query) =>
          query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
        ),
      )
      const gone = Number(closed?.count ?? 0)
      return { due: gone, open: Number(over?.count ?? 0) - gone }
    },
    async expire(transaction, site, { limit, ...due }) {
      const ids = closedOf(transaction, site, due).select('id').orderBy('updated_at').limit(limit)
      const gone = await transaction.deleteFrom('customers').where('id', 'in', ids).returning('id').execute()
      if (gone.length > 0)
        await transaction
          .deleteFrom('verifications')
          .where(
            'user_id',
            'in',
            gone.map(({ id }) => id),
          )
          .execute()
      return gone.length
    },
  }
}

function unused(db: Database, site: SiteContext, { before }: Due) {
  return db.selectFrom('customers').where('site_id', '=', site.id).where('updated_at', '<', before)
}

function closedOf(db: Database, site: SiteContext, due: Due) {
  return unused(db, site, due).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('customer_sessions')
          .select('token_hash')
          .whereRef('customer_sessions.customer_id', '=', 'customers.id')
          .where('expires_at', '>', due.now),
      ),
    ),
  )
}
