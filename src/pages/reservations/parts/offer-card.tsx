import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { VehiclePicture } from '#src/ui/picture/vehicle-picture.tsx'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { CheckoutOffer, MoneyLine } from '#src/features/reservations/domain/checkout-offer.ts'

type OfferCardProps = { offer: CheckoutOffer; lines: MoneyLine[]; phone: string }

/** The vehicle beside the form: its picture, its price with its kind, what is paid when, what is promised, whom to call. */
export function OfferCard({ offer, lines, phone }: OfferCardProps) {
  return (
    <aside aria-label="What you reserve" className="flex flex-col gap-4">
      <div className="overflow-hidden rounded-card border border-line bg-surface max-lg:grid max-lg:grid-cols-[7rem_minmax(0,1fr)]">
        {offer.imageUrl ? (
          <div className="aspect-[3/2] bg-studio max-lg:m-3 max-lg:mr-0 max-lg:self-start max-lg:overflow-hidden max-lg:rounded-control">
            <VehiclePicture
              url={offer.imageUrl}
              alt={offer.name}
              priority="high"
              sizes="(min-width: 64rem) 28rem, 7rem"
              width={640}
            />
          </div>
        ) : null}
        <div className="contents lg:block lg:p-5">
          <div className="max-lg:p-3 lg:mb-4">
            <a
              href={`/cars/${offer.slug}`}
              className="inline-flex min-h-6 items-center text-lg leading-snug font-semibold text-balance text-ink hover:underline"
            >
              {offer.name}
            </a>
            <p className="mt-1 text-sm text-ink-muted">
              {offer.placeAddress ?? offer.placeName} · Stock {offer.stockNumber}
            </p>
          </div>
          <div className="max-lg:col-span-2 max-lg:px-3">
            <MoneyLines lines={lines} />
          </div>
        </div>
      </div>
      {offer.promises.length > 0 ? (
        <ul className="flex flex-col gap-2 rounded-card bg-good-soft p-4 text-sm text-good-ink">
          {offer.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      ) : null}
      <p className="px-1 text-sm text-ink-muted">
        Rather talk first? Call{' '}
        <a
          href={telHref(phone)}
          className="inline-flex min-h-6 items-center font-semibold text-ink underline underline-offset-2"
        >
          {formatAuPhone(phone)}
        </a>{' '}
        or{' '}
        <a
          href={`/cars/${offer.slug}#enquire`}
          className="inline-flex min-h-6 items-center font-semibold text-ink underline underline-offset-2"
        >
          send an enquiry
        </a>
        .
      </p>
    </aside>
  )
}

/** Amounts one under another, each with what it is and what it leaves out. */
export function MoneyLines({ lines }: { lines: MoneyLine[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line border-t border-line">
      {lines.map(({ label, text, note }, index) => (
        <div
          key={label}
          className={`grid grid-cols-[1fr_auto] gap-x-4 py-3 ${index === lines.length - 1 ? 'font-semibold' : ''}`}
        >
          <dt className="text-sm text-ink">{label}</dt>
          <dd className="text-right tabular-nums text-ink">{text}</dd>
          {note ? <dd className="col-span-2 mt-1 text-sm font-normal text-ink-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
