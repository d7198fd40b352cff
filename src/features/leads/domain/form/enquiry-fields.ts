import { AMOUNT_MIN } from './finance-choices.ts'
import { cleanText } from '#src/shared/domain/clean-text.ts'
import { isAuPhone, PHONE_ERROR } from '#src/shared/domain/au-phone.ts'
import { EMAIL_ERROR, isEmailAddress } from '#src/shared/domain/email-address.ts'
import { keptPhone } from '#src/shared/domain/phone/phone-number.ts'
import { isPostcode, POSTCODE_ERROR } from '#src/shared/domain/postcode.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { LeadFieldError } from '../leads-errors.ts'
import type { LeadPerson } from '../lead.ts'
import { DEFAULT_CATEGORY, isLeadCategory, type LeadCategory } from './lead-category.ts'
import { LEAD_FIELDS, type LeadFieldName, type LeadFormSite } from './lead-form.ts'
import { isContactMethod, postedError } from './posted-checks.ts'

export type EnquiryRules = Pick<LeadFormSite, 'isMessageRequired' | 'isPostcodeRequired'> & {
  locations: readonly { slug: string; name: string }[]
  /** Fields this form requires in addition to the platform's rules. */
  required?: readonly LeadFieldName[]
  /** The form needs no email address, unless offers by email are wanted. */
  isEmailOptional?: boolean
  /** The form shows a location select, so a choice is required (LEAD-019). */
  asksLocation: boolean
  /** The form shows a dealership select, so a choice is required (LEAD-019). */
  asksDealership: boolean
  /** YYYY-MM-DDTHH:MM in the site's time zone; an earlier booking is refused (LEAD-005). Null skips the check. */
  localNow: string | null
  /** The form's fields as they are shown, so that errors come in that order; then the table's order. */
  order?: readonly LeadFieldName[]
  /** What the form calls its fields, where that is not the table's label. */
  labels?: Partial<Record<LeadFieldName, string>>
  /** What only the server can check, such as opening hours; undefined in the browser. */
  more?: (name: LeadFieldName, value: string, raw: RawFields) => string | null
}

export type EnquiryFields = {
  person: LeadPerson
  category: LeadCategory
  subcategory: string | null
  message: string | null
  locationSlug: string | null
  dealershipSlug: string | null
  carId: string | null
  optIn: boolean
  wantsTexts: boolean
  answers: Record<string, string>
}

/** The form as text by field name, without fields that are not in the table. */
export type RawFields = Partial<Record<LeadFieldName, string>>

const FIELD_NAMES = Object.keys(LEAD_FIELDS) as LeadFieldName[]
const ANSWER_NAMES = [
  'Rego',
  'rego_state',
  'dateTime',
  'do-you-have-a-trade-in',
  'kms',
  'vehicle_details',
  'vehicle_of_interest',
  'service',
  'preferred_date',
  'preferred_time',
  'part_number',
  'company',
  'abn',
  'fleet_size',
  'role',
  'amount',
  'deposit',
  'term',
  'selfAssessedCreditScore',
  'whoIsHelping',
  'car_year',
  'car_description',
  'page_id',
  'terms_conditions',
] as const

/** The known fields of a posted body as trimmed text, with lone surrogates repaired. */
export function readRawFields(body: Readonly<Record<string, unknown>>): RawFields {
  const fields: RawFields = {}
  for (const name of FIELD_NAMES) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
    if (typeof text === 'string') fields[name] = cleanText(text, LEAD_FIELDS[name].type === 'textarea')
  }
  return fields
}

/** Text slightly too long is shown in full; much longer text is not. */
const SHOWN_TIMES = 2

/** Like `readRawFields`, for showing a refused form again: each field up to twice its maximum length. */
export function typedFields(body: Readonly<Record<string, unknown>>): RawFields {
  const fields = readRawFields(body)
  for (const name of FIELD_NAMES) {
    const text = fields[name]
    if (text !== undefined) fields[name] = text.slice(0, SHOWN_TIMES * LEAD_FIELDS[name].maxLength)
  }
  return fields
}

/** Checks a form by the spec's rules, on the server; returns the typed enquiry or every error in form order. */
export function validateEnquiry(
  raw: RawFields,
  rules: EnquiryRules,
): Result<EnquiryFields, LeadFieldError[]> {
  const errors = enquiryErrors(raw, {
    ...rules,
    more: (name, value) => postedError(name, value, rules.localNow) ?? rules.more?.(name, value, raw) ?? null,
  })
  return errors.length > 0 ? fail(errors) : ok(toFields(raw))
}

/** Every error of a form in the order of its fields: all that a browser needs, and a part of what the server checks. */
export function enquiryErrors(raw: RawFields, rules: EnquiryRules): LeadFieldError[] {
  return [...new Set([...(rules.order ?? []), ...FIELD_NAMES])].flatMap((field) => {
    const message = fieldError(field, raw, rules)
    return message ? [{ field, message }] : []
  })
}

/** The error of one field, or null; also used while the visitor types. */
export function fieldError(name: LeadFieldName, raw: RawFields, rules: EnquiryRules): string | null {
  const value = raw[name] ?? ''
  const { maxLength } = LEAD_FIELDS[name]
  const label = rules.labels?.[name] ?? LEAD_FIELDS[name].label
  if (name === 'postcode') return postcodeError(value, rules)
  if (value.length > maxLength)
    return `${label} can be ${maxLength} characters at most; yours has ${value.length}.`
  if (value === '' && rules.required?.includes(name)) return NEEDED[name] ?? missing(label)
  return CHECKS[name]?.(value, rules, raw) ?? rules.more?.(name, value, raw) ?? null
}

