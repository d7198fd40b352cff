import type { Result } from '#src/shared/domain/result.ts'
import type { CustomerInput, QuoteInput } from '../domain/quote/quote-input.ts'

/** What to quote; contains nothing about the shopper but their credit self-assessment. */
export type QuoteQuestion = Omit<QuoteInput, 'carId'>
export type Application = Omit<CustomerInput, 'carId'>

/** Dollars a week and percent a year; the comparison rate is null if the lender gives none. */
export type LenderQuote = {
  weeklyRepaymentAmount: number
  advertisedRate: number
  comparisonRate: number | null
}

/** `message` is the lender's text for the shopper or null; `reason` is for the log. */
export type LenderFailure = { reason: string; message: string | null }

/** Port: a lender that quotes and takes applications. Adapters: the sample lender and YouX over HTTP. Never throws. */
export interface Lender {
  /** The source shown with the figures. */
  readonly source: string
  /** An estimate with a 10 % deposit and a 30 % final payment (FIN-035). */
  quote(question: QuoteQuestion): Promise<Result<LenderQuote, LenderFailure>>
  /** Starts an application; returns where the shopper continues, not yet checked. */
  createCustomer(application: Application): Promise<Result<{ redirectUrl: string }, LenderFailure>>
}
