import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { Button } from '#src/ui/button.tsx'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'

type RefusedProps = {
  heading: string
  message: string
  phone: string
  /** Other ways on; null if the page knows none. */
  ways: { askSlug: string | null; stockHref: string } | null
}

/** Why a vehicle cannot be reserved or bought online now, with other ways on (RSV-003, RSV-005). */
export function RefusedCheckout({ heading, message, phone, ways }: RefusedProps) {
  return (
    <main id="main" className="container-page section-space">
      <div className="flex max-w-2xl flex-col gap-5">
        <h1 className="display-lg text-ink">{heading}</h1>
        <p className="text-lg text-pretty text-ink">{message}</p>
        <div className="flex flex-wrap gap-3">
          {ways?.askSlug ? (
            <Button href={`/cars/${ways.askSlug}#enquire`}>Ask about this vehicle</Button>
          ) : null}
          <Button href={telHref(phone)} variant="secondary">
            Call {formatAuPhone(phone)}
          </Button>
          {ways ? (
            <Button href={ways.stockHref} variant="secondary">
              See what else is in stock
            </Button>
          ) : null}
        </div>
      </div>
    </main>
  )
}
