import type {
  DealershipId,
  DeliveryId,
  LeadId,
  LocationId,
  SiteId,
  VehicleId,
} from '#src/shared/domain/ids.ts'
import type { AuState } from '#src/shared/domain/au-state.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import type { CarType, ItemType, PriceKind, VehicleStatus } from '#src/features/vehicles/domain/vehicle.ts'
import type { Receiver } from './delivery/receiver-schema.ts'
import type { MailBrand } from './mail/mail-frame.ts'
import type { DeliveryState } from './delivery/delivery-state.ts'

/** How a shopper wants to be contacted; the spec's PreferredContactMethod. */
export const CONTACT_METHODS = ['Phone', 'Email', 'SMS'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]

export type LeadPerson = {
  name: string
  lastName: string | null
  email: string
  /** Digits, national form (LEAD-022). */
  phone: string
  postcode: string | null
  preferredContact: ContactMethod | null
}

/** The vehicle at the time of the enquiry, stored with the lead whatever happens to the stock. */
export type LeadVehicle = {
  id: VehicleId
  slug: string
  name: string
  itemType: ItemType
  carType: CarType
  status: VehicleStatus
  year: number
  make: string
  model: string
  badge: string | null
  series: string | null
  body: string | null
  colour: string | null
  transmission: string | null
  doors: number | null
  vin: string | null
  stockNumber: string
  km: number | null
  priceCents: Cents | null
  priceKind: PriceKind
  /** The state a drive away price is for; absent on leads sent before 23 November 2026. */
  priceState?: string | null
  imageUrl: string | null
  url: string
  dealershipId: DealershipId
  dealershipSlug: string
  locationId: LocationId | null
  /** Listed for test drives only, so the lead counts as one (ANLT-006). */
  isTestDriveOnly?: true
  /** Held for a buyer when the lead was sent. */
  isHeld?: true
}

/** LEAD-027: the browser's visit data, limited. */
export type LeadUserData = {
  url: string | null
  source: 'Website'
  userAgent: string | null
  visitedPages: string[]
  linkedQueryParams: Record<string, string>
}

/** Where the lead goes, with the sentences explaining why (pain 4). */
export type LeadRoute = {
  dealershipId: DealershipId | null
  dealershipName: string | null
  locationId: LocationId | null
  locationName: string | null
  steps: string[]
}

/** The dealership as ADF names it, at the time the lead was sent. */
export type LeadVendor = {
  name: string
  id: string | null
  phone: string | null
  email: string | null
  /** Whose mailbox `email` is; absent on leads sent before 23 November 2026. */
  mailboxName?: string
  url: string | null
  state: AuState
}

/** clean and suspect leads are delivered, a suspect one marked; a held one waits for `leads replay` (pain 17). */
export type SpamVerdict = { verdict: 'clean' | 'suspect' | 'held'; reasons: string[] }

/** A trade-in vehicle and its online offer (TRADE-002, TRADE-005, TRADE-008). Money in cents. */
export type LeadTradeIn = {
  year: number
  make: string
  model: string
  badge: string | null
  rego: string | null
  regoState: AuState | null
  kms: number | null
  finance: 'Yes' | 'No'
  locationId: string | null
  offerPriceCents: Cents | null
  /** As shown to the shopper, such as 28 November 2026. */
  validUntil: string | null
  isAccepted: boolean
  noOfferReason: string | null
  adjustments: { id: string; adjustmentAnswers: string[] }[]
  /** Every condition answer in words; leads sent before 23 November 2026 have none. */
  condition?: { about: string; answer: string }[]
  lines: { label: string; amountCents: Cents }[]
  /** Signed link to the shopper's photos; null without photos. */
  photosUrl: string | null
  /** Signed link with which the shopper, and nobody else, is mailed the way back to the valuation. */
  valuationUrl?: string
  /** The reference the shopper was given first, if this lead is a later stage of the same valuation. */
  firstReference?: string | null
  /** The vehicle in words safe to mail to whoever's address was typed; null if all of them were typed. */
  safeName?: string | null
}

/** A reservation or purchase at the time the dealer was told, in the shopper's wording. */
export type LeadReservation = {
  kind: 'reservation' | 'purchase'
  /** held: paid and holding; unfinished: never paid; refunded: paid too late. */
  outcome: 'held' | 'unfinished' | 'refunded'
  reference: string
  depositText: string
  /** As shown to the shopper in the dealership's local time; null if nothing is held. */
  endsText: string | null
  /** The same in a few words: `Tue 24 Nov 10:15am`. */
  endsBrief?: string | null
  /** What was chosen and agreed, one fact per line. */
  facts: { label: string; value: string }[]
  nextSteps: string[]
  refundText: string
  /** Signed link to the reservation's own page. */
  manageUrl: string | null
}

