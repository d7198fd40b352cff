import type { CustomerId, SiteId, VehicleId } from '#src/shared/domain/ids.ts'

type WatchlistEntriesTable = {
  site_id: SiteId
  customer_id: CustomerId
  vehicle_id: VehicleId
  name: string
  saved_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    watchlist_entries: WatchlistEntriesTable
  }
}
