import type { PhoneRevealBody } from '#src/features/vehicles/domain/page/contact-phone.ts'

/** Reports that a masked number was revealed; a failure is logged by the server, never shown (ERR-013). */
export function recordPhoneReveal(body: PhoneRevealBody): void {
  fetch('/api/phone-reveal', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}
