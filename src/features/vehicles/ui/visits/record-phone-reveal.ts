import type { PhoneRevealBody } from '#src/features/vehicles/domain/page/contact-phone.ts'

/** Tells the platform that a masked number was shown; a failure is the server's to log and never the visitor's to see (ERR-013). */
export function recordPhoneReveal(body: PhoneRevealBody): void {
  fetch('/api/phone-reveal', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}
