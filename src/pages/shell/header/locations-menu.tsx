import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import type { ShellLocation } from '../site-shell.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { PANEL } from './panel-class.ts'

/** Every location under one item of the header: its page, hours and number (PAGE-014). */
export function LocationsMenu({
  locations,
  className = '',
}: {
  locations: readonly ShellLocation[]
  className?: string
}) {
  if (locations.length === 0) return null
  return (
    <details name="menu" className={`group relative ${className}`} data-menu="">
      <summary className="flex min-h-11 items-center gap-1.5">
        <Icon name="pin" className="size-[1.1em]" />
        {locations.length === 1 ? 'Find us' : 'Locations'}
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className={`${PANEL} right-0 max-h-[70vh] w-84 overflow-y-auto`}>
        {locations.map((place) => (
          <li key={place.slug} className="border-line px-3 py-2.5 not-first:border-t">
            <a
              href={place.pageHref}
              className="flex min-h-9 items-center font-semibold underline-offset-4 hover:underline"
            >
              {place.name}
            </a>
            <p className="text-sm text-ink-muted">
              {place.street}, {place.cityLine}
            </p>
            <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm">
              {place.hours ? (
                <span className={place.isOpen ? 'text-good-ink' : 'text-ink-muted'}>{place.hours}</span>
              ) : null}
              {place.phone ? (
                <a
                  href={telHref(place.phone)}
                  className="inline-flex min-h-9 items-center font-semibold tabular-nums"
                >
                  {place.phone}
                </a>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
