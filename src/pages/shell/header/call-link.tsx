import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import type { SiteShell } from '../site-shell.ts'
import { Icon } from '#src/ui/icon/icon.tsx'

/** Up to this many characters, name and number share one line on a phone; beyond it the number is an icon. */
const ON_ONE_LINE = 22

/** The number in a small header: written out if the dealer's name leaves room, otherwise an icon to press. */
export function CallLink({ shell, className }: { shell: SiteShell; className: string }) {
  const fits = shell.wordmark.length + shell.phone.length <= ON_ONE_LINE
  return (
    <a
      href={telHref(shell.phone)}
      aria-label={`Call ${shell.phone}`}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap tabular-nums ${className}`}
    >
      {fits ? null : <Icon name="phone" className="size-6 sm:hidden" />}
      <span className={fits ? '' : 'hidden sm:inline'}>{shell.phone}</span>
    </a>
  )
}
