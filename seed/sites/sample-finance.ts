import type { DemoDays } from './demo-days.ts'

/** An example loan whose comparison rate includes its fee; nobody offers it (FIN-036). */
export const sampleFinanceExample = (days: DemoDays) => ({
  annualRate: 6.29,
  comparisonRate: 8.19,
  termYears: 5,
  source:
    'Illustrative sample of this demonstration with a $1,386 establishment fee lent with the loan, not a lender’s offer',
  asAt: days.from,
})

/** The sample lender of the demo sites: it lends nothing, and its pages say so. */
export const SAMPLE_LENDER = { adapter: 'sandbox' as const, name: 'Sample Lender (demonstration)' }
