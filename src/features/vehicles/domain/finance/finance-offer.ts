import { financeHref } from '#src/features/sites/domain/finance/finance-link.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { dateText } from '#src/features/vehicles/domain/facts/details-list.ts'
import { saleState } from '#src/features/vehicles/domain/card/availability.ts'
import { shownPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { Cents } from '#src/shared/domain/money.ts'
import { FINANCE_TERM_YEARS, type FinancePlan } from './repayment-estimate.ts'

/** Warning of a comparison rate (regulation under the National Credit Code, short form), never without the rate. */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'

/** What the finance box of a vehicle page works with; rates in percent a year. */
export type FinanceOffer = {
  priceCents: Cents
  annualRate: number
  comparisonRate: number
  /** The example the comparison rate is true for, or who gave the rates. */
  source: string
  lenderDisclaimer: string | null
  /** Largest balloon the site allows, in percent of the price; 0 for none. */
  balloonPercentMax: number
  buttonText: string
  buttonHref: string
  plan: FinancePlan
}

type FinanceSite = Pick<SiteConfig, 'finance' | 'dealerships'> & {
  search: Pick<SiteConfig['search'], 'repayment'>
}
type Rates = Pick<FinanceOffer, 'annualRate' | 'comparisonRate' | 'source' | 'lenderDisclaimer'> & {
  termYears?: number
}

/**
 * The finance of a vehicle that can be bought at a shown price, on a site with a finance provider (SITE-013,
 * VDP-021), and only where interest and comparison rate are both known: the provider's own for this vehicle, else
 * its quote, else the site's rate card. Null otherwise: no repayment stands without its rates (NCC s 164).
 */
export function financeOffer(config: FinanceSite, vehicle: Vehicle): FinanceOffer | null {
  const { provider, buttonText, balloonPercentMax } = config.finance
  if (provider === null) return null
  const state = saleState(vehicle)
  if (state === 'sold' || state === 'unavailable' || vehicle.priceKind === 'on_application') return null
  const priceCents = shownPriceCents(vehicle)
  const rates = lenderRates(vehicle, provider) ?? quoteRates(vehicle, provider) ?? siteRates(config)
  if (priceCents === null || rates === null) return null
  const { termYears = 5, ...shown } = rates
  return {
    ...shown,
    priceCents,
    balloonPercentMax,
    buttonText,
    buttonHref: financeHref(config, vehicle),
    plan: { depositCents: 0, termYears: nearestTerm(termYears), balloonPercent: 0 },
  }
}

function lenderRates(vehicle: Vehicle, provider: string): Rates | null {
  const lender = vehicle.financeLenders[provider.replaceAll('-', '_')]
  if (!lender || lender.interestRate === null || lender.comparisonRate === null) return null
  return {
    annualRate: lender.interestRate,
    comparisonRate: lender.comparisonRate,
    source: `Rates of ${lender.financeProvider ?? provider} for this vehicle`,
    lenderDisclaimer: lender.disclaimer,
    ...(lender.termYears === null ? {} : { termYears: lender.termYears }),
  }
}

function quoteRates(vehicle: Vehicle, provider: string): Rates | null {
  const quote = provider === 'youx' ? vehicle.youxQuote : null
  if (!quote || quote.advertisedRate === null || quote.comparisonRate === null) return null
  const { advertisedRate, comparisonRate } = quote
  return {
    annualRate: advertisedRate,
    comparisonRate,
    source: 'Rates quoted for this vehicle',
    lenderDisclaimer: null,
  }
}

function siteRates({ search }: FinanceSite): Rates | null {
  const { repayment } = search
  if (!repayment) return null
  const { annualRate, comparisonRate, termYears, source, asAt } = repayment
  return {
    annualRate,
    comparisonRate,
    termYears,
    source: `${source}. Rates as at ${dateText(asAt)}`,
    lenderDisclaimer: null,
  }
}

function nearestTerm(years: number): number {
  return FINANCE_TERM_YEARS.reduce((best, term) =>
    Math.abs(term - years) < Math.abs(best - years) ? term : best,
  )
}