/** Anything a shopper sends, as stored. Times are ISO 8601 in UTC. */
export type Lead = {
  id: LeadId
  siteId: SiteId
  siteSlug: string
  siteName: string
  /** The site's own sender address; absent where mails come from the platform's. */
  mailFrom?: string
  /** Short enough to say on the phone: `K7MP-4QX2`. */
  reference: string
  createdAt: string
  category: string
  subcategory: string | null
  person: LeadPerson
  message: string | null
  /** Other answers by wire name: Rego, dateTime, do-you-have-a-trade-in and so on (LEAD-004). */
  answers: Record<string, string>
  additionalServices: string[]
  vehicle: LeadVehicle | null
  /** The vehicle the form named, if the site does not list it, fit to be quoted. */
  missingVehicle?: string
  /** LEAD-007, LEAD-008: the exact keys dealers' systems expect. */
  prefill: Record<string, string | number | boolean>
  userData: LeadUserData
  optIn: boolean
  /** They ticked the box for texts about this booking. */
  wantsTexts?: true
  consentTextVersion: string
  route: LeadRoute
  vendor: LeadVendor
  spam: SpamVerdict
  duplicateOf: LeadId | null
  duplicateReason: string | null
  /** Only on leads of a trade-in valuation. */
  tradeIn?: LeadTradeIn
  /** Signed link to the CV of an application that has one. */
  cvUrl?: string
  /** Only on leads of the checkout. */
  reservation?: LeadReservation
  /** The site's present look; given when a mail is written, never stored. */
  brand?: MailBrand
}

/** The mails a shopper may get about a lead. */
export type ShopperMailId = 'receipt' | 'cancelled' | 'moved' | 'reminder'

/** The texts a shopper may get: news of a booking, or the dealer's answer. */
export type ShopperTextId = 'booked' | 'moved' | 'reminder' | 'cancelled' | 'answer'
/** `sequence`: how often the booking was moved when it was true. */
export type ShopperTextReceiver =
  | { kind: 'shopper_text'; id: Exclude<ShopperTextId, 'answer'>; sequence: number }
  | { kind: 'shopper_text'; id: 'answer'; textId: string }

/**
 * A delivery's destination: a dealer's receiver, the shopper (at the lead's own address, so that erasing the lead
 * erases it here), a dealer's mailbox that gets a text of the shopper, one or a lead system told of a cancelled or moved drive, or whoever got leads of a person
 * who withdrew their consent to marketing.
 */
export type DeliveryReceiver =
  | Receiver
  | { kind: 'shopper_mail'; id: ShopperMailId }
  | ShopperTextReceiver
  | { kind: 'text_mail'; id: string; to: string[] }
  | { kind: 'cancel_mail'; id: LeadNewsId; to: string[] }
  | { kind: 'lead_news'; id: LeadNewsId; by: NewsReceiver }
  | { kind: 'withdrawal'; id: 'withdrawn'; by: WithdrawalReceiver }

/** What a dealer hears about a lead later: its drive or reservation ended, or its drive was moved. */
export type LeadNewsId = 'cancelled' | 'moved'
/** Lead systems told of it; a mailbox has a mail of its own. */
export type NewsReceiver = Exclude<Receiver, { kind: 'mail' }>

/** Receivers that can be told of a withdrawal; ADF has no word for it. */
export type WithdrawalReceiver = Extract<Receiver, { kind: 'mail' | 'webhook' }>

/** Kinds that go to the shopper, whose own mailbox and number are theirs to mend. */
export const SHOPPER_KINDS: readonly DeliveryReceiver['kind'][] = ['shopper_mail', 'shopper_text']

/** Kinds that carry a lead itself, not news about it. */
export const LEAD_KINDS: readonly DeliveryReceiver['kind'][] = ['mail', 'adf_mail', 'adf_https', 'webhook']

export type LeadDelivery = {
  id: DeliveryId
  siteId: SiteId
  leadId: LeadId
  receiver: DeliveryReceiver
  /** The receiver within its site, by owner and id. Order and circuit are per key. */
  receiverKey: string
  state: DeliveryState
  attempts: number
  /** The same for every attempt, so that a receiver can recognise a repeat. */
  messageId: string
  createdAt: string
  nextAttemptAt: string
  /** Start of the 72 hours; a replay restarts them. */
  windowStartedAt: string
  deliveredAt: string | null
  lastError: string | null
}
