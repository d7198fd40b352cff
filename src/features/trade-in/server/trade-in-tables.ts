import type { Generated, JSONColumnType } from 'kysely'
import type { AuState } from '#src/shared/domain/au-state.ts'
import type { LeadId, SiteId, TradeInId, VehicleId } from '#src/shared/domain/ids.ts'
import type { TradeInFacts, TradeInOffer, TradeInVehicle } from '../domain/trade-in.ts'

type TradeInsTable = {
  id: TradeInId
  site_id: SiteId
  token_hash: string
  created_at: Date
  updated_at: Date
  car_id: VehicleId | null
  facts: JSONColumnType<TradeInFacts>
  offer: JSONColumnType<TradeInOffer> | null
  offer_expires_at: Date | null
  lead_id: LeadId | null
  lead_reference: string | null
  accepted_at: Date | null
  accepted_lead_id: LeadId | null
  photo_key: string
}

type TradeInPhotosTable = {
  id: string
  site_id: SiteId
  trade_in_id: TradeInId
  upload_key: string
  file_name: string
  bytes: number
  width: number
  height: number
  created_at: Date
}

type RegoRegisterTable = { rego: string; rego_state: AuState; vehicle: JSONColumnType<TradeInVehicle> }

type MiscellaneousValuesTable = {
  id: Generated<number>
  site_id: SiteId
  trade_in_id: TradeInId
  lead_id: LeadId | null
  column_name: string
  value: JSONColumnType<object>
  created_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    trade_ins: TradeInsTable
    trade_in_photos: TradeInPhotosTable
    rego_register: RegoRegisterTable
    miscellaneous_values: MiscellaneousValuesTable
  }
}
