import { AMOUNT_MIN } from '#src/features/leads/domain/form/finance-choices.ts'
import { typedPrice } from './quick-quote.ts'
import { type PopupField, type PopupValues, readPopup } from './popup-steps.ts'

/** What is known about the vehicle, from stock or the address (FIN-002). */
export type FinanceCar = {
  carId: string | null
  carType: string | null
  year: number | null
  vin: string | null
  nvic: string | null
  /** The vehicle's own price in dollars; null or undefined if the shopper types one. */
  price?: number | null
}

/** The application's request body (API-010): the answers and the lead. */
export function customerBody(values: PopupValues, car: FinanceCar, lead: Readonly<Record<string, unknown>>) {
  return {
    data: {
      nvic: car.nvic,
      vin: car.vin,
      selfAssessedCreditScore: values.selfAssessedCreditScore,
      purchasePrice: priceOf(values, car),
      year: car.year,
      loanTerm: Number(values.loanTerm),
      phoneNumber: values.phone,
      firstName: values.firstName,
      lastName: values.lastName,
      email: values.email,
      subscribe: values.opt_in === 'true',
      postCode: values.postcode,
      whoIsHelping: values.whoIsHelping || null,
      car_id: car.carId,
    },
    additionalData: { ...lead, car_type: car.carType ?? '' },
  }
}

/** The vehicle's own price, else the typed one, clamped (FIN-024, FIN-048). */
function priceOf({ purchasePrice }: PopupValues, { price }: FinanceCar): number | null {
  return price ?? typedPrice(purchasePrice)
}

/** Lead field names that differ from the steps' (FIN-009). */
const LEAD_NAMES: Partial<Record<PopupField, string>> = {
  purchasePrice: 'amount',
  loanTerm: 'term',
  firstName: 'name',
  lastName: 'last_name',
}

/** The enquiry sent with the application, under lead field names (FIN-009, API-010). */
export function leadBody(values: PopupValues, car: FinanceCar): Record<string, string> {
  const amount = priceOf(values, car)
  return {
    form: 'finance',
    name: values.firstName,
    last_name: values.lastName,
    phone: values.phone,
    email: values.email,
    postcode: values.postcode,
    ...(amount === null || amount < AMOUNT_MIN ? {} : { amount: String(amount) }),
    term: values.loanTerm,
    selfAssessedCreditScore: values.selfAssessedCreditScore,
    ...(values.whoIsHelping ? { whoIsHelping: values.whoIsHelping } : {}),
    ...(car.carId ? { car_id: car.carId } : {}),
    ...(car.year ? { car_year: String(car.year) } : {}),
    opt_in: values.opt_in === 'true' ? 'true' : 'false',
  }
}

/**
 * The application from a plain finance form with lead field names (API-010). A single name field is split into
 * first and last; a single word is sent as both, because lenders require both.
 */
export function customerOfForm(fields: Readonly<Record<string, unknown>>, car: FinanceCar) {
  const values = readPopup((name) => String(fields[LEAD_NAMES[name] ?? name] ?? ''))
  const [firstName = '', ...others] = values.firstName.split(/\s+/)
  const lastName = values.lastName || others.join(' ') || firstName
  return customerBody({ ...values, firstName, lastName }, car, fields)
}
