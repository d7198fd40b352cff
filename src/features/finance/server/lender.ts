import type { Result } from '#src/shared/domain/result.ts'
import type { CustomerInput, QuoteInput } from '../domain/quote/quote-input.ts'

/** What is to be quoted; holds nothing of the shopper but how they rate themselves. */
export type QuoteQuestion = Omit<QuoteInput, 'carId'>
export type Application = Omit<CustomerInput, 'carId'>

/** Dollars a week and percent a year; the comparison rate is null where the lender names none. */
export type LenderQuote = {
  weeklyRepaymentAmount: number
  advertisedRate: number
  comparisonRate: number | null
}

/** `message` is the lender's own text for the shopper, null when it gave none; `reason` is for the log. */
export type LenderFailure = { reason: string; message: string | null }

/** Port: a lender that quotes and takes applications. Two adapters: the demonstration's own, YouX over HTTP. Never throws. */
export interface Lender {
  /** Who the figures come from, as it stands beside them. */
  readonly source: string
  /** An estimate with a 10 % deposit and a 30 % final payment (FIN-035). */
  quote(question: QuoteQuestion): Promise<Result<LenderQuote, LenderFailure>>
  /** Begins an application; where the shopper goes on with it, not yet checked. */
  createCustomer(application: Application): Promise<Result<{ redirectUrl: string }, LenderFailure>>
}
