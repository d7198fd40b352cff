import type { CalculatorTerms, SiteFinance } from './finance-schema.ts'

/** A make's calculator terms: the site's, overridden by the provider's, then the make's. */
export function calculatorTerms(
  finance: Pick<SiteFinance, 'provider' | 'calculator' | 'providerTerms' | 'makeTerms'>,
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
