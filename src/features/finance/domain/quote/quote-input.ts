import { normaliseAuPhone } from '#src/shared/domain/au-phone.ts'
import { cleanLine } from '#src/shared/domain/clean-text.ts'
import type { FieldError } from '#src/shared/domain/form/form-errors.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { type CreditScore, isCreditScore } from '#src/features/leads/domain/form/finance-choices.ts'
import { popupError, type PopupField } from './popup-steps.ts'
import { FALLBACK_PRICE, QUOTE_DEFAULTS, typedPrice } from './quick-quote.ts'

type Raw = Readonly<Record<string, unknown>>

/** The inputs of a quote (API-009); dollars and whole years. */
export type QuoteInput = {
  selfAssessedCreditScore: CreditScore
  purchasePrice: number
  loanTerm: number
  year: number | null
  vin: string | null
  nvic: string | null
  whoIsHelping: string | null
  /** The site's vehicle, whose own price, year, VIN and NVIC then count. */
  carId: string | null
}

/** The inputs of an application (API-010). */
export type CustomerInput = QuoteInput & {
  firstName: string
  lastName: string
  phoneNumber: string
  email: string
  postCode: string
  subscribe: boolean
  additionalData: Record<string, string | number | boolean>
}

/** Limits on the lead sent with an application; longer or deeper values are dropped. */
const LEAD_NAMES_MAX = 60
const LEAD_TEXT_MAX = 2000

/** Reads a quote's body, filling in defaults (API-009) and clamping the typed purchase price (FIN-024). */
export function readQuoteInput(raw: Raw): Result<QuoteInput, FieldError[]> {
  const errors: FieldError[] = []
  const wrong = (field: string, message: string) => {
    errors.push({ field, message })
    return null
  }
  const pattern = (field: string, form: RegExp, message: string) => {
    const text = textOf(raw[field]).toUpperCase()
    return text === '' ? null : form.test(text) ? text : wrong(field, message)
  }
  const score = raw.selfAssessedCreditScore ?? QUOTE_DEFAULTS.selfAssessedCreditScore
  if (!isCreditScore(score)) wrong('selfAssessedCreditScore', 'Choose GREAT, DECENT or POOR.')
  const price = priceOf(raw.purchasePrice)
  if (price === null) wrong('purchasePrice', popupError('purchasePrice', '') ?? '')
  const term = Number(textOf(raw.loanTerm ?? QUOTE_DEFAULTS.loanTerm))
  if (!Number.isInteger(term) || term < 1 || term > 7) wrong('loanTerm', 'Choose 1 to 7 years.')
  const year = pattern('year', /^(19|20)\d\d$/, 'Enter the year with four digits.')
  const input: QuoteInput = {
    selfAssessedCreditScore: isCreditScore(score) ? score : 'GREAT',
    purchasePrice: price ?? FALLBACK_PRICE,
    loanTerm: term,
    year: year === null ? null : Number(year),
    vin: pattern('vin', /^[A-Z0-9]{5,17}$/, 'Enter the VIN: letters and digits, 17 at most.'),
    nvic: pattern('nvic', /^[A-Z0-9]{3,12}$/, 'Enter the NVIC: letters and digits.'),
    whoIsHelping: cleanLine(textOf(raw.whoIsHelping), 80) || null,
    carId: cleanLine(textOf(raw.car_id), 80) || null,
  }
  return errors.length > 0 ? fail(errors) : ok(input)
}

/** Reads `data` and `additionalData` of an application (API-010): the twelve names, and the lead. */
export function readCustomerInput(raw: Raw): Result<CustomerInput, FieldError[]> {
  const data = isRecord(raw.data) ? raw.data : {}
  const quote = readQuoteInput(data)
  const errors: FieldError[] = quote.ok ? [] : [...quote.error]
  /** A personal detail, checked as in the form. */
  const text = (field: string, length: number, name: PopupField) => {
    const value = cleanLine(textOf(data[field]), length)
    const message = popupError(name, value)
    if (message !== null) errors.push({ field, message })
    return value
  }
  const firstName = text('firstName', 80, 'firstName')
  const lastName = text('lastName', 80, 'lastName')
  const phone = text('phoneNumber', 30, 'phone')
  const email = text('email', 254, 'email')
  const postCode = text('postCode', 10, 'postcode')
  if (!quote.ok || errors.length > 0) return fail(errors)
  return ok({
    ...quote.value,
    firstName,
    lastName,
    email,
    phoneNumber: normaliseAuPhone(phone),
    postCode,
    subscribe: data.subscribe === true,
    additionalData: plainFacts(raw.additionalData),
  })
}

function priceOf(value: unknown): number | null {
  if (value === undefined || value === null) return FALLBACK_PRICE
  if (typeof value === 'number')
    return Number.isFinite(value) && value >= 0 ? typedPrice(value.toFixed(2)) : null
  return typeof value === 'string' && value.length <= 20 ? typedPrice(value) : null
}

/** Finds other phone numbers, because the lender may call only the verified one (decision 0036). */
const PHONE_NAME = /phone|mobile|tel|contact.?number/i

function plainFacts(value: unknown): Record<string, string | number | boolean> {
  const facts: [string, string | number | boolean][] = []
  for (const [name, fact] of Object.entries(isRecord(value) ? value : {}).slice(0, LEAD_NAMES_MAX)) {
    if (PHONE_NAME.test(name)) continue
    if (typeof fact === 'string')
      facts.push([cleanLine(name, 60), fact.slice(0, LEAD_TEXT_MAX).toWellFormed()])
    else if (typeof fact === 'boolean' || (typeof fact === 'number' && Number.isFinite(fact)))
      facts.push([cleanLine(name, 60), fact])
  }
  return Object.fromEntries(facts)
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim().slice(0, 400) : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
