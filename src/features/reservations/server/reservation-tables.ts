import type { SiteId, VehicleId } from '#src/shared/domain/ids.ts'
import type { Mark } from '#src/shared/domain/visitor.ts'
import type { HoldState } from '../domain/hold-machine.ts'
import type { AgreedTerms, ReservationKind } from '../domain/reservation.ts'
import type { Generated, JSONColumnType } from 'kysely'

export type ReservationsTable = {
  id: string
  site_id: SiteId
  reference: string
  kind: ReservationKind
  vehicle_id: VehicleId
  state: HoldState
  hold_ends_at: Date
  form_key: string
  phone: string
  /** The key for comparing email addresses; empty once the lead has it. */
  email_key: Generated<string>
  fields: JSONColumnType<Record<string, string>>
  terms: JSONColumnType<AgreedTerms>
  lead_id: string | null
  marks: JSONColumnType<Mark[]>
  created_at: Date
  updated_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    reservations: ReservationsTable
  }
}
