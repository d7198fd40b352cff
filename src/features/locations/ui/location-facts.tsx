import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { LocationView } from '../domain/view/location-view.ts'

/** Address, phones, licences and links of a location; missing ones leave no empty label (PAGE-004, PAGE-005). */
export function LocationFacts({ place, isOwnPage = false }: { place: LocationView; isOwnPage?: boolean }) {
  const { links } = place
  return (
    <div className="flex flex-col gap-5">
      <address className="flex gap-3 not-italic">
        <Icon name="pin" className="mt-0.5 size-5 text-brand-text" />
        <span>
          {place.street}
          <br />
          {place.cityLine}
        </span>
      </address>
      <ul>
        {place.phones.map((phone) => (
          <li key={phone.href}>
            <a href={phone.href} className="flex min-h-11 items-center gap-3 font-semibold tabular-nums">
              <Icon name="phone" className="size-5 text-brand-text" />
              <span>
                <span className={place.phones.length > 1 ? 'font-normal text-ink-muted' : 'sr-only'}>
                  {phone.label}{' '}
                </span>
                {phone.text}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 text-center *:min-w-38 *:flex-1 *:leading-tight">
        {links.service ? <Button href={links.service}>Book a Service</Button> : null}
        {links.stock ? (
          <a
            href={links.stock}
            data-prefetch=""
            className={links.service ? 'button-secondary' : 'button-primary'}
          >
            View Our Stock
          </a>
        ) : null}
        <Button href={links.directions} rel="noopener" variant="secondary">
          Get Directions
        </Button>
        <Button href={links.contact} variant="secondary">
          Contact Us
        </Button>
        {isOwnPage ? null : (
          <Button href={links.details} variant="secondary">
            View Location Details
          </Button>
        )}
        {links.team ? (
          <Button href={links.team} variant="secondary">
            Meet the Team
          </Button>
        ) : null}
      </div>
      <LicenceList place={place} />
    </div>
  )
}

function LicenceList({ place }: { place: LocationView }) {
  const rows = [
    { label: 'Dealer licence', value: place.licence },
    { label: 'Motor vehicle repairer', value: place.repairer },
    { label: 'Operated by', value: place.seller },
  ].filter(({ value }) => value !== null)
  if (rows.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
