import { formatCents } from '#src/shared/domain/money.ts'
import { formatKilometres } from '#src/shared/domain/number-format.ts'
import type { TradeInContact, TradeInOffer, TradeInVehicle } from './trade-in.ts'
import { NO_OFFER_WORDS } from './trade-in-words.ts'

/** The vehicle the shopper wants to buy, as on its card. */
export type CarWanted = {
  id: string
  title: string
  href: string
  imageUrl: string | null
  priceText: string
  priceNote: string
}

/** Site facts shown on every trade-in page. */
export type TradeInSite = {
  name: string
  phone: string
  privacyUrl: string
  marketingLabel: string
  locations: { id: string; name: string }[]
  itemTypes: TradeInVehicle['itemType'][]
  state: string
}

/** An offer in words, ready to render. */
export type OfferView =
  | {
      kind: 'price'
      priceText: string
      /** Dollars; the spec's offer_price. */
      offerPrice: number
      validUntilText: string
      isExpired: boolean
      lines: { id: string; label: string; amountText: string; isCost: boolean }[]
      method: { label: string; value: string }[]
    }
  | { kind: 'none'; text: string }

export type ValuationView = {
  rego: string | null
  regoState: string | null
  isFound: boolean
  vehicle: TradeInVehicle | null
  vehicleText: string | null
  kms: number | null
  answers: Record<string, string>
  contact: TradeInContact | null
  offer: OfferView | null
  leadId: string | null
  reference: string | null
  isAccepted: boolean
  photos: { id: string; url: string }[]
}

/** The offer in words: every line, and how it was calculated with count, range, confidence and date. */
export function toOfferView(
  offer: TradeInOffer,
  { nowMs, dateText }: { nowMs: number; dateText: (ms: number) => string },
): OfferView {
  if (offer.kind === 'none') return { kind: 'none', text: NO_OFFER_WORDS[offer.reason] }
  const { basis } = offer
  return {
    kind: 'price',
    priceText: formatCents(offer.offerCents),
    offerPrice: offer.offerCents / 100,
    validUntilText: dateText(offer.validUntilMs),
    isExpired: nowMs >= offer.validUntilMs,
    lines: offer.lines.map(({ id, label, amountCents }, index) => ({
      id,
      label,
      amountText: index === 0 ? formatCents(amountCents) : signed(amountCents),
      isCost: amountCents < 0,
    })),
    method:
      basis.kind === 'vendor'
        ? [
            { label: 'Made from', value: 'Our price guide and your answers' },
            { label: 'As at', value: dateText(offer.asAtMs) },
          ]
        : [
            {
              label: 'Made from',
              value: `Advertised prices of ${basis.comparables} comparable vehicles, without government charges`,
            },
            {
              label: 'Their range',
              value: `${formatCents(basis.lowCents)} to ${formatCents(basis.highCents)}`,
            },
            { label: 'Confidence', value: confidenceText(basis.confidence) },
            { label: 'As at', value: dateText(offer.asAtMs) },
          ],
  }
}

/** `45,000 km`, or nothing to say. */
export function kmsText(kms: number | null): string | null {
  return kms === null ? null : formatKilometres(kms)
}

function signed(cents: number): string {
  return cents < 0 ? `− ${formatCents(-cents)}` : `+ ${formatCents(cents)}`
}

function confidenceText(confidence: number): string {
  const word = confidence >= 0.6 ? 'High' : confidence >= 0.4 ? 'Good' : 'Fair'
  return `${word} (${Math.round(confidence * 100)} of 100)`
}
