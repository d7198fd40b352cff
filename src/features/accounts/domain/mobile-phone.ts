import { formatAuPhone, normaliseAuPhone } from '#src/shared/domain/au-phone.ts'
import { isPlainPhone, parseOverseas } from '#src/shared/domain/phone/phone-number.ts'
import type { TextedCodes } from './accounts-schema.ts'
import type { AccountErrorCode } from './accounts-errors.ts'

/** National digits of an Australian mobile (04, +614 or 614); null for anything else (AUTH-013, AUTH-022). */
export function parseMobile(text: string): string | null {
  if (!isPlainPhone(text)) return null
  const digits = normaliseAuPhone(text)
  return /^04\d{8}$/.test(digits) ? digits : null
}

/** A mobile that can receive a code: Australian or, if the site allows it, with another country code; else null. */
export function parseTextable(text: string, { australianMobilesOnly }: TextedCodes): string | null {
  return parseMobile(text) ?? (australianMobilesOnly ? null : parseOverseas(text))
}

/** The error for a phone that cannot receive a code. */
export function phoneFault(
  text: string,
  { australianMobilesOnly }: TextedCodes,
): Extract<AccountErrorCode, 'invalid_phone' | 'invalid_mobile' | 'overseas_phone'> {
  if (!australianMobilesOnly) return 'invalid_mobile'
  return parseOverseas(text) ? 'overseas_phone' : 'invalid_phone'
}

/** `+61412345678`, the format SMS carriers expect (E.164). */
export function toE164(mobile: string): string {
  return mobile.startsWith('+') ? mobile : `+61${mobile.slice(1)}`
}

/** `0412 ••• 678`: enough for the owner to recognise, too little for anyone else. */
export function maskMobile(mobile: string): string {
  if (mobile.startsWith('+')) return `${mobile.slice(0, 3)} ••• ${mobile.slice(-3)}`
  const [start = '', , end = ''] = formatAuPhone(mobile).split(' ')
  return `${start} ••• ${end}`
}
