import { certifiedBadge } from './card/certified-badge.ts'
import { electricKind, type ElectricKind } from './card/electric-kind.ts'

const DAY_MS = 86_400_000
/** CARD-009: days a vehicle counts as just arrived. */
export const JUST_ARRIVED_DAYS = 8
/** CARD-009 and CARD-010: default texts, which a site may replace. */
export const JUST_ARRIVED_TEXT = 'New'
export const SOLD_TEXT = 'JUST SOLD'
/** Used instead of the default text, which would call a used vehicle new (decision 0004). */
const ARRIVED_NOT_NEW_TEXT = 'Just arrived'

export type TagFacts = {
  make: string
  carType: string
  status: string
  tag: string | null
  fuelText: string | null
  isReserved: boolean
  isSold: boolean
  isCertified: boolean
  /** A former price stands beside the price. */
  isReduced: boolean
  createdAtMs: number
}

export type TagSettings = {
  electricTag: boolean
  certifiedBadge: boolean
  justArrivedTag: boolean
  justArrivedText: string
  soldText: string
}

export type VehicleTag = {
  kind: 'sold' | ElectricKind | 'reserved' | 'certified' | 'custom' | 'coming_soon' | 'just_arrived'
  text: string
}

/**
 * A card's tag, or null. Sold comes first, then electric or hybrid on sites that enable it, RESERVED, the
 * certified used Toyota badge, the custom tag, coming soon, just arrived within 8 days (CARD-004 to CARD-010).
 */
export function vehicleTag(facts: TagFacts, settings: TagSettings, nowMs: number): VehicleTag | null {
  if (facts.isSold || facts.status === 'sold') return { kind: 'sold', text: settings.soldText }
  const electric = settings.electricTag ? electricKind(facts.fuelText) : null
  if (electric) return { kind: electric, text: ELECTRIC_TEXT[electric] }
  if (facts.isReserved) return { kind: 'reserved', text: 'RESERVED' }
  const certified = settings.certifiedBadge ? certifiedBadge(facts) : null
  if (certified?.marque === 'Toyota') return { kind: 'certified', text: certified.text }
  const custom = ownTag(facts)
  if (custom) return { kind: 'custom', text: custom }
  if (facts.status === 'coming_soon') return { kind: 'coming_soon', text: 'COMING SOON' }
  if (settings.justArrivedTag && facts.status === 'in_stock' && isJustArrived(facts.createdAtMs, nowMs)) {
    return { kind: 'just_arrived', text: arrivedText(facts.carType, settings.justArrivedText) }
  }
  return null
}

/** A claim of a lower price without the former one beside it would be baseless (ACL s 18 and s 29, standards.md B9). */
const CLAIMS_REDUCTION = /\breduced\b|\bprice (drop|cut)\b|\bdiscount|\bslashed\b|\b(was|save) \$/i

/** The dealer's own tag, unless it claims a reduction that the page cannot show (CARD-007). */
function ownTag({ tag, isReduced }: TagFacts): string | null {
  const text = tag?.trim() || null
  return text !== null && !isReduced && CLAIMS_REDUCTION.test(text) ? null : text
}

function arrivedText(carType: string, text: string): string {
  return text === JUST_ARRIVED_TEXT && carType !== 'new' ? ARRIVED_NOT_NEW_TEXT : text
}

/** CARD-025: texts of the green tag. */
const ELECTRIC_TEXT: Record<ElectricKind, string> = {
  electric: 'Electric',
  hybrid: 'Hybrid',
  plug_in_hybrid: 'Plug-in Hybrid',
}

/** Whether a vehicle was first listed at most 8 days ago (CARD-009); times in Unix ms. */
export function isJustArrived(createdAtMs: number, nowMs: number): boolean {
  const ageMs = nowMs - createdAtMs
  return ageMs >= 0 && ageMs <= JUST_ARRIVED_DAYS * DAY_MS
}
