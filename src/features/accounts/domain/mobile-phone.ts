import { formatAuPhone, normaliseAuPhone } from '#src/shared/domain/au-phone.ts'
import { isPlainPhone, parseOverseas } from '#src/shared/domain/phone/phone-number.ts'
import type { TextedCodes } from './accounts-schema.ts'
import type { AccountErrorCode } from './accounts-errors.ts'

/** National digits of an Australian mobile written with 04, +614 or 614; null for anything else (AUTH-013, AUTH-022). */
export function parseMobile(text: string): string | null {
  if (!isPlainPhone(text)) return null
  const digits = normaliseAuPhone(text)
  return /^04\d{8}$/.test(digits) ? digits : null
}

/** A mobile that a code may be texted to: an Australian one, or any other with its country code where a site wants that; null else. */
export function parseTextable(text: string, { australianMobilesOnly }: TextedCodes): string | null {
  return parseMobile(text) ?? (australianMobilesOnly ? null : parseOverseas(text))
}

/** What to say of a phone that gets no code. */
export function phoneFault(
  text: string,
  { australianMobilesOnly }: TextedCodes,
): Extract<AccountErrorCode, 'invalid_phone' | 'invalid_mobile' | 'overseas_phone'> {
  if (!australianMobilesOnly) return 'invalid_mobile'
  return parseOverseas(text) ? 'overseas_phone' : 'invalid_phone'
}

/** `+61412345678`, as carriers of text messages take it (E.164). */
export function toE164(mobile: string): string {
  return mobile.startsWith('+') ? mobile : `+61${mobile.slice(1)}`
}

/** `0412 ••• 678`: enough to know the own number by, too little to learn another's. */
export function maskMobile(mobile: string): string {
  if (mobile.startsWith('+')) return `${mobile.slice(0, 3)} ••• ${mobile.slice(-3)}`
  const [start = '', , end = ''] = formatAuPhone(mobile).split(' ')
  return `${start} ••• ${end}`
}
