import { formRules } from '#src/features/leads/domain/form-kind/form-rules.ts'
import type { LeadFormSite } from '#src/features/leads/domain/form/lead-form.ts'
import {
  enquiryErrors,
  type EnquiryRules,
  type RawFields,
  readRawFields,
} from '#src/features/leads/domain/form/enquiry-fields.ts'
import type { LeadFieldError } from '#src/features/leads/domain/leads-errors.ts'
import { isPostcode } from '#src/shared/domain/postcode.ts'
import type { ReservationKind } from './reservation.ts'

/** Checkout fields in addition to the lead form's. */
export const CHOICE_FIELDS = ['handover', 'delivery_postcode', 'pay_by', 'trade_in', 'accept_terms'] as const
export type ChoiceField = (typeof CHOICE_FIELDS)[number]
export const PERSON_FIELDS = ['name', 'phone', 'email', 'postcode', 'message', 'opt_in'] as const
export type CheckoutValues = Partial<Record<ChoiceField | (typeof PERSON_FIELDS)[number], string>>

/** The steps of the online purchase in order (RSV-009). */
export const PURCHASE_STEPS = ['details', 'handover', 'payment', 'review'] as const
export type PurchaseStep = (typeof PURCHASE_STEPS)[number]
export const STEP_TITLES: Record<PurchaseStep, string> = {
  details: 'Your details',
  handover: 'Delivery or pick-up',
  payment: 'How you pay',
  review: 'Review and deposit',
}
/** Each step's fields; the other steps' answers are sent along. */
export const STEP_FIELDS: Record<PurchaseStep, readonly string[]> = {
  details: PERSON_FIELDS,
  handover: ['handover', 'delivery_postcode'],
  payment: ['pay_by', 'trade_in'],
  review: ['accept_terms'],
}

const CHOICE_LENGTH_MAX = 20

/** The fields of a posted checkout as short text; everything else is ignored. */
export function readCheckout(body: Readonly<Record<string, unknown>>): CheckoutValues {
  const raw: RawFields = readRawFields(body)
  const values: CheckoutValues = {}
  for (const name of PERSON_FIELDS) if (raw[name] !== undefined) values[name] = raw[name]
  for (const name of CHOICE_FIELDS) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined
    if (typeof value === 'string') values[name] = value.trim().slice(0, CHOICE_LENGTH_MAX)
  }
  return values
}

function enquiryRules(site: LeadFormSite): EnquiryRules {
  return formRules('reserve', site, { asksLocation: false, asksDealership: false, localNow: null })
}

type CheckoutRules = {
  kind: ReservationKind
  site: LeadFormSite
  /** What only the server checks of the person's fields. */
  more?: EnquiryRules['more']
}

/** Every invalid field with its fix; the server passes what else it checks as `more`. A purchase has more than a reservation. */
export function checkoutErrors(
  values: CheckoutValues,
  { kind, site, more }: CheckoutRules,
): LeadFieldError[] {
  const { handover, delivery_postcode: postcode = '' } = values
  const rules = { ...enquiryRules(site), ...(more ? { more } : {}) }
  const errors = enquiryErrors({ ...personOf(values), form: 'reserve' }, rules)
  const add = (field: ChoiceField, message: string) => errors.push({ field, message })
  if (kind === 'purchase') {
    if (handover !== 'pickup' && handover !== 'delivery') add('handover', 'Choose pick-up or delivery.')
    if (handover === 'delivery' && !isPostcode(postcode))
      add('delivery_postcode', 'Enter the postcode we deliver to, such as 4000.')
    if (values.pay_by !== 'own_money' && values.pay_by !== 'finance')
      add('pay_by', 'Choose how you want to pay.')
  }
  if (values.accept_terms !== 'yes') add('accept_terms', 'Read and accept the conditions of the deposit.')
  return errors
}

/** The errors up to and including a step, and the first step with any. */
export function errorsUpTo(
  step: PurchaseStep,
  errors: readonly LeadFieldError[],
): { step: PurchaseStep; errors: LeadFieldError[] } | null {
  for (const each of PURCHASE_STEPS) {
    const own = errors.filter(({ field }) => STEP_FIELDS[each].includes(field))
    if (own.length > 0) return { step: each, errors: own }
    if (each === step) return null
  }
  return null
}

/** The lead form's part of the values. */
export function personOf(values: CheckoutValues): RawFields {
  const fields: RawFields = {}
  for (const name of PERSON_FIELDS) {
    const value = values[name]
    if (value !== undefined) fields[name] = value
  }
  return fields
}
