import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import type { TypedFields } from '#src/app/page-context.ts'
import { KeptForm } from './kept-form.tsx'

type TooManyProps = {
  shell: SiteShell
  seconds: number
  /** Where the form was sent to; null if nothing may be sent again from here. */
  to: string | null
  typed: TypedFields
}

/**
 * Too much was sent: when to send it again, with everything typed, ready to be sent. Works without scripts.
 */
export function TooManyNotice({ shell, seconds, to, typed }: TooManyProps) {
  return (
    <main className="flex min-h-dvh flex-col border-t-8 border-brand bg-ground">
      <div className="container-page section-space my-auto">
        <p className="font-display text-2xl font-semibold">{shell.name}</p>
        <h1 className="mt-8 display-xl">Please wait a moment</h1>
        <p role="alert" className="mt-4 max-w-prose text-lg text-pretty text-ink">
          Too much was sent from your network in a short time, so this was not sent.
          {to ? ' Nothing you typed is lost: ' : ' '}
          please try again in {seconds === 1 ? 'a second' : `${seconds} seconds`}, or call us.
        </p>
        {to ? <KeptForm typed={typed} action={to} /> : null}
        <p className="mt-8 flex flex-wrap gap-3">
          <PhoneLink phone={shell.phone} className="button-secondary" />
          <a href="/" className="button-secondary">
            Home
          </a>
        </p>
      </div>
    </main>
  )
}
