import { centsFromDollars, dollarsFromCents } from '#src/shared/domain/money.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { standardComparisonRate } from '#src/features/finance/domain/comparison-rate.ts'
import type { CreditScore } from '#src/features/leads/domain/form/finance-choices.ts'
import { QUOTE_DEFAULTS } from '#src/features/finance/domain/quote/quick-quote.ts'
import { repaymentOf } from '#src/features/finance/domain/repayment.ts'
import type { Lender } from '../lender.ts'

/** Invented demo rates by credit history, percent a year; nobody lends at them. */
const SAMPLE_RATES: Record<CreditScore, number> = { GREAT: 7.49, DECENT: 9.99, POOR: 14.99 }
const SAMPLE_FEE_CENTS = 495_00

/** Path of the sample lender's page on each site (development and demos only). */
export const SANDBOX_LENDER_PATH = '/dev/lender'

type SandboxDeps = {
  /** Scheme and host of the site, where shoppers return. */
  origin: string
  newReference(): string
}

/**
 * A demo lender without a key: sample rates, repayments by the platform's own formulas, comparison rates by
 * regulation 71, and every figure labelled as a sample. It stores nothing and lends nothing.
 */
export function createSandboxLender({ origin, newReference }: SandboxDeps): Lender {
  return {
    source: 'Illustrative sample of this demonstration, not a lender’s offer',
    async quote({ selfAssessedCreditScore, purchasePrice, loanTerm }) {
      const annualRate = SAMPLE_RATES[selfAssessedCreditScore]
      const amountCents = centsFromDollars(purchasePrice)
      const share = (percent: number) => Math.round((amountCents * percent) / 100)
      const repayment = repaymentOf(
        {
          amountCents,
          depositCents: share(QUOTE_DEFAULTS.depositPercent),
          residualCents: share(QUOTE_DEFAULTS.finalPercent),
          feeCents: SAMPLE_FEE_CENTS,
          annualRate,
          termYears: loanTerm,
        },
        'weekly',
      )
      if (!repayment) return fail({ reason: 'nothing to borrow', message: null })
      return ok({
        weeklyRepaymentAmount: dollarsFromCents(repayment.repaymentCents),
        advertisedRate: annualRate,
        comparisonRate:
          Math.round(standardComparisonRate(annualRate, { onceCents: SAMPLE_FEE_CENTS }) * 100) / 100,
      })
    },
    async createCustomer() {
      return ok({ redirectUrl: `${origin}${SANDBOX_LENDER_PATH}/${newReference()}` })
    },
  }
}
