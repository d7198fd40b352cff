import { dollarsFromCents, formatCents } from '#src/shared/domain/money.ts'
import type { LeadTradeIn } from '../lead.ts'

type Fact = { label: string; value: string }

/** A trade-in as the dealer sees it, one fact per line. */
export function tradeInFacts(tradeIn: LeadTradeIn): Fact[] {
  const { year, make, model, badge, regoState, offerPriceCents, validUntil, isAccepted, photosUrl } = tradeIn
  const facts: (Fact | null)[] = [
    { label: 'Trade-in', value: [year, make, model, badge].filter(Boolean).join(' ') },
    regoState ? { label: 'Registered in', value: regoState } : null,
    { label: 'Under finance', value: tradeIn.finance },
    offerPriceCents === null
      ? {
          label: 'Online offer',
          value: `None (${(tradeIn.noOfferReason ?? 'unknown').replaceAll('_', ' ')})`,
        }
      : { label: 'Online offer', value: `${formatCents(offerPriceCents)}, valid until ${validUntil}` },
    { label: 'Offer accepted', value: isAccepted ? 'Yes' : 'No' },
    tradeIn.firstReference ? { label: 'Reference the shopper has', value: tradeIn.firstReference } : null,
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
