import { centsFromDollars, dollarsFromCents } from '#src/shared/domain/money.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { standardComparisonRate } from '../../domain/comparison-rate.ts'
import type { CreditScore } from '#src/features/leads/domain/form/finance-choices.ts'
import { QUOTE_DEFAULTS } from '../../domain/quote/quick-quote.ts'
import { repaymentOf } from '../../domain/repayment.ts'
import type { Lender } from '../lender.ts'

/** Sample rates by credit history, percent a year: made up for demonstrations, nobody lends at them. */
const SAMPLE_RATES: Record<CreditScore, number> = { GREAT: 7.49, DECENT: 9.99, POOR: 14.99 }
const SAMPLE_FEE_CENTS = 495_00

/** Where the sample lender's own page stands on each site (development and demonstrations only). */
export const SANDBOX_LENDER_PATH = '/dev/lender'

type SandboxDeps = {
  /** Scheme and host of the site it answers for: it sends shoppers back there. */
  origin: string
  newReference(): string
}

/**
 * A lender for demonstrations without a key: sample rates, repayments by the platform's own sums, comparison rates by
 * regulation 71, and every figure says that it is a sample. It keeps nothing and lends nothing.
 */
export function createSandboxLender({ origin, newReference }: SandboxDeps): Lender {
  return {
    source: 'Illustrative sample of this demonstration, no lender’s offer',
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
