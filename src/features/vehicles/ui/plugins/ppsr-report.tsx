import { Button } from '#src/ui/button.tsx'
import type { PpsrGuide } from '#src/features/vehicles/domain/plugins/ppsr-guide.ts'

/** How to search the government's register for this vehicle, without any claim about its title (VDP-053). */
export function PpsrReport({ guide }: { guide: PpsrGuide }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-sm text-ink">
      <p>
        The Personal Property Securities Register is the government’s record of debts secured on goods. A
        search by VIN says whether money is registered as owing on a vehicle, and whether it is recorded as
        stolen or written off, on the day you ask.
      </p>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        <div className="border-b border-line py-2.5">
          <dt className="text-ink-muted">VIN to search</dt>
          <dd className="font-medium break-all tabular-nums">{guide.vin ?? 'Ask us for it'}</dd>
        </div>
        <div className="border-b border-line py-2.5">
          <dt className="text-ink-muted">Price</dt>
          <dd className="font-medium">{guide.priceText}</dd>
        </div>
      </dl>
      <p className="text-ink-muted">
        Search on the day you buy, and keep the certificate. We show no result here: only the register’s own
        certificate counts.
      </p>
      <p>
        <Button
          href={guide.searchHref}
          target="_blank"
          rel="noreferrer"
          data-tell="history_report"
          variant="secondary"
        >
          Search at ppsr.gov.au
        </Button>
      </p>
    </div>
  )
}
