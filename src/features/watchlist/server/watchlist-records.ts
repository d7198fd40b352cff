import type { PersonRecords, PersonSought } from '#src/features/leads/server/person/person-service.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { CustomerId } from '#src/shared/domain/ids.ts'
import './watchlist-tables.ts'

type RecordsDeps = {
  db: Database
  /** The accounts of an email address or phone number, on every site. */
  findCustomers: (from: Database, who: PersonSought) => Promise<CustomerId[]>
}

/** Watchlists as the person commands read them out and erase them (APP 11.2, APP 12). */
export function createWatchlistRecords({ db, findCustomers }: RecordsDeps): PersonRecords {
  return {
    name: 'watchlist',

    async export(_leads, who) {
      const ids = await findCustomers(db, who)
      if (ids.length === 0) return []
      return db.selectFrom('watchlist_entries').selectAll().where('customer_id', 'in', ids).execute()
    },

    async erase(transaction, _leads, who) {
      const ids = await findCustomers(transaction, who)
      if (ids.length > 0)
        await transaction.deleteFrom('watchlist_entries').where('customer_id', 'in', ids).execute()
    },
  }
}
