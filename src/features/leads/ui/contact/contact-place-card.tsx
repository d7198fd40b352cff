import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { ContactPlace } from '#src/features/leads/domain/contact/contact-view.ts'

const LINK = 'inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4'

export function ContactPlaceCard({ place, isMain = false }: { place: ContactPlace; isMain?: boolean }) {
  return (
    <article className="flex w-full flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div>
        {isMain ? (
          <h2 className="font-display text-xl font-semibold">{place.name}</h2>
        ) : (
          <h3 className="font-display text-lg font-semibold">
            <a href={place.href} className="underline-offset-4 hover:underline">
              {place.name}
            </a>
          </h3>
        )}
        {place.state ? (
          <p
            className={`mt-1 text-sm font-medium ${place.state.isOpen ? 'text-good-ink' : 'text-ink-muted'}`}
          >
            {place.state.text}
          </p>
        ) : null}
      </div>
      <div>
        {place.phones.map((phone) => (
          <a
            key={phone.href}
            href={phone.href}
            className="flex min-h-11 items-center gap-2 font-semibold tabular-nums"
          >
            <Icon name="phone" className="size-[1.1em]" />
            <span className="sr-only">{phone.label} </span>
            {phone.text}
          </a>
        ))}
        <address className="mt-1 text-ink-muted not-italic">
          {place.street}
          <br />
          {place.cityLine}
        </address>
      </div>
      <PlaceHours place={place} isMain={isMain} />
      <p className="flex flex-wrap gap-x-6">
        <a href={place.directionsHref} rel="noopener" className={LINK}>
          Get Directions
        </a>
        {place.stockHref ? (
          <a href={place.stockHref} className={LINK}>
            View Our Stock
          </a>
        ) : null}
        {isMain ? null : (
          <a href={place.href} className={LINK}>
            Contact<span className="sr-only"> {place.name}</span>
          </a>
        )}
      </p>
      {place.licences.length > 0 ? (
        <p className="mt-auto text-sm text-ink-muted">
          {[place.seller, ...place.licences].filter(Boolean).join(' · ')}
        </p>
      ) : null}
    </article>
  )
}

/** Open for the main location and collapsed for others, so that a group of eight fits one screen of cards. */
function PlaceHours({ place, isMain }: { place: ContactPlace; isMain: boolean }) {
  const weeks = place.weeks.map((week) => (
    <div key={week.heading ?? 'week'}>
      {week.heading || isMain ? (
        <p className="font-semibold">{week.heading ? `${week.heading} hours` : 'Opening hours'}</p>
      ) : null}
      <HoursList lines={week.lines} />
    </div>
  ))
  const holidays = place.specialDays.map(({ date, text, note }) => ({
    days: note ? `${note}, ${date}` : date,
    text,
  }))
  return (
    <div className="text-sm">
      {isMain ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-10 gap-y-4">
          {weeks}
        </div>
      ) : null}
      {!isMain && weeks.length > 0 ? (
        <Fold label="Opening hours">
          <div className="flex flex-col gap-4 pb-2">{weeks}</div>
        </Fold>
      ) : null}
      {holidays.length > 0 ? (
        <Fold label="Holiday hours">
          <HoursList lines={holidays} />
        </Fold>
      ) : null}
    </div>
  )
}

function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-1 font-semibold">
        {label} <Icon name="chevron" className="size-4 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

function HoursList({ lines }: { lines: readonly { days: string; text: string }[] }) {
  return (
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {lines.map(({ days, text }) => (
        <div key={days} className="contents">
          <dt className="text-ink-muted">{days}</dt>
          <dd className="text-right tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
