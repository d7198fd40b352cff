import type { Cents } from '#src/shared/domain/money.ts'
import type { FinanceExclusions } from './finance-schema.ts'

/** FIN-013: no finance at or below this price. */
export const FINANCE_PRICE_CENTS_MIN = 500_00

export type FinanceFacts = {
  id: string
  stockNumber: string
  make: string
  year: number
  dealershipSlug: string
  /** The displayed price, used as finance value (FIN-047); null without one. */
  priceCents: Cents | null
  /** In stock or coming soon, and not sold. */
  isAvailable: boolean
  hasPayment: boolean
  /** Whether the provider's record lacks an interest rate. */
  isRateMissing: boolean
}

export type FinanceEligibility = {
  provider: string | null
  needsPayment: boolean
  excluded: FinanceExclusions
  yearNow: number
}

/**
 * Whether a vehicle has finance on a site: a provider, a price above $500, available, not excluded by vehicle,
 * make or dealership, young enough for its make, with a payment if the provider needs one, and with a rate
 * (FIN-012 to FIN-016, FIN-047).
 */
export function hasFinance(site: FinanceEligibility, facts: FinanceFacts): boolean {
  const { excluded } = site
  const isMake = (name: string) => name.toLowerCase() === facts.make.toLowerCase()
  const yearsUnder = Object.entries(excluded.yearsByMake).find(([name]) => isMake(name))?.[1]
  return (
    site.provider !== null &&
    facts.priceCents !== null &&
    facts.priceCents > FINANCE_PRICE_CENTS_MIN &&
    facts.isAvailable &&
    !facts.isRateMissing &&
    (!site.needsPayment || facts.hasPayment) &&
    (yearsUnder === undefined || site.yearNow - facts.year < yearsUnder) &&
    !excluded.makes.some(isMake) &&
    !excluded.dealerships.includes(facts.dealershipSlug) &&
    !excluded.vehicles.includes(facts.id) &&
    !excluded.vehicles.includes(facts.stockNumber)
  )
}
