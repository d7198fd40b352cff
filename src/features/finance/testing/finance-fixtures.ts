import type { Quote } from '../domain/quote/quick-quote.ts'
import type { SiteFinance } from '../domain/finance-schema.ts'
import { finance } from '../domain/finance-schema.ts'

export function aFinance(changes: Parameters<typeof finance.parse>[0] & object = {}): SiteFinance {
  return finance.parse({ provider: 'youx', ...changes })
}

/** Inputs of a quote (API-009). */
export const QUESTION = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 42_000,
  loanTerm: 5,
  year: 2022,
  vin: 'MR0HA3CD500123456',
  nvic: 'ABC12A',
  whoIsHelping: null,
} as const

/** Inputs of an application (API-010). */
export const DATA = {
  nvic: 'ABC12A',
  vin: 'MR0HA3CD500123456',
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 42_000,
  year: 2022,
  loanTerm: 5,
  phoneNumber: '0412 345 678',
  firstName: 'Fin',
  lastName: 'Ance',
  email: 'fin@example.com',
  subscribe: false,
  postCode: '4000',
}

export const QUOTE: Quote = {
  weeklyRepaymentAmount: 168.4,
  advertisedRate: 7.1,
  comparisonRate: 8.2,
  source: 'Quoted by YouX',
  asAt: '2026-11-21',
  purchasePrice: 42_000,
  deposit: 4_200,
  finalPayment: 12_600,
}
