import { isAuPhone, normaliseAuPhone } from '../au-phone.ts'

/**
 * E.164 outside Australia. Left out are numbers that are nobody's own mobile and dear to text: shared-cost, premium,
 * satellite and networks of no country (ITU-T E.164 assigned codes 800, 808, 870, 878, 881 to 883, 888, 979).
 */
const OVERSEAS = /^\+(?!61|800|808|870|878|88[1238]|979)[1-9]\d{7,14}$/

/** What is dialled before a country code: 0011 in Australia, 00 in most other places. */
const DIALLED = /^00(?:11)?/

/** A zero dialled within the country only, as in +44 (0)20; Italy's belongs to the number and is written without brackets. */
const TRUNK_ZERO = /\(0\)/

/**
 * `+6421345678` of a number with a country code other than Australia's, after a plus, 00 or 0011 and with whatever
 * spaces, brackets, dots and dashes; null for anything else.
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
 * A phone as every table keeps it, however it was typed: national digits of an Australian one (`0412345678`, LEAD-022),
 * E.164 of any other (`+6421345678`); null when it is neither.
 */
export function readPhone(text: string): string | null {
  return parseOverseas(text) ?? (isAuPhone(text) ? normaliseAuPhone(text) : null)
}

/** Whether the text holds nothing but what numbers are written with, and is no longer than one. */
export function isPlainPhone(text: string): boolean {
  return text.length <= 30 && !/[^\d\s+().-]/.test(text)
}