function missing(label: string): string {
  return label.endsWith('?') ? `Answer: ${label}` : `Fill in “${label}”.`
}

/** Messages for fields that only some forms require. */
const NEEDED: Partial<Record<LeadFieldName, string>> = {
  dateTime: 'Choose a date and time.',
  service: 'Choose a service.',
  preferred_date: 'Choose a date.',
  Rego: 'Enter the rego.',
  vehicle_details: 'Enter the vehicle: year, make and model.',
  kms: 'Enter the kilometres.',
  company: 'Enter the name of your business.',
  amount: 'Enter the amount in dollars.',
  term: 'Choose how many years.',
}

type Check = (value: string, rules: EnquiryRules, raw: RawFields) => string | null

const CHECKS: Partial<Record<LeadFieldName, Check>> = {
  name: (value) => (value === '' ? 'Enter your name.' : null),
  email: (value, rules, raw) => {
    if (value === '') return missingEmail(rules, raw)
    return isEmailAddress(value) ? null : EMAIL_ERROR
  },
  phone: (value) => {
    if (value === '') return 'Enter your phone number.'
    // The server reads overseas numbers to the last digit
    return isAuPhone(value) || /^\(?(\+|00)(?!61)/.test(value) ? null : PHONE_ERROR
  },
  message: (value, { isMessageRequired, labels }) => {
    if (value !== '' || !isMessageRequired) return null
    return labels?.message ? missing(labels.message) : 'Enter your comments.'
  },
  category: (value, _rules, raw) =>
    raw.category === undefined || isLeadCategory(value) ? null : 'Choose what your enquiry is about.',
  location: (value, rules) => {
    if (value === '') return rules.asksLocation ? 'Choose a location.' : null
    return rules.locations.some((place) => place.slug === value) ? null : 'Choose a location from the list.'
  },
  dealership_slug: (value, rules) => (value === '' && rules.asksDealership ? 'Choose a dealership.' : null),
  dateTime: dateTimeError,
  preferred_date: dateError,
  kms: (value) => (/^[\d,. ]*(kms?)?$/i.test(value) ? null : 'Enter kilometres as a number.'),
  amount: (value) =>
    isDollars(value, AMOUNT_MIN) ? null : 'Enter an amount of $1,000 or more, such as 30,000.',
  deposit: (value) => (isDollars(value, 0) ? null : 'Enter dollars as a number, such as 5,000.'),
}

function missingEmail(rules: EnquiryRules, raw: RawFields): string | null {
  if (!rules.isEmailOptional) return 'Enter your email address.'
  return isTicked(raw.opt_in) ? 'Enter your email address, so that offers can reach you.' : null
}

/** Empty, or whole dollars of at least `min`; commas, spaces and a dollar sign are allowed. */
function isDollars(text: string, min: number): boolean {
  return (
    text === '' || (/^\$?[\d, ]+$/.test(text) && /\d/.test(text) && Number(text.replace(/\D/g, '')) >= min)
  )
}

function postcodeError(value: string, rules: EnquiryRules): string | null {
  if (value === '') return rules.isPostcodeRequired ? 'Enter your postcode.' : null
  return isPostcode(value) ? null : POSTCODE_ERROR
}

function dateTimeError(value: string, rules: EnquiryRules): string | null {
  if (value === '') return null
  if (!isCalendarDay(value.slice(0, 10)) || !/^T([01]\d|2[0-3]):[0-5]\d$/.test(value.slice(10)))
    return 'Choose a date and time.'
  return rules.localNow !== null && value < rules.localNow
    ? 'Choose a date and time that is still to come.'
    : null
}

function dateError(value: string, rules: EnquiryRules): string | null {
  if (value === '') return null
  if (!isCalendarDay(value)) return 'Choose a date.'
  return rules.localNow !== null && value < rules.localNow.slice(0, 10)
    ? 'Choose a date that is still to come.'
    : null
}

/** `new Date` would turn 31 February into a day in March. */
function isCalendarDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date) && new Date(date).toJSON()?.startsWith(date) === true
}

/** Whether a box was sent as ticked. */
export function isTicked(text: string | undefined): boolean {
  return ['true', 'on', '1', 'yes'].includes((text ?? '').toLowerCase())
}

function toFields(raw: RawFields): EnquiryFields {
  const method = raw.PreferredContactMethod ?? ''
  const answers: Record<string, string> = {}
  for (const name of ANSWER_NAMES) if (raw[name]) answers[name] = raw[name]
  // LEAD-031: kilometres and amounts are sent as digits only, however displayed.
  for (const name of ['kms', 'amount', 'deposit'])
    if (answers[name]) answers[name] = answers[name].replace(/\D/g, '')
  return {
    person: {
      name: raw.name ?? '',
      lastName: raw.last_name || null,
      email: raw.email ?? '',
      phone: keptPhone(raw.phone ?? ''),
      postcode: raw.postcode || null,
      preferredContact: isContactMethod(method) ? method : null,
    },
    category: raw.category && isLeadCategory(raw.category) ? raw.category : DEFAULT_CATEGORY,
    subcategory: raw.subcategory || null,
    message: raw.message || null,
    locationSlug: raw.location || null,
    dealershipSlug: raw.dealership_slug || null,
    carId: raw.car_id || null,
    optIn: isTicked(raw.opt_in),
    wantsTexts: isTicked(raw.text_me),
    answers,
  }
}
