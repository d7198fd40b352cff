import type { Generated, GeneratedAlways } from 'kysely'
import type { Vehicle } from '../domain/vehicle.ts'

/** Contents of the jsonb column: the vehicle without its id, times and counter, which are columns. */
export type VehicleRecord = Omit<Vehicle, 'id' | 'views' | 'createdAt' | 'updatedAt'>

export type VehiclesTable = {
  id: string
  dealership_id: string
  stock_number: string
  slug: string
  dealership_slug: string
  location_id: string | null
  item_type: string
  car_type: string
  status: string
  show_on_dealer_website: boolean
  price_cents: number | null
  sold_at: Date | null
  source: string | null
  views: Generated<number>
  record: VehicleRecord
  removed_at: Date | null
  /** Reserved online until this moment; the feed's own flag stays in the record. */
  held_until: Generated<Date | null>
  created_at: Date
  updated_at: Date
}

export type VehicleChangesTable = {
  seq: GeneratedAlways<number>
  xid: Generated<string>
  dealership_id: string
  vehicle_id: string
  changed_at: Generated<Date>
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    vehicles: VehiclesTable
    vehicle_changes: VehicleChangesTable
  }
}
