import { useState } from 'react'
import type { ContactPhone } from '#src/features/vehicles/domain/page/contact-phone.ts'
import { recordPhoneReveal } from '#src/features/vehicles/ui/visits/record-phone-reveal.ts'
import { Icon } from '#src/ui/icon/icon.tsx'

type PhoneLinkProps = { phone: ContactPhone; isMasked: boolean; label?: string; className: string }

/**
 * A number to call. A masked number is shown on the first press and called on the second; without scripts it
 * is shown in full (VDP-049).
 */
export function PhoneLink({ phone, isMasked, label, className }: PhoneLinkProps) {
  const [isRevealed, setRevealed] = useState(!isMasked)
  function reveal() {
    setRevealed(true)
    if (phone.reveal) recordPhoneReveal(phone.reveal)
  }
  if (isRevealed) {
    return (
      <a href={phone.href} className={className}>
        <Icon name="phone" />
        <span className="tabular-nums">{label && !isMasked ? label : phone.text}</span>
        {label && !isMasked ? <span className="sr-only"> on {phone.text}</span> : null}
      </a>
    )
  }
  return (
    <>
      <button type="button" onClick={reveal} className={className}>
        <Icon name="phone" />
        <span className="tabular-nums">{label ?? phone.masked}</span>
        <span className="sr-only"> Show the number</span>
      </button>
      <noscript>
        <a href={phone.href}>{phone.text}</a>
      </noscript>
    </>
  )
}
