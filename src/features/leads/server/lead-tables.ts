import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type {
  DealershipId,
  DeliveryId,
  LeadId,
  LocationId,
  SiteId,
  VehicleId,
} from '#src/shared/domain/ids.ts'
import type { RetentionKind } from '#src/features/privacy/domain/retention-kind.ts'
import type { DeliveryFault } from '../domain/delivery/delivery-fault.ts'
import type { DeliveryState } from '../domain/delivery/delivery-state.ts'
import type { DeliveryReceiver, Lead, SpamVerdict } from '../domain/lead.ts'

type LeadsTable = {
  id: LeadId
  site_id: SiteId
  site_slug: string
  reference: string
  idempotency_key: string
  content_hash: string
  created_at: Date
  category: string
  name: string
  email: string
  email_key: string
  phone: string
  vehicle_id: VehicleId | null
  location_id: LocationId | null
  dealership_id: DealershipId | null
  spam_verdict: SpamVerdict['verdict']
  duplicate_of: LeadId | null
  lead: JSONColumnType<Lead>
  retention_kind: Generated<RetentionKind>
  /** Start of its retention period: when sent, or the end of its test drive. */
  kept_from: Generated<Date>
  redacted_at: Generated<Date | null>
}

type LeadConsentsTable = {
  id: Generated<number>
  site_id: SiteId
  lead_id: LeadId
  purpose: 'collection' | 'marketing' | 'texts'
  granted: boolean
  text: string
  text_version: string
  channel: string
  consented_at: Date
}

export type LeadDeliveriesTable = {
  id: DeliveryId
  position: Generated<number>
  site_id: SiteId
  lead_id: LeadId
  receiver_id: string
  receiver: JSONColumnType<DeliveryReceiver>
  state: DeliveryState
  attempts: Generated<number>
  message_id: string
  created_at: Date
  window_started_at: Date
  next_attempt_at: Date
  leased_by: string | null
  lease_ends_at: Date | null
  delivered_at: Date | null
  last_error: string | null
  fault: Generated<DeliveryFault | null>
  /** The other side refused; such a delivery does not hold back later ones. */
  is_refused: Generated<boolean>
  /** When its lead was passed to another mailbox, or when people were told it is held. */
  passed_on_at: Generated<Date | null>
}

type DeliveryAlarmsTable = {
  site_id: SiteId
  /** '' if it concerns the whole site. */
  receiver_id: string
  fault: DeliveryFault | 'held'
  began_at: Date
  told_at: Date | null
}

type ReceiverCircuitsTable = { site_id: SiteId; receiver_id: string; failures: number; open_until: Date }

/** One row for a receiver with deliveries to come: from when it is worth looking at, never too late. */
type DeliveryLanesTable = {
  site_id: SiteId
  receiver_id: string
  is_shopper: GeneratedAlways<boolean>
  due_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    leads: LeadsTable
    lead_consents: LeadConsentsTable
    lead_deliveries: LeadDeliveriesTable
    receiver_circuits: ReceiverCircuitsTable
    delivery_alarms: DeliveryAlarmsTable
    delivery_lanes: DeliveryLanesTable
  }
}
