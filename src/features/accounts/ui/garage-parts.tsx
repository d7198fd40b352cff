import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { GarageProfile, GarageRow } from '../domain/garage-view.ts'
import { NameFields } from './name-fields.tsx'
import { Field } from '#src/ui/form/field.tsx'

type GarageSectionProps = {
  id: string
  heading: string
  link?: { label: string; href: string } | null
  children: ReactNode
}

export function GarageSection({ id, heading, link, children }: GarageSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="display-lg">
          {heading}
        </h2>
        {link ? (
          <a href={link.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {link.label}
          </a>
        ) : null}
      </div>
      {children}
    </section>
  )
}

/** Shown for an empty list, with a link to get started. */
export function NothingYet({ text, link }: { text: string; link: { label: string; href: string } }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-5 sm:flex-row sm:items-center sm:justify-between sm:p-6">
      <p className="max-w-prose text-pretty text-ink-muted">{text}</p>
      <Button href={link.href} variant="secondary" className="shrink-0">
        {link.label}
      </Button>
    </div>
  )
}

export function GarageRows({ rows }: { rows: readonly GarageRow[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map((row) => (
        <li
          key={row.reference}
          className="grid gap-x-6 gap-y-1 p-5 sm:grid-cols-[7rem_1fr_auto] sm:items-baseline"
        >
          <p className="text-sm text-ink-muted tabular-nums">{row.day}</p>
          <div className="min-w-0">
            <p className="font-semibold">{row.what}</p>
            {row.vehicle ? (
              <a
                href={row.vehicle.href}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                {row.vehicle.name}
              </a>
            ) : null}
            {row.lines.map((line) => (
              <p key={line} className="text-ink-muted">
                {line}
              </p>
            ))}
            {row.cancelHref ? (
              <a
                href={row.cancelHref}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                See, move or cancel it
              </a>
            ) : null}
          </div>
          <p className="text-sm text-ink-muted">
            Reference <span className="text-ink tabular-nums">{row.reference}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

type ProfileFormProps = { profile: GarageProfile; error: string | null; isSaved: boolean }

/** The customer's details. The phone is changed by signing in with another one. */
export function ProfileForm({ profile, error, isSaved }: ProfileFormProps) {
  return (
    <form method="post" noValidate className="flex flex-col gap-4">
      {isSaved ? (
        <p
          role="status"
          className="rounded-control bg-good-soft px-3 py-2.5 text-sm font-medium text-good-ink"
        >
          Your details are saved.
        </p>
      ) : null}
      <NameFields firstName={profile.firstName} lastName={profile.lastName} />
      <Field
        isSudden
        id="account-email"
        name="email"
        label="Email"
        type="email"
        need="optional"
        autoComplete="email"
        maxLength={254}
        defaultValue={profile.email}
        error={error}
      />
      <dl className="text-sm">
        <dt className="text-ink-muted">Mobile</dt>
        <dd className="font-semibold tabular-nums">{profile.phone}</dd>
      </dl>
      <Button type="submit" className="self-start">
        Save details
      </Button>
    </form>
  )
}
