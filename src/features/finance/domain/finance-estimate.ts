import type { Cents } from '#src/shared/domain/money.ts'
import { comparisonRate, impliedFeeCents, paymentsOf } from './comparison-rate.ts'
import { type FinanceOffer, monthlyFeeCents } from './finance-offer.ts'
import type { FinancePlan } from './finance-plan.ts'
import { FREQUENCIES, type Frequency, isBelowFigures, type Repayment, repaymentOf } from './repayment.ts'

export type FinanceEstimate = {
  chosen: Repayment
  /** The repayment at every frequency, each computed separately (FIN-029). */
  repayments: Record<Frequency, Cents>
  comparisonRate: number
  /** The comparison rate is computed for this plan, not given by the lender. */
  isComputed: boolean
  /** Too small to show: enquire instead, without a total (FIN-042). */
  isBelowFigures: boolean
}
export type NoEstimate = 'nothing_to_borrow' | 'residual_too_large'

type EstimateOffer = Pick<FinanceOffer, 'annualRate' | 'comparisonRate' | 'isAssumed' | 'feeCents' | 'fees'>

/**
 * A plan's repayments and comparison rate. The offer's own pair shows while its rate is kept. For any other rate
 * the comparison rate is computed by regulation 71 from the fees, at least those the lender's pair implies, so
 * that no other rate looks cheaper than the lender's loan would be.
 */
export function estimatePlan(offer: EstimateOffer, plan: FinancePlan): FinanceEstimate | NoEstimate {
  const { frequency } = plan
  const loan = { ...plan, feeCents: offer.feeCents }
  const of = (each: Frequency) => repaymentOf(loan, each)
  const [weekly, fortnightly, monthly] = [of('weekly'), of('fortnightly'), of('monthly')]
  if (!weekly || !fortnightly || !monthly)
    return plan.depositCents >= plan.amountCents ? 'nothing_to_borrow' : 'residual_too_large'
  const chosen = { weekly, fortnightly, monthly }[frequency]
  const isComputed = plan.annualRate !== offer.annualRate
  return {
    chosen,
    repayments: {
      weekly: weekly.repaymentCents,
      fortnightly: fortnightly.repaymentCents,
      monthly: monthly.repaymentCents,
    },
    comparisonRate: isComputed ? planComparisonRate(offer, plan) : offer.comparisonRate,
    isComputed,
    isBelowFigures: isBelowFigures(chosen.repaymentCents),
  }
}

function planComparisonRate(offer: EstimateOffer, plan: FinancePlan): number {
  const implied = offer.isAssumed ? 0 : impliedFeeCents(offer.annualRate, offer.comparisonRate)
  const feeCents = Math.max(offer.feeCents, implied)
  const { frequency } = plan
  const repayment = repaymentOf({ ...plan, feeCents }, frequency)
  if (!repayment) return plan.annualRate
  const monthly = (monthlyFeeCents(offer.fees) * FREQUENCIES.monthly) / FREQUENCIES[frequency]
  return Math.max(
    plan.annualRate,
    comparisonRate({
      amountCents: plan.amountCents - plan.depositCents,
      repaymentCents: repayment.repaymentCents + monthly,
      payments: paymentsOf(plan.termYears, frequency),
      residualCents: plan.residualCents,
      frequency,
    }),
  )
}
