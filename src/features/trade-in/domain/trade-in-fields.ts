import { cleanText } from '#src/shared/domain/clean-text.ts'
import { PHONE_ERROR } from '#src/shared/domain/au-phone.ts'
import { AU_STATES, type AuState } from '#src/shared/domain/au-state.ts'
import { keptPhone, readPhone } from '#src/shared/domain/phone/phone-number.ts'
import { EMAIL_ERROR, isEmailAddress } from '#src/shared/domain/email-address.ts'
import type { FieldError } from '#src/shared/domain/form/form-errors.ts'
import { isPostcode, POSTCODE_ERROR } from '#src/shared/domain/postcode.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import { ITEM_TYPES, type ItemType } from '#src/features/vehicles/domain/vehicle.ts'
import type { TradeInContact, TradeInVehicle } from './trade-in.ts'

/** Bot trap: hidden from people but filled in by bots. A form with it filled creates no lead (TRADE-003). */
export const TRAP_FIELD = 'company_website'
/** The exact question of TRADE-004. */
export const FINANCE_LABEL = 'Is Your Car Currently Under Finance?'

/** Field limits (TRADE-011). */
const BOUNDS = { name: 80, make: 40, model: 60, badge: 80, comments: 2000, email: 254 } as const
const REGO = /^[A-Z0-9]{1,9}$/
const KMS_MAX = 999_999
const YEAR_MIN = 1950

export type Raw = Readonly<Record<string, unknown>>
type Check<T> = Result<T, FieldError[]>

/** A posted field as one clean line; empty if it is not text. */
export function textOf(raw: Raw, name: string): string {
  const value = Object.hasOwn(raw, name) ? raw[name] : undefined
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? cleanText(value.slice(0, 5000), false) : ''
}

/** The rego as on the plate: capitals and digits only. */
export function normaliseRego(text: string): string {
  return text.toUpperCase().replace(/[\s.·-]/g, '')
}

/** Rego and state, both required (TRADE-007, TRADE-011). */
export function readPlate(raw: Raw): Check<{ rego: string; regoState: AuState }> {
  const rego = normaliseRego(textOf(raw, 'rego'))
  const regoState = AU_STATES.find((state) => state === textOf(raw, 'regoState').toUpperCase())
  const errors: FieldError[] = []
  if (rego === '') errors.push({ field: 'rego', message: 'Enter the registration (rego) of your vehicle.' })
  else if (!REGO.test(rego))
    errors.push({ field: 'rego', message: 'A rego is up to 9 letters and digits, such as 123ABC.' })
  if (!regoState) errors.push({ field: 'regoState', message: 'Choose the state it is registered in.' })
  return errors.length > 0 || !regoState ? fail(errors) : ok({ rego, regoState })
}

/** The vehicle as typed or corrected by hand. `yearNow` limits the model year. */
export function readVehicle(
  raw: Raw,
  {
    yearNow,
    itemTypes,
    found,
  }: { yearNow: number; itemTypes: readonly ItemType[]; found: TradeInVehicle | null },
): Check<TradeInVehicle> {
  const [make, model, badge] = [textOf(raw, 'make'), textOf(raw, 'model'), textOf(raw, 'badge')]
  const year = Number(textOf(raw, 'year'))
  const errors: FieldError[] = []
  if (!Number.isInteger(year) || year < YEAR_MIN || year > yearNow)
    errors.push({ field: 'year', message: `Enter the year as four digits, ${YEAR_MIN} to ${yearNow}.` })
  if (make === '') errors.push({ field: 'make', message: 'Enter the make, such as Toyota.' })
  else if (make.length > BOUNDS.make) errors.push(tooLong('make', 'The make', BOUNDS.make))
  if (model === '') errors.push({ field: 'model', message: 'Enter the model, such as Corolla.' })
  else if (model.length > BOUNDS.model) errors.push(tooLong('model', 'The model', BOUNDS.model))
  if (badge.length > BOUNDS.badge) errors.push(tooLong('badge', 'The badge', BOUNDS.badge))
  if (errors.length > 0) return fail(errors)
  const typed = ITEM_TYPES.find((type) => type === textOf(raw, 'itemType'))
  const itemType = typed ?? found?.itemType ?? itemTypes[0] ?? 'car'
  const isSame = found && found.make === make && found.model === model && found.itemType === itemType
  const driveline = isSame ? found : { body: null, fuel: null, transmission: null, drive: null }
  const { body, fuel, transmission, drive } = driveline
  return ok({ itemType, year, make, model, badge: badge || null, body, fuel, transmission, drive })
}

