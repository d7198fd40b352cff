import type { PersonRecords, PersonSought } from '#src/features/leads/server/person/person-service.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { CustomerId } from '#src/shared/domain/ids.ts'
import './watchlist-tables.ts'

type RecordsDeps = {
  db: Database
  /** Accounts with an email address or phone number, on every site. */
  findCustomers: (from: Database, who: PersonSought) => Promise<CustomerId[]>
}

/** Watchlists for the commands that read out or erase a person's data (APP 11.2, APP 12). */
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
