import { AU_STATES } from '#src/shared/domain/au-state.ts'
import { readPhone } from '#src/shared/domain/phone/phone-number.ts'
import { CONTACT_METHODS, type ContactMethod } from '../lead.ts'
import { isCreditScore, isFinanceTerm } from './finance-choices.ts'

/** Weights of the eleven digits of an ABN; the sum is a multiple of 89 (ABR, "Format of the ABN"). */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
const ABN_MODULUS = 89
/** No Australian plate is longer, and none holds anything but letters and digits. */
const PLATE = /^[A-Z\d]{1,9}$/
/** No vehicle has been driven further by one odometer, trucks included. */
const KMS_MAX = 2_000_000
/** Nobody books further ahead, so a later day is a slip of the finger. */
const MONTHS_AHEAD = 12

/** Choices from a list, which a browser can only send as they are. */
const CHOICES: Readonly<Record<string, { has: (value: string) => boolean; text: string }>> = {
  PreferredContactMethod: { has: isContactMethod, text: 'Choose how we should reply: Phone, Email or SMS.' },
  'do-you-have-a-trade-in': {
    has: (value) => value === 'Yes' || value === 'No',
    text: 'Say whether you have a trade-in: Yes or No.',
  },
  term: { has: isFinanceTerm, text: 'Choose 1 to 7 years.' },
  selfAssessedCreditScore: { has: isCreditScore, text: 'Choose Great, Decent or Poor.' },
  rego_state: {
    has: (value) => (AU_STATES as readonly string[]).includes(value),
    text: 'Choose the state of the plate from the list.',
  },
}

/** What the server alone checks of a field's text, so that no page carries it; null if there is nothing to mend. */
export function postedError(name: string, value: string, localNow: string | null): string | null {
  if (value === '') return null
  const choice = CHOICES[name]
  if (choice && !choice.has(value)) return choice.text
  if (name === 'phone' && readPhone(value) === null)
    return 'Check the phone number; one from overseas starts with + and its country code.'
  if ((name === 'name' || name === 'last_name') && !/\p{L}/u.test(value))
    return name === 'name' ? 'Enter your name in letters.' : 'Enter your last name in letters.'
  if (name === 'kms' && Number(value.replace(/\D/g, '')) > KMS_MAX)
    return 'Check the kilometres: enter at most 2,000,000.'
  if (name === 'abn' && !isAbn(value))
    return 'Check the ABN: it has 11 digits, and these do not belong together.'
  if (name === 'Rego' && !PLATE.test(value.toUpperCase().replace(/[\s.·-]/g, '')))
    return 'A rego is up to 9 letters and digits, such as 123ABC.'
  if ((name === 'preferred_date' || name === 'dateTime') && localNow !== null && isTooLate(value, localNow))
    return `Choose a date within the next ${MONTHS_AHEAD} months.`
  return null
}

/** Whether the text is an Australian Business Number, however spaced: eleven digits that pass the ABR's check. */
export function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, '')
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  )
  return sum % ABN_MODULUS === 0
}

function isTooLate(value: string, localNow: string): boolean {
  const nextYear = String(Number(localNow.slice(0, 4)) + 1).padStart(4, '0')
  return value.slice(0, 10) > nextYear + localNow.slice(4, 10)
}

/** Whether the text is a way to be contacted. */
export function isContactMethod(text: string): text is ContactMethod {
  return (CONTACT_METHODS as readonly string[]).includes(text)
}
