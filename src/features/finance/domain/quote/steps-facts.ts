import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { advertisedPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { cleanLine } from '#src/shared/domain/clean-text.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import type { ComparisonRange, SiteFinance } from '../finance-schema.ts'
import type { FinanceCar } from './customer-body.ts'
import { type PopupErrors, type PopupValues, readPopup } from './popup-steps.ts'
import { FALLBACK_PRICE, moneyText, type Quote } from './quick-quote.ts'

export type FinanceStepsFacts = {
  site: { name: string; lender: string; privacyUrl: string; marketingLabel: string }
  /** The vehicle and its own price in dollars; null if the shopper types one. */
  car: FinanceCar & { price: number | null }
  picks: SiteFinance['moneyPicks']
  range: ComparisonRange
}

/** State of the steps, at the start or after a step without scripts. */
export type FinanceStepsState = {
  stage: number
  values: PopupValues
  errors: PopupErrors
  quote: Quote | null
  problem: string | null
  reference: string | null
  /** Where the application continues, without scripts. */
  redirectUrl: string | null
}

type Query = { get(name: string): string | null }

/** The facts for the steps: of the vehicle, else from the address (FIN-002). */
export function stepsFacts(
  config: Pick<SiteConfig, 'name' | 'finance' | 'consent'>,
  { vehicle, query }: { vehicle: Vehicle | null; query: Query },
): FinanceStepsFacts {
  const { finance, consent } = config
  return {
    site: {
      name: config.name,
      lender: finance.lender.name,
      privacyUrl: consent.privacyUrl,
      marketingLabel: consent.marketingLabel,
    },
    car: vehicle ? carOf(vehicle) : askedCar(query),
    picks: finance.moneyPicks,
    range: finance.comparisonRange,
  }
}

/** The initial state, prefilled from the address (FIN-003 to FIN-005), else $30,000 (FIN-034). */
export function firstStep(query: Query): FinanceStepsState {
  const named: Partial<Record<string, string[]>> = {
    purchasePrice: ['vehiclePriceBudget', 'price'],
    loanTerm: ['loanTerm'],
    selfAssessedCreditScore: ['selfAssessedCreditScore', 'credit_score'],
    whoIsHelping: ['whoIsHelping'],
  }
  const values = readPopup(
    (name) => (named[name] ?? []).map((each) => query.get(each)).find((text) => text) ?? null,
  )
  return {
    stage: 0,
    values: {
      ...values,
      purchasePrice: moneyText(values.purchasePrice) || moneyText(String(FALLBACK_PRICE)),
    },
    errors: {},
    quote: null,
    problem: null,
    reference: null,
    redirectUrl: null,
  }
}

function carOf(vehicle: Vehicle): FinanceStepsFacts['car'] {
  const price = advertisedPriceCents(vehicle)
  const { id: carId, carType, year, vin, nvic } = vehicle
  return { carId, carType, year, vin, nvic, price: price === null ? null : dollarsFromCents(price) }
}

/** For a vehicle the site does not list: the plausible facts from the address. */
function askedCar(query: Query): FinanceStepsFacts['car'] {
  const code = (name: string, form: RegExp) => {
    const text = cleanLine(query.get(name) ?? '', 20).toUpperCase()
    return form.test(text) ? text : null
  }
  const year = code('year', /^(19|20)\d\d$/)
  return {
    carId: null,
    carType: code('car_type', /^(NEW|DEMO|USED)$/)?.toLowerCase() ?? null,
    year: year === null ? null : Number(year),
    vin: code('vin', /^[A-Z0-9]{5,17}$/),
    nvic: code('nvic', /^[A-Z0-9]{3,12}$/),
    price: null,
  }
}
