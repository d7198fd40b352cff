import { dollarsFromCents } from '#src/shared/domain/money.ts'
import type { TradeIn } from './trade-in.ts'

/** The result with the spec's field names; money in dollars (TRADE-005). */
export function toTradeInResult({ offer, facts, leadId }: TradeIn) {
  const isPriced = offer?.kind === 'price'
  return {
    offer_price: isPriced ? dollarsFromCents(offer.offerCents) : null,
    adjustments: isPriced
      ? offer.lines.map(({ id, label, amountCents }) => ({
          id,
          label,
          amount: dollarsFromCents(amountCents),
        }))
      : [],
    rego: facts.rego,
    regoState: facts.regoState,
    lead_id: leadId,
  }
}