/** Kilometres as a positive whole number, however displayed (LEAD-031, TRADE-011); null for a caravan. */
export function readKms(raw: Raw, itemType: ItemType): Check<number | null> {
  if (itemType === 'caravan') return ok(null)
  const text = textOf(raw, 'kms')
  const kms = /^[\d,. ]+(kms?)?$/i.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN
  if (text === '') return fail([{ field: 'kms', message: 'Enter the kilometres on the odometer.' }])
  if (!(kms >= 1 && kms <= KMS_MAX))
    return fail([{ field: 'kms', message: 'Enter the kilometres as a number, such as 45,000.' }])
  return ok(kms)
}

/** The contact step's fields (TRADE-002, TRADE-004, TRADE-011). A single location is not asked for. */
export function readContact(
  raw: Raw,
  { locationIds }: { locationIds: readonly string[] },
): Check<TradeInContact> {
  const read = (name: string) => textOf(raw, name)
  const errors = contactErrors(read, locationIds)
  if (errors.length > 0) return fail(errors)
  const method = read('PreferredContactMethod')
  const comments = typeof raw.message === 'string' ? cleanText(raw.message, true) : ''
  return ok({
    name: read('name'),
    lastName: read('last_name'),
    postcode: read('postcode'),
    phone: keptPhone(read('phone')),
    email: read('email'),
    preferredContact: method === 'Email' || method === 'SMS' ? method : 'Phone',
    finance: read('finance') === 'Yes' ? 'Yes' : 'No',
    locationId: locationIds.length > 1 ? read('location_id') : (locationIds[0] ?? null),
    comments: comments || null,
    optIn: ['true', 'on', '1'].includes(read('opt_in')),
  })
}

type Rule = { field: string; isWrong: (value: string) => boolean; message: string }
const CONTACT_RULES: readonly Rule[] = [
  { field: 'name', isWrong: (value) => value === '', message: 'Enter your first name.' },
  {
    field: 'name',
    isWrong: (value) => value.length > BOUNDS.name,
    message: 'Your first name can be 80 characters at most.',
  },
  { field: 'last_name', isWrong: (value) => value === '', message: 'Enter your last name.' },
  {
    field: 'last_name',
    isWrong: (value) => value.length > BOUNDS.name,
    message: 'Your last name can be 80 characters at most.',
  },
  { field: 'phone', isWrong: (value) => value === '', message: 'Enter your phone number.' },
  {
    field: 'phone',
    isWrong: (value) => value !== '' && readPhone(value) === null,
    message: PHONE_ERROR,
  },
  { field: 'email', isWrong: (value) => value === '', message: 'Enter your email address.' },
  {
    field: 'email',
    isWrong: (value) => value !== '' && (value.length > BOUNDS.email || !isEmailAddress(value)),
    message: EMAIL_ERROR,
  },
  { field: 'postcode', isWrong: (value) => !isPostcode(value), message: POSTCODE_ERROR },
]
/** Below the choice of a location. */
const CHOICE_RULES: readonly Rule[] = [
  {
    field: 'PreferredContactMethod',
    isWrong: (value) => !['', 'Phone', 'Email', 'SMS'].includes(value),
    message: 'Choose Phone, Email or SMS.',
  },
  {
    field: 'finance',
    isWrong: (value) => value !== 'Yes' && value !== 'No',
    message: 'Say whether it is under finance: Yes or No.',
  },
]

function contactErrors(read: (name: string) => string, locationIds: readonly string[]): FieldError[] {
  const place: Rule = {
    field: 'location_id',
    isWrong: (value) => locationIds.length > 1 && !locationIds.includes(value),
    message: 'Choose the location you would bring it to.',
  }
  const errors = [...CONTACT_RULES, place, ...CHOICE_RULES]
    .filter((rule) => rule.isWrong(read(rule.field)))
    .map(({ field, message }) => ({ field, message }))
  if (read('message').length > BOUNDS.comments)
    errors.push(tooLong('message', 'Your comments', BOUNDS.comments))
  return errors
}

function tooLong(field: string, what: string, max: number): FieldError {
  return { field, message: `${what} can be ${max} characters at most.` }
}
