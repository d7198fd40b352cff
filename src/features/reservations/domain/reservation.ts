import type { SiteId, VehicleId } from '#src/shared/domain/ids.ts'
import type { Mark } from '#src/shared/domain/visitor.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { HoldState } from './hold-machine.ts'

export type ReservationKind = 'reservation' | 'purchase'

/** What a buyer chose in the online purchase. */
export type PurchasePlan = {
  handover: 'pickup' | 'delivery'
  payBy: 'own_money' | 'finance'
  hasTradeIn: boolean
  /** The delivery estimate as it was shown; null for a pick-up. */
  delivery: { postcode: string; place: string; priceCents: Cents } | null
}

/** The vehicle, the price and the conditions as they were agreed to; kept whatever happens to stock and settings. */
export type AgreedTerms = {
  vehicle: { name: string; slug: string; stockNumber: string; imageUrl: string | null }
  priceText: string
  priceLabel: string
  priceNote: string
  depositCents: Cents
  timeZone: string
  placeName: string
  /** The conditions that were accepted, in the words of that day, with their version and when (evidence). */
  conditions: string[]
  conditionsVersion: string
  acceptedAt: string
  channel: 'web_form' | 'web_script'
  plan: PurchasePlan | null
}

/** Times are ISO 8601 in UTC. */
export type Reservation = {
  id: string
  siteId: SiteId
  reference: string
  kind: ReservationKind
  vehicleId: VehicleId
  state: HoldState
  holdEndsAt: string
  formKey: string
  /** National digits. */
  phone: string
  /** The lead form's own fields; empty once the lead has them. */
  fields: Record<string, string>
  terms: AgreedTerms
  leadId: string | null
  /** What it is counted by. */
  marks: Mark[]
  createdAt: string
}
