/** A fee of a loan by its name; monthly ones are paid every month, the others once and are lent with the loan. */
export type NamedFee = {
  name: string
  dollars: number
  isMonthly: boolean
  /** A government charge: named, but no part of a comparison rate (National Credit Regulations, reg 71). */
  isGovernment: boolean
}

/** Bounds and starting values of the finance calculator; dollars, years and percent a year. */
export type CalculatorTerms = {
  loanMinDollars: number
  loanMaxDollars: number
  /** A vehicle dearer than the largest loan may be financed up to 1.05 times its price (FIN-018). */
  loanMaxFollowsPrice: boolean
  loanDefaultDollars: number
  termMaxYears: number
  termStepYears: number
  /** The very terms offered; empty offers 1 to the largest by the step. */
  termChoicesYears: number[]
  termDefaultYears: number
  rateMin: number
  rateMax: number
  /** The rate both calculators start at; null for each one's own. */
  rateDefault: number | null
  /** Charged once and lent with the loan; null where it is not known. */
  establishmentFeeDollars: number | null
  /** Only vehicles with the provider's own weekly or monthly payment have finance (FIN-014). */
  needsPayment: boolean
  /** Named in the finance text (FIN-038). */
  fees: NamedFee[]
}

/** Which vehicles have no finance although the site has a provider (FIN-012, FIN-015, FIN-016, FIN-047). */
export type FinanceExclusions = {
  /** Ids or stock numbers. */
  vehicles: string[]
  makes: string[]
  /** By slug. */
  dealerships: string[]
  /** Makes financed only while the vehicle is under so many years old. */
  yearsByMake: Record<string, number>
}

/** An example of a loan as a lender prints it, with who gave it and when. */
export type FinanceExample = {
  annualRate: number
  comparisonRate: number
  termYears: number
  source: string
  asAt: string
}

/** Comparison rates from the best to the worst case of a lender, for a quote that names none (FIN-037). */
export type ComparisonRange = { from: number; to: number }

/** Who answers quotes and takes applications, by adapter. */
export type LenderSettings = {
  adapter: 'none' | 'sandbox' | 'youx'
  /** What shoppers call the lender. */
  name: string
  url: string | null
  keyEnv: string | null
  /** Hosts that an application may be continued on; nobody is sent elsewhere. */
  redirectHosts: string[]
}

/** The finance rules of a site, apart from where its links lead. */
export type FinanceRules = {
  /** Without one no calculator is shown (SITE-013). */
  provider: string | null
  /** Largest residual in percent of the price; 0 for the platform's own bound of $250,000. */
  balloonPercentMax: number
  calculator: CalculatorTerms
  /** What differs while the site uses that provider, by its slug. */
  providerTerms: Record<string, Partial<CalculatorTerms>>
  /** What differs for that make. */
  makeTerms: Record<string, Partial<CalculatorTerms>>
  excluded: FinanceExclusions
  /** How a month is told: its own repayment, or 4.33 weekly ones with the year beside them (FIN-030). */
  monthlyFigure: 'computed' | 'weekly_times_4_33'
  example: FinanceExample | null
  comparisonRange: ComparisonRange
  /** Quick picks of the money field (FIN-026). */
  moneyPicks: 'standard' | 'large'
  lender: LenderSettings
}

/** The calculator of one make on a site: its own terms, then the provider's, then the make's, the last one wins. */
export function calculatorTerms(
  finance: Pick<FinanceRules, 'provider' | 'calculator' | 'providerTerms' | 'makeTerms'>,
  make: string | null,
): CalculatorTerms {
  const wanted = make?.toLowerCase()
  const ofMake = Object.entries(finance.makeTerms).find(([name]) => name.toLowerCase() === wanted)?.[1]
  const ofProvider =
    finance.provider !== null && Object.hasOwn(finance.providerTerms, finance.provider)
      ? finance.providerTerms[finance.provider]
      : undefined
  return { ...finance.calculator, ...ofProvider, ...ofMake }
}
