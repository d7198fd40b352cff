import type { SiteId, VehicleId } from '#src/shared/domain/ids.ts'
import type { Mark } from '#src/shared/domain/visitor.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { HoldState } from './hold-machine.ts'

export type ReservationKind = 'reservation' | 'purchase'

/** A buyer's choices in the online purchase. */
export type PurchasePlan = {
  handover: 'pickup' | 'delivery'
  payBy: 'own_money' | 'finance'
  hasTradeIn: boolean
  /** The delivery estimate as shown; null for pick-up. */
  delivery: { postcode: string; place: string; priceCents: Cents } | null
}

/** Vehicle, price and conditions as agreed, kept whatever happens to stock and settings. */
export type AgreedTerms = {
  vehicle: { name: string; slug: string; stockNumber: string; imageUrl: string | null }
  priceText: string
  priceLabel: string
  priceNote: string
  depositCents: Cents
  timeZone: string
  placeName: string
  /** The accepted conditions as worded that day, with version and time (evidence). */
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
  /** The lead form's own fields; emptied once the lead has them. */
  fields: Record<string, string>
  terms: AgreedTerms
  leadId: string | null
  /** What it counts towards. */
  marks: Mark[]
  createdAt: string
}
