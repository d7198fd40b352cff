/** All id prefixes in one list, so that no two nouns share one. */
export const ID_PREFIX = {
  site: 'site',
  dealership: 'dlr',
  location: 'loc',
  vehicle: 'veh',
  lead: 'lead',
  delivery: 'dlv',
  feedRun: 'run',
  booking: 'bkg',
  apiKey: 'key',
  tradeIn: 'trd',
  customer: 'cus',
} as const

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

export type SiteId = Branded<'site'>
export type DealershipId = Branded<'dlr'>
export type LocationId = Branded<'loc'>
export type VehicleId = Branded<'veh'>
export type LeadId = Branded<'lead'>
export type DeliveryId = Branded<'dlv'>
export type FeedRunId = Branded<'run'>
export type BookingId = Branded<'bkg'>
export type TradeInId = Branded<'trd'>
export type CustomerId = Branded<'cus'>

type IdOf = {
  site: SiteId
  dealership: DealershipId
  location: LocationId
  vehicle: VehicleId
  lead: LeadId
  delivery: DeliveryId
  feedRun: FeedRunId
  booking: BookingId
  apiKey: string
  tradeIn: TradeInId
  customer: CustomerId
}

/** Makes an id `prefix_body`; the caller must make `body` unique (random or derived). */
export function toId<Noun extends keyof typeof ID_PREFIX>(noun: Noun, body: string): IdOf[Noun] {
  return `${ID_PREFIX[noun]}_${body}` as IdOf[Noun]
}
