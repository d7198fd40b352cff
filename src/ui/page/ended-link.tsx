import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { Button } from '../button.tsx'

type EndedLinkProps = {
  /** Why it opens nothing. */
  state: 'ended' | 'revoked' | 'wrong'
  siteName: string
  phone: string
  email: string
  /** What the link opened, as in "your test drive". */
  about: string
  next?: { href: string; label: string }
}

const HEADINGS = {
  ended: 'This link has ended',
  revoked: 'This link was withdrawn',
  wrong: 'This link is not valid',
} as const
const REASONS = {
  ended: 'For your safety, links in our emails only work for a limited time.',
  revoked: 'It was withdrawn so that nobody who has the email can use it.',
  wrong: 'It may have been cut off in the email, or it may be too old. Please try the whole link again.',
} as const

/** Shown where a signed link opens nothing: why, and whom to ask. */
export function EndedLink({ state, about, siteName, phone, email, next }: EndedLinkProps) {
  const link = 'font-medium text-ink underline underline-offset-4'
  return (
    <main id="main" className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-12 md:py-20">
      <h1 className="display-lg text-ink">{HEADINGS[state]}</h1>
      <p className="text-lg text-ink">{REASONS[state]}</p>
      <p className="text-ink-muted">
        To ask about {about}, call {siteName} on{' '}
        <a href={telHref(phone)} className={`${link} whitespace-nowrap`}>
          {phone}
        </a>{' '}
        or email{' '}
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
        , quoting the reference in your email.
      </p>
      {next ? (
        <Button href={next.href} className="self-start">
          {next.label}
        </Button>
      ) : null}
    </main>
  )
}
