import { formatAuPhone, normaliseAuPhone } from '#src/shared/domain/au-phone.ts'

/** National digits of an Australian mobile written with 04, +614 or 614; null for anything else (AUTH-013, AUTH-022). */
export function parseMobile(text: string): string | null {
  if (text.length > 30 || /[^\d\s+().-]/.test(text)) return null
  const digits = normaliseAuPhone(text)
  return /^04\d{8}$/.test(digits) ? digits : null
}

/** `+61412345678`, as carriers of text messages take it (E.164). */
export function toE164(mobile: string): string {
  return `+61${mobile.slice(1)}`
}

/** `0412 ••• 678`: enough to know the own number by, too little to learn another's. */
export function maskMobile(mobile: string): string {
  const [start = '', , end = ''] = formatAuPhone(mobile).split(' ')
  return `${start} ••• ${end}`
}
