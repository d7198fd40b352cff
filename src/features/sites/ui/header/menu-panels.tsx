import type { MenuItem } from '#src/features/sites/domain/site-config.ts'
import type { ShellLocation } from '#src/features/sites/domain/site-shell.ts'
import { Icon } from '#src/ui/icon.tsx'

const PANEL = 'absolute top-full z-40 rounded-b-card border border-line bg-surface p-3 text-ink shadow-lg'
const SUMMARY =
  'flex min-h-11 items-center gap-1 font-medium hover:text-brand-text group-open:text-brand-text'

/** The menu of a wide screen. `details` opens by touch, keyboard and without scripts; one name keeps one open. */
export function MenuBar({ menu, className = '' }: { menu: readonly MenuItem[]; className?: string }) {
  return (
    <ul className={`hidden items-center gap-x-6 xl:gap-x-8 lg:flex ${className}`}>
      {menu.map((item) => (
        <li key={item.label} className="relative">
          {item.children.length === 0 ? (
            <a
              href={item.href}
              className="flex min-h-11 items-center font-medium hover:text-brand-text"
              data-prefetch=""
            >
              {item.label}
            </a>
          ) : (
            <details name="menu" className="group" data-menu="">
              <summary className={SUMMARY}>
                {item.label}
                <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <div className={`${PANEL} -left-4 ${item.children.length > 6 ? 'w-[30rem]' : 'w-64'}`}>
                <a
                  href={item.href}
                  className="block rounded-control px-3 py-2.5 font-semibold hover:bg-brand-soft"
                >
                  {item.label}: see all
                </a>
                <ul className={item.children.length > 6 ? 'grid grid-cols-2' : ''}>
                  {item.children.map((link) => (
                    <li key={link.href + link.label}>
                      <a
                        href={link.href}
                        className="block rounded-control px-3 py-2.5 hover:bg-brand-soft"
                        data-prefetch=""
                      >
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Every place with its hours and number, under one word in the header. */
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
      <ul className={`${PANEL} right-0 max-h-[70vh] w-80 overflow-y-auto`}>
        {locations.map((place) => (
          <li key={place.slug} className="border-line px-3 py-3 not-first:border-t">
            <a href={place.href} rel="noopener" className="font-semibold underline-offset-4 hover:underline">
              {place.name}
            </a>
            <p className="text-sm text-ink-muted">
              {place.street}, {place.cityLine}
            </p>
            <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm">
              {place.hours ? (
                <span className={place.isOpen ? 'text-good-ink' : 'text-ink-muted'}>{place.hours}</span>
              ) : null}
              {place.phone ? (
                <a href={`tel:${place.phone.replace(/[^\d+]/g, '')}`} className="font-semibold tabular-nums">
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
