import { readPhone } from '#src/shared/domain/phone/phone-number.ts'

/** Weights of the eleven digits of an ABN; the sum is a multiple of 89 (ABR, "Format of the ABN"). */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
const ABN_MODULUS = 89
/** No Australian plate is longer, and none holds anything but letters and digits. */
const PLATE = /^[A-Z\d]{1,9}$/
/** Nobody books further ahead, so a later day is a slip of the finger. */
const MONTHS_AHEAD = 12

/** What the server alone checks of a field's text, so that no page carries it; null if there is nothing to mend. */
export function postedError(name: string, value: string, localNow: string | null): string | null {
  if (value === '') return null
  if (name === 'phone' && readPhone(value) === null)
    return 'Check the phone number; one from overseas starts with + and its country code.'
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
