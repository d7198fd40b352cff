import { isAuPhone, normaliseAuPhone } from '../au-phone.ts'

/**
 * E.164 outside Australia. Numbers that nobody has as a mobile and that cost a lot to text are excluded:
 * shared-cost, premium, satellite and international networks (ITU-T E.164 assigned codes 800, 808, 870, 878,
 * 881 to 883, 888, 979).
 */
const OVERSEAS = /^\+(?!61|800|808|870|878|88[1238]|979)[1-9]\d{7,14}$/

/** The international prefix: 0011 in Australia, 00 in most other places. */
const DIALLED = /^00(?:11)?/

/**
 * A zero dialled only within the country, as in +44 (0)20. Italy's belongs to the number and is written
 * without brackets.
 */
const TRUNK_ZERO = /\(0\)/

/**
 * `+6421345678` from a number with a country code other than Australia's, written after a plus, 00 or 0011
 * with any spaces, brackets, dots and dashes; null for anything else.
 */
export function parseOverseas(text: string): string | null {
  if (!isPlainPhone(text)) return null
  const number = text
    .replace(TRUNK_ZERO, '')
    .replace(/[^\d+]/g, '')
    .replace(DIALLED, '+')
  return OVERSEAS.test(number) ? number : null
}

/**
 * A phone as every table keeps it, however it was typed: national digits for an Australian one (`0412345678`,
 * LEAD-022), E.164 for any other (`+6421345678`), null if it is neither.
 */
export function readPhone(text: string): string | null {
  return parseOverseas(text) ?? (isAuPhone(text) ? normaliseAuPhone(text) : null)
}

/** The phone as `readPhone` keeps it; of anything else its digits, which can still be compared. */
export function keptPhone(text: string): string {
  return readPhone(text) ?? normaliseAuPhone(text)
}

/** Whether the text holds only characters used in phone numbers and is no longer than one. */
export function isPlainPhone(text: string): boolean {
  return text.length <= 30 && !/[^\d\s+().-]/.test(text)
}
