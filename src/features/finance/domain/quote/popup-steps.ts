import { type EnquiryRules, fieldError } from '#src/features/leads/domain/form/enquiry-fields.ts'
import { cleanLine } from '#src/shared/domain/clean-text.ts'
import { isCreditScore, isFinanceTerm } from '#src/features/leads/domain/form/finance-choices.ts'
import { QUOTE_DEFAULTS, typedPrice } from './quick-quote.ts'

/** The four stages, exact and in order (FIN-007). */
export const STAGES = ['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'] as const
/** FIN-044: length of the phone code, and how long to wait for it to be sent. */
export const CODE_LENGTH = 6
export const CODE_SEND_TIMEOUT_MS = 15_000

/** The fields of the four stages, and the stage of each. */
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

const TEXT_MAX = 254

/** Reads a form's fields as text; an invalid term or score becomes the default (FIN-035). */
export function readPopup(field: (name: PopupField) => string | null): PopupValues {
  const read = (name: PopupField) => cleanLine(field(name) ?? '', TEXT_MAX)
  const values = Object.fromEntries(
    (Object.keys(POPUP_FIELDS) as PopupField[]).map((name) => [name, read(name)]),
  ) as PopupValues
  const score = values.selfAssessedCreditScore.toUpperCase()
  return {
    ...values,
    loanTerm: isFinanceTerm(values.loanTerm) ? values.loanTerm : String(QUOTE_DEFAULTS.loanTerm),
    selfAssessedCreditScore: isCreditScore(score) ? score : QUOTE_DEFAULTS.selfAssessedCreditScore,
  }
}

/** Personal details follow the same rules as every form of the site. */
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

/** The error of one field, worded as on every form; null if valid. */
export function popupError(name: PopupField, value: string): string | null {
  return CHECKS[name]?.(value) ?? null
}

/** The errors of one stage; with a vehicle the price is not typed. */
export function stageErrors(
  stage: number,
  values: PopupValues,
  { hasCar }: { hasCar: boolean },
): PopupErrors {
  const errors: PopupErrors = {}
  for (const name of Object.keys(POPUP_FIELDS) as PopupField[]) {
    if (POPUP_FIELDS[name] !== stage || (name === 'purchasePrice' && hasCar)) continue
    const message = popupError(name, values[name])
    if (message) errors[name] = message
  }
  return errors
}

/** The first stage before the last with an error; null if all can be sent. */
export function firstWrongStage(values: PopupValues, about: { hasCar: boolean }): number | null {
  const stage = STAGES.findIndex((_, index) => Object.keys(stageErrors(index, values, about)).length > 0)
  return stage < 0 ? null : stage
}
