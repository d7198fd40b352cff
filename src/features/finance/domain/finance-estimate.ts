import type { Cents } from '#src/shared/domain/money.ts'
import { comparisonRate, impliedFeeCents, paymentsOf } from './comparison-rate.ts'
import { type FinanceOffer, monthlyFeeCents } from './finance-offer.ts'
import type { FinancePlan } from './finance-plan.ts'
import { FREQUENCIES, type Frequency, isBelowFigures, type Repayment, repaymentOf } from './repayment.ts'

export type FinanceEstimate = {
  chosen: Repayment
  /** The repayment at every frequency, each computed separately (FIN-029). */
  repayments: Record<Frequency, Cents>
  /** Of this plan, in percent a year. */
  comparisonRate: number
  /** Too small to show: enquire instead, without a total (FIN-042). */
  isBelowFigures: boolean
}
export type NoEstimate = 'nothing_to_borrow' | 'residual_too_large'

type EstimateOffer = Pick<FinanceOffer, 'annualRate' | 'comparisonRate' | 'isAssumed' | 'feeCents' | 'fees'>

/**
 * A plan's repayments and comparison rate, which is always computed for this very loan (regulation 71), so that it
 * changes as smoothly as the loan does: from the fees named, or from those the lender's pair of rates implies if they
 * come to more, so that no plan looks cheaper than the lender's loan would be.
 */
export function estimatePlan(offer: EstimateOffer, plan: FinancePlan): FinanceEstimate | NoEstimate {
  const { frequency } = plan
  const loan = { ...plan, feeCents: offer.feeCents }
  const of = (each: Frequency) => repaymentOf(loan, each)
  const [weekly, fortnightly, monthly] = [of('weekly'), of('fortnightly'), of('monthly')]
  if (!weekly || !fortnightly || !monthly)
    return plan.depositCents >= plan.amountCents ? 'nothing_to_borrow' : 'residual_too_large'
  const chosen = { weekly, fortnightly, monthly }[frequency]
  return {
    chosen,
    repayments: {
      weekly: weekly.repaymentCents,
      fortnightly: fortnightly.repaymentCents,
      monthly: monthly.repaymentCents,
    },
    comparisonRate: planComparisonRate(offer, plan),
    isBelowFigures: isBelowFigures(chosen.repaymentCents),
  }
}

/** The lender's comparison rate holds all its fees, so those it implies are not added to the named ones. */
function planComparisonRate(offer: EstimateOffer, plan: FinancePlan): number {
  const named = { onceCents: offer.feeCents, monthlyCents: monthlyFeeCents(offer.fees) }
  const implied = offer.isAssumed ? 0 : impliedFeeCents(offer.annualRate, offer.comparisonRate)
  return Math.max(
    plan.annualRate,
    rateWithFees(plan, named),
    rateWithFees(plan, { onceCents: implied, monthlyCents: 0 }),
  )
}

function rateWithFees(plan: FinancePlan, fees: { onceCents: Cents; monthlyCents: Cents }): number {
  const { frequency } = plan
  const repayment = repaymentOf({ ...plan, feeCents: fees.onceCents }, frequency)
  if (!repayment) return plan.annualRate
  return comparisonRate({
    amountCents: plan.amountCents - plan.depositCents,
    repaymentCents:
      repayment.repaymentCents + (fees.monthlyCents * FREQUENCIES.monthly) / FREQUENCIES[frequency],
    payments: paymentsOf(plan.termYears, frequency),
    residualCents: plan.residualCents,
    frequency,
  })
}
