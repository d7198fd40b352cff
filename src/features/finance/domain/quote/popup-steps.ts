import { type EnquiryRules, fieldError } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { cleanLine } from '#src/shared/domain/clean-text.ts'
import { isCreditScore, QUOTE_DEFAULTS, QUOTE_TERMS, typedPrice } from './quick-quote.ts'

/** The four stages, verbatim and in order (FIN-007). */
export const STAGES = ['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'] as const
/** FIN-044: characters of the phone code, and how long its sending is waited for. */
export const CODE_LENGTH = 6
export const CODE_SEND_TIMEOUT_MS = 15_000

/** The fields of the four stages, by name, and which stage asks them. */
export const POPUP_FIELDS = {
  purchasePrice: 0,
  loanTerm: 0,
  selfAssessedCreditScore: 0,
  firstName: 1,
  lastName: 1,
  phone: 1,
  code: 1,
  email: 1,
  postcode: 1,
  whoIsHelping: 1,
  opt_in: 3,
} as const
export type PopupField = keyof typeof POPUP_FIELDS
export type PopupValues = Record<PopupField, string>
export type PopupErrors = Partial<Record<PopupField, string>>

/** Longest text of any field. */
const TEXT_MAX = 254

/** The fields of a posted or typed form as text; terms and score that are none take their defaults (FIN-035). */
export function readPopup(field: (name: PopupField) => string | null): PopupValues {
  const read = (name: PopupField) => cleanLine(field(name) ?? '', TEXT_MAX)
  const values = Object.fromEntries(
    (Object.keys(POPUP_FIELDS) as PopupField[]).map((name) => [name, read(name)]),
  ) as PopupValues
  const score = values.selfAssessedCreditScore.toUpperCase()
  return {
    ...values,
    loanTerm: isTerm(values.loanTerm) ? values.loanTerm : String(QUOTE_DEFAULTS.loanTerm),
    selfAssessedCreditScore: isCreditScore(score) ? score : QUOTE_DEFAULTS.selfAssessedCreditScore,
  }
}

/** The person is checked as in every form of the site. */
const RULES: EnquiryRules = {
  isMessageRequired: false,
  isPostcodeRequired: true,
  locations: [],
  asksLocation: false,
  asksDealership: false,
  localNow: null,
}

const CHECKS: Partial<Record<PopupField, (value: string) => string | null>> = {
  purchasePrice: (value) => (typedPrice(value) === null ? 'Enter the price in dollars.' : null),
  firstName: (value) => (value === '' ? 'Enter your first name.' : null),
  lastName: (value) => (value === '' ? 'Enter your last name.' : null),
  phone: (phone) => fieldError('phone', { phone }, RULES),
  code: (value) => (value === '' || /^\d{6}$/.test(value) ? null : 'Code must be 6 digits.'),
  email: (email) => fieldError('email', { email }, RULES),
  postcode: (postcode) => fieldError('postcode', { postcode }, RULES),
}

/** What is wrong with the fields of one stage; a vehicle of the site brings its own price, so none is typed. */
export function stageErrors(
  stage: number,
  values: PopupValues,
  { hasCar }: { hasCar: boolean },
): PopupErrors {
  const errors: PopupErrors = {}
  for (const name of Object.keys(POPUP_FIELDS) as PopupField[]) {
    if (POPUP_FIELDS[name] !== stage || (name === 'purchasePrice' && hasCar)) continue
    const message = CHECKS[name]?.(values[name])
    if (message) errors[name] = message
  }
  return errors
}

/** The first stage before the last with something to mend; null when all can be sent. */
export function firstWrongStage(values: PopupValues, about: { hasCar: boolean }): number | null {
  const stage = STAGES.findIndex((_, index) => Object.keys(stageErrors(index, values, about)).length > 0)
  return stage < 0 ? null : stage
}

/** What the steps know of the vehicle, from the site's stock or from the address (FIN-002). */
export type PopupCar = {
  carId: string | null
  carType: string | null
  year: number | null
  vin: string | null
  nvic: string | null
}

/** The body of the application's call (API-010). */
export function customerBody(values: PopupValues, car: PopupCar, lead: Record<string, unknown>) {
  return {
    data: {
      nvic: car.nvic,
      vin: car.vin,
      selfAssessedCreditScore: values.selfAssessedCreditScore,
      purchasePrice: typedPrice(values.purchasePrice),
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
    additionalData: lead,
  }
}

/** The enquiry that is sent beside the application, under the wire names of leads (FIN-009, API-010). */
export function leadBody(values: PopupValues, car: PopupCar): Record<string, string> {
  const amount = typedPrice(values.purchasePrice)
  return {
    form: 'finance',
    name: values.firstName,
    last_name: values.lastName,
    phone: values.phone,
    email: values.email,
    postcode: values.postcode,
    ...(amount === null ? {} : { amount: String(amount) }),
    term: values.loanTerm,
    selfAssessedCreditScore: values.selfAssessedCreditScore,
    ...(values.whoIsHelping ? { whoIsHelping: values.whoIsHelping } : {}),
    ...(car.carId ? { car_id: car.carId } : {}),
    ...(car.year ? { car_year: String(car.year) } : {}),
    opt_in: values.opt_in === 'true' ? 'true' : 'false',
  }
}

function isTerm(text: string): boolean {
  return QUOTE_TERMS.some((years) => String(years) === text)
}
