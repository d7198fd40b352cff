/** Fewest and most digits of an Australian number in national form: 13 11 14 and 0412 345 678. */
const DIGITS_MIN = 6
const NATIONAL_DIGITS = 10

/** What a form says of a number that cannot be called. */
export const PHONE_ERROR = 'Enter a phone number such as 0412 345 678 or, from overseas, +64 21 345 678.'

/**
 * Digits only, with a leading 61 or 0061 turned into 0: `+61 412 345 678` becomes `0412345678` (LEAD-022).
 */
export function normaliseAuPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00?61/, '61')
  if (!digits.startsWith('61') || digits.length <= NATIONAL_DIGITS) return digits
  return `0${digits.slice(2).replace(/^0/, '')}`
}

/** Whether the text is an Australian number that can be called: mobile, landline, 13, 1300 or 1800. */
export function isAuPhone(text: string): boolean {
  const digits = normaliseAuPhone(text)
  if (digits.length < DIGITS_MIN) return false
  return /^0[234578]\d{8}$/.test(digits) || /^1[38]00\d{6}$/.test(digits) || /^13\d{4}$/.test(digits)
}

/** `0412 345 678`, `07 3555 0199`, `1300 555 019`; other numbers come back unchanged. */
export function formatAuPhone(text: string): string {
  const digits = normaliseAuPhone(text)
  if (/^04\d{8}$/.test(digits) || /^1[38]00\d{6}$/.test(digits))
    return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
  if (/^0\d{9}$/.test(digits)) return digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')
  return text
}
