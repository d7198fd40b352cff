import { formatAuPhone } from '#src/shared/domain/au-phone.ts'

type RefusedProps = { message: string; slug: string; phone: string; heading: string }

/** Why a vehicle cannot be reserved or bought online now, with the ways that are open (RSV-003, RSV-005). */
export function RefusedCheckout({ message, slug, phone, heading }: RefusedProps) {
  return (
    <main id="main" className="container-page section-space">
      <div className="flex max-w-2xl flex-col gap-5">
        <h1 className="display-lg text-ink">{heading}</h1>
        <p className="text-lg text-pretty text-ink">{message}</p>
        <div className="flex flex-wrap gap-3">
          <a href={`/cars/${slug}#enquire`} className="button-primary">
            Ask about this vehicle
          </a>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="button-quiet">
            Call {formatAuPhone(phone)}
          </a>
          <a href="/search/new-used-and-demo" className="button-quiet">
            See what else is in stock
          </a>
        </div>
      </div>
    </main>
  )
}
