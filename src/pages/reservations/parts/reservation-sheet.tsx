import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { Button } from '#src/ui/button.tsx'
import { VehiclePicture } from '#src/ui/picture/vehicle-picture.tsx'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { ReservationView } from '#src/features/reservations/domain/reservation-view.ts'

type SheetProps = { view: ReservationView; hasLeft: boolean; phone: string }

/**
 * The state of a reservation: held until when, or the money on its way back; what happens next; cancelling
 * it.
 */
export function ReservationSheet({ view, hasLeft, phone }: SheetProps) {
  const { heading, text } = wordsOf(view, hasLeft)
  const isHeld = view.status === 'held'
  return (
    <main id="main" className="container-page section-space">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-12 xl:grid-cols-[minmax(0,1fr)_28rem] xl:gap-20">
        <div className="flex max-w-3xl min-w-0 flex-col gap-8">
          <div>
            <h1 className="display-lg text-ink">{heading}</h1>
            <p className="mt-3 text-lg text-pretty text-ink-muted" role={isHeld ? undefined : 'status'}>
              {text}
            </p>
          </div>
          {isHeld ? <HoldEnd view={view} /> : null}
          {view.payUrl ? (
            <div className="flex flex-wrap gap-3">
              <Button href={view.payUrl}>Continue to the payment</Button>
            </div>
          ) : null}
          {isHeld || view.status === 'completed' ? <NextSteps steps={view.steps} /> : null}
          {isHeld ? <Conditions conditions={view.conditions} /> : null}
          {isHeld || view.payUrl ? <CancelForm view={view} /> : null}
          <p className="text-ink-muted">
            Questions? Call{' '}
            <a href={telHref(phone)} className="font-semibold text-ink underline underline-offset-2">
              {formatAuPhone(phone)}
            </a>{' '}
            and give the reference{' '}
            <span className="font-semibold whitespace-nowrap text-ink">{view.reference}</span>.
          </p>
        </div>
        <Facts view={view} />
      </div>
    </main>
  )
}

function wordsOf(view: ReservationView, hasLeft: boolean): { heading: string; text: string } {
  const { vehicle, depositText, status } = view
  if (status === 'held')
    return {
      heading: view.kind === 'purchase' ? 'Your purchase has started' : 'It is reserved for you',
      text: `Your ${depositText} deposit has arrived and the ${vehicle.name} is held for ${view.holdHours} hours. A confirmation is on its way to your email.`,
    }
  if (status === 'completed')
    return {
      heading: 'It is yours',
      text: `${view.placeName} has recorded the sale. Your ${depositText} deposit is part of the price.`,
    }
  if (status === 'refunding')
    return {
      heading: 'Your money is on its way back',
      text: `The ${vehicle.name} is not held for you. Your full ${depositText} is going back to the card you paid with; banks take up to 10 business days to show it.`,
    }
  if (status === 'refunded')
    return {
      heading: 'Your money has been sent back',
      text: `The ${vehicle.name} is not held for you. Your ${depositText} was refunded in full to the card you paid with; banks take up to 10 business days to show it.`,
    }
  if (status === 'over')
    return {
      heading: 'This reservation is over',
      text: `The ${vehicle.name} is not held for you, and nothing was paid.`,
    }
  if (hasLeft)
    return {
      heading: 'You have not paid yet',
      text: `Nothing has been taken and the ${vehicle.name} is not reserved yet. It is kept for you to pay until ${view.endsText}.`,
    }
  return {
    heading: 'We are checking your payment',
    text: 'The bank has not answered yet. This page checks again every few seconds; there is no need to pay twice. If you closed the payment page, continue here.',
  }
}

function HoldEnd({ view }: { view: ReservationView }) {
  return (
    <div className="rounded-card bg-good-soft p-5 text-good-ink sm:p-6">
      <p className="text-sm font-medium">Held for {view.holdHours} hours, until</p>
      <p className="mt-1 text-xl font-semibold text-balance sm:text-2xl">{view.endsText}</p>
      <p className="mt-3">{view.refundText}</p>
    </div>
  )
}

function NextSteps({ steps }: { steps: string[] }) {
  return (
    <section aria-labelledby="next" className="flex flex-col gap-3">
      <h2 id="next" className="font-display text-xl font-semibold text-ink">
        What happens next
      </h2>
      <ol className="flex flex-col gap-3 text-ink">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-studio text-sm font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Conditions({ conditions }: { conditions: string[] }) {
  return (
    <details className="border-y border-line py-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-ink">
        The conditions you accepted
      </summary>
      <ul className="flex list-disc flex-col gap-2 py-2 pl-5 text-ink marker:text-ink-muted">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </details>
  )
}

function CancelForm({ view }: { view: ReservationView }) {
  const isHeld = view.status === 'held'
  return (
    <form method="post" className="flex flex-col items-start gap-3">
      <p className="text-ink-muted">
        {isHeld
          ? `Changed your mind? Cancel here: the vehicle becomes available again and your ${view.depositText} is refunded in full.`
          : 'No longer want it? Cancel, and the vehicle becomes available to others.'}
      </p>
      <Button type="submit" variant="secondary">
        {isHeld ? 'Cancel and refund my deposit' : 'Cancel this checkout'}
      </Button>
    </form>
  )
}

function Facts({ view }: { view: ReservationView }) {
  const { vehicle, choices } = view
  const facts = [
    { label: 'Reference', value: view.reference },
    { label: 'Stock number', value: vehicle.stockNumber },
    { label: 'Price', value: `${view.priceText} ${view.priceLabel}` },
    { label: 'Deposit', value: view.depositText },
    { label: 'Dealership', value: view.placeName },
    ...choices,
  ]
  return (
    <aside
      aria-label="What you reserved"
      className="overflow-hidden rounded-card border border-line bg-surface lg:sticky lg:top-24"
    >
      {vehicle.imageUrl ? (
        <div className="aspect-[3/2] bg-studio">
          <VehiclePicture
            url={vehicle.imageUrl}
            alt={vehicle.name}
            priority="eager"
            sizes="(min-width: 64rem) 26rem, 100vw"
            width={640}
          />
        </div>
      ) : null}
      <div className="p-5">
        <a
          href={`/cars/${vehicle.slug}`}
          className="inline-flex min-h-6 items-center text-lg leading-snug font-semibold text-ink hover:underline"
        >
          {vehicle.name}
        </a>
        <dl className="mt-3 flex flex-col divide-y divide-line border-t border-line">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid grid-cols-[auto_1fr] gap-x-4 py-2.5">
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="text-right font-medium text-ink tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  )
}
