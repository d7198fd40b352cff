import { financeHref } from '#src/features/sites/domain/finance/finance-link.ts'
import type { SiteFinance } from './finance-schema.ts'
import { isAvailable } from '#src/features/vehicles/domain/card/availability.ts'
import { dateText } from '#src/features/vehicles/domain/facts/details-list.ts'
import { advertisedPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { FinanceLender, Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { centsFromDollars, dollarsFromCents, type Cents } from '#src/shared/domain/money.ts'
import { loanBounds, nearestTerm, termChoices } from './calculator-bounds.ts'
import { standardComparisonRate } from './comparison-rate.ts'
import { lenderKey } from './disclaimer.ts'
import { hasFinance } from './finance-eligibility.ts'
import { planBounds, type PlanFrame } from './finance-plan.ts'
import { calculatorTerms } from './finance-settings.ts'
import type { CalculatorTerms, FinanceExample, NamedFee } from './finance-schema.ts'

/** FIN-033: starting rates without a configured one. */
export const OWN_RATES = { vehicle: 10, general: 8.5 } as const

/** What a page's finance box works with; rates in percent a year. */
export type FinanceOffer = PlanFrame & {
  annualRate: number
  comparisonRate: number
  /** Whether the rate is an assumption that no lender gave. */
  isAssumed: boolean
  /** Who gave the rates and when, or that nobody did. */
  source: string
  /** Financed with the loan; 0 if no fee is known. */
  feeCents: Cents
  lenderDisclaimer: string | null
  /** The price leaves out stamp duty, registration and the like, and so do the figures. */
  isBeforeCharges: boolean
  fees: NamedFee[]
  monthlyFigure: SiteFinance['monthlyFigure']
  example: FinanceExample | null
  buttonText: string
  buttonHref: string
  /** The page with the four steps to the lender (FIN-007); null if the site has none. */
  popupHref: string | null
}

type FinanceSite = {
  finance: SiteFinance
  dealerships: readonly { slug: string }[]
  search: { repayment: FinanceExample | null }
}
type Rates = Pick<FinanceOffer, 'annualRate' | 'comparisonRate' | 'isAssumed' | 'source'> & {
  lenderDisclaimer?: string | null
  termYears?: number
  feeCents?: Cents
  /** The lender's own terms: what is paid first and what is left to the end. */
  depositCents?: Cents
  residualCents?: Cents
}

/**
 * A vehicle's finance; null unless eligible (finance-eligibility.ts). The rates are the provider's own for the
 * vehicle, else its quote, else the site's rate card, else the configured rate or the calculator's 10 %, which is
 * labelled as an assumption and has a comparison rate computed from the fees (FIN-033, NCC s 164).
 */
export function financeOffer(config: FinanceSite, vehicle: Vehicle, yearNow: number): FinanceOffer | null {
  const { finance } = config
  const terms = calculatorTerms(finance, vehicle.make)
  const lender = finance.provider === null ? undefined : vehicle.financeLenders[lenderKey(finance.provider)]
  const priceCents = advertisedPriceCents(vehicle)
  const rates = vehicleRates(config, { vehicle, lender, terms })
  const isEligible = hasFinance(
    { provider: finance.provider, needsPayment: terms.needsPayment, excluded: finance.excluded, yearNow },
    {
      ...vehicle,
      priceCents,
      isAvailable: isAvailable(vehicle),
      hasPayment: lender?.paymentWeekCents != null || lender?.paymentMonthCents != null,
      isRateMissing: rates === null,
    },
  )
  if (!isEligible || rates === null || priceCents === null) return null
  const offer = toOffer(config, { rates, terms, priceCents, buttonHref: financeHref(config, vehicle) })
  return { ...offer, isBeforeCharges: vehicle.priceKind === 'egc' }
}

/** The general calculator: $30,000 at the configured rate, the rate card's or 8.5 % (FIN-031, FIN-033). */
export function generalOffer(config: FinanceSite): FinanceOffer | null {
  if (config.finance.provider === null) return null
  const terms = calculatorTerms(config.finance, null)
  const rates = siteRates(config, terms) ?? assumedRates(terms, OWN_RATES.general)
  return toOffer(config, { rates, terms, priceCents: null, buttonHref: financeHref(config) })
}

type OfferParts = { rates: Rates; terms: CalculatorTerms; priceCents: Cents | null; buttonHref: string }

function toOffer(
  { finance }: FinanceSite,
  { rates, terms, priceCents, buttonHref }: OfferParts,
): FinanceOffer {
  const { termYears, lenderDisclaimer = null, feeCents = lentFeeCents(terms), ...rest } = rates
  const { depositCents = 0, residualCents = 0, ...shown } = rest
  const bounds = loanBounds(terms, priceCents)
  const wanted = priceCents ?? centsFromDollars(terms.loanDefaultDollars)
  const atMost = planBounds({ terms, priceCents, residualPercentMax: finance.balloonPercentMax })
  const within = Math.min(Math.max(wanted, centsFromDollars(bounds.min)), centsFromDollars(bounds.max))
  return {
    ...shown,
    lenderDisclaimer,
    isBeforeCharges: false,
    feeCents,
    terms,
    priceCents,
    residualPercentMax: finance.balloonPercentMax,
    fees: terms.fees,
    monthlyFigure: finance.monthlyFigure,
    example: finance.example,
    buttonText: finance.buttonText,
    buttonHref,
    popupHref: null,
    plan: {
      // FIN-048: a vehicle uses its own price, however low; only typed amounts have a minimum.
      amountCents: priceCents === null ? within : Math.min(priceCents, within),
      depositCents: wholeWithin(depositCents, atMost.tradeIn),
      residualCents: wholeWithin(residualCents, atMost.residual),
      annualRate: shown.annualRate,
      termYears: nearestTerm(termChoices(terms), termYears ?? terms.termDefaultYears),
      frequency: 'weekly',
    },
  }
}

/** Whole dollars, as the calculator's fields take them. */
function wholeWithin(cents: Cents, { max }: { max: number }): Cents {
  return centsFromDollars(Math.min(Math.round(dollarsFromCents(cents)), max))
}

/** Financed fees: the establishment fee, or all one-off fees (FIN-032, FIN-038). */
export function lentFeeCents({ establishmentFeeDollars, fees }: CalculatorTerms): Cents {
  return centsFromDollars(
    establishmentFeeDollars ??
      fees.filter(({ isMonthly }) => !isMonthly).reduce((sum, { dollars }) => sum + dollars, 0),
  )
}

/** Monthly credit fees without government charges. */
export function monthlyFeeCents(fees: readonly NamedFee[]): Cents {
  return centsFromDollars(
    fees
      .filter(({ isMonthly, isGovernment }) => isMonthly && !isGovernment)
      .reduce((sum, { dollars }) => sum + dollars, 0),
  )
}

type VehicleRates = { vehicle: Vehicle; lender: FinanceLender | undefined; terms: CalculatorTerms }

/** Null if the provider's record lacks a rate; nothing is advertised then (FIN-016). */
function vehicleRates(config: FinanceSite, { vehicle, lender, terms }: VehicleRates): Rates | null {
  const { provider } = config.finance
  if (lender) return lenderRates(lender, provider)
  const quote = lenderKey(provider ?? '') === 'youx' ? vehicle.youxQuote : null
  if (quote && (quote.advertisedRate === null || quote.comparisonRate === null)) return null
  if (quote)
    return {
      annualRate: quote.advertisedRate ?? 0,
      comparisonRate: quote.comparisonRate ?? 0,
      isAssumed: false,
      source: 'Rates quoted for this vehicle',
    }
  return siteRates(config, terms) ?? assumedRates(terms, OWN_RATES.vehicle)
}

function lenderRates(lender: FinanceLender, provider: string | null): Rates | null {
  if (lender.interestRate === null || lender.comparisonRate === null) return null
  return {
    annualRate: lender.interestRate,
    comparisonRate: lender.comparisonRate,
    isAssumed: false,
    source: `Rates of ${lender.financeProvider ?? provider} for this vehicle`,
    lenderDisclaimer: lender.disclaimer,
    ...(lender.establishmentFeesCents === null ? {} : { feeCents: lender.establishmentFeesCents }),
    ...(lender.termYears === null ? {} : { termYears: lender.termYears }),
    depositCents: lender.depositCents ?? 0,
    residualCents: lender.balloonCents ?? 0,
  }
}

/** The site's rate card; a configured rate takes precedence (FIN-033, FIN-037). */
function siteRates({ search }: FinanceSite, terms: CalculatorTerms): Rates | null {
  const { repayment } = search
  if (!repayment || (terms.rateDefault !== null && terms.rateDefault !== repayment.annualRate)) return null
  const { annualRate, comparisonRate, source, asAt } = repayment
  return {
    annualRate,
    comparisonRate,
    isAssumed: false,
    source: `${source}. Rates as at ${dateText(asAt)}`,
  }
}

function assumedRates(terms: CalculatorTerms, own: number): Rates {
  const annualRate = terms.rateDefault ?? own
  return {
    annualRate,
    comparisonRate: standardComparisonRate(annualRate, {
      onceCents: lentFeeCents(terms),
      monthlyCents: monthlyFeeCents(terms.fees),
    }),
    isAssumed: true,
    source: 'The rate is an assumption to calculate with, not a lender’s offer',
  }
}
