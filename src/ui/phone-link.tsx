import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { Icon } from './icon/icon.tsx'

/** A number that can be called with one tap. */
export function PhoneLink({ phone, className = '' }: { phone: string; className?: string }) {
  return (
    <a
      href={telHref(phone)}
      className={`inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap tabular-nums ${className}`}
    >
      <Icon name="phone" className="size-[1.1em]" />
      {phone}
    </a>
  )
}
