import { dollarsFromCents, formatCents } from '#src/shared/domain/money.ts'
import { formatKilometres } from '#src/shared/domain/number-format.ts'
import type { LeadTradeIn } from '../lead.ts'

type Fact = { label: string; value: string }

/**
 * `Trade-in accepted, $31,350: 2021 Kia Rio, 45,000 km`: the vehicle offered, not the one to be bought with it, and the
 * figure. `subcategory` is the lead's stage.
 */
export function tradeInHeadline(tradeIn: LeadTradeIn, subcategory: string | null): string {
  const { offerPriceCents, isAccepted, kms } = tradeIn
  const price = offerPriceCents === null ? 'no online price' : formatCents(offerPriceCents)
  const wantsCall = subcategory?.includes('Call') ?? false
  const state = isAccepted
    ? `Trade-in accepted, ${price}`
    : offerPriceCents === null
      ? `Trade-in to value, ${price}`
      : `Trade-in offered ${price}`
  const vehicle = [tradeInName(tradeIn), kms === null ? null : formatKilometres(kms)].filter(Boolean)
  return `${state}${wantsCall ? ', call wanted' : ''}: ${vehicle.join(', ')}`
}

function tradeInName({ year, make, model, badge }: LeadTradeIn): string {
  return [year, make, model, badge].filter(Boolean).join(' ')
}

/** A trade-in as the dealer sees it, one fact per line. */
export function tradeInFacts(tradeIn: LeadTradeIn): Fact[] {
  const { regoState, offerPriceCents, validUntil, isAccepted, photosUrl } = tradeIn
  const facts: (Fact | null)[] = [
    { label: 'Trade-in', value: tradeInName(tradeIn) },
    regoState ? { label: 'Registered in', value: regoState } : null,
    { label: 'Under finance', value: tradeIn.finance },
    offerPriceCents === null
      ? {
          label: 'Online offer',
          value: `None (${(tradeIn.noOfferReason ?? 'unknown').replaceAll('_', ' ')})`,
        }
      : { label: 'Online offer', value: `${formatCents(offerPriceCents)}, valid until ${validUntil}` },
    { label: 'Offer accepted', value: isAccepted ? 'Yes' : 'No' },
    ...(tradeIn.condition ?? []).map(({ about, answer }) => ({
      label: `Condition, ${about}`,
      value: answer,
    })),
    ...tradeIn.lines.map(({ label, amountCents }) => ({
      label: 'Offer line',
      value: `${label}: ${formatCents(amountCents)}`,
    })),
    photosUrl ? { label: 'Photos', value: photosUrl } : null,
  ]
  return facts.filter((fact) => fact !== null)
}

/** The trade-in under the spec's names; money in dollars (TRADE-002, TRADE-004, TRADE-005, TRADE-008). */
export function tradeInWire(tradeIn: LeadTradeIn): Record<string, unknown> {
  const { offerPriceCents } = tradeIn
  return {
    rego: tradeIn.rego,
    regoState: tradeIn.regoState,
    kms: tradeIn.kms,
    finance: tradeIn.finance,
    location_id: tradeIn.locationId,
    offer_price: offerPriceCents === null ? null : dollarsFromCents(offerPriceCents),
    offer_accepted: tradeIn.isAccepted,
    adjustments: tradeIn.adjustments,
    photos_url: tradeIn.photosUrl,
  }
}
