import type { Link } from '#src/shared/domain/form/field-schema.ts'
import type { MenuItem } from '#src/features/sites/domain/document/words-schema.ts'
import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { AccountLinks } from '#src/features/accounts/ui/account-links.tsx'
import { WatchlistLinks } from '#src/features/watchlist/ui/watchlist-links.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'

/** The menu of a phone: a drawer under the header that works before any script has run. */
export function MobileMenu({ shell, className = 'lg:hidden' }: { shell: SiteShell; className?: string }) {
  return (
    <details className={`group ${className}`} data-menu="">
      <summary className="grid size-11 place-items-center" aria-label="Menu">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Main, small screen"
        className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-surface px-4 pb-6 font-sans tracking-normal text-ink normal-case shadow-lg"
      >
        <ul className="divide-y divide-line">
          {shell.menu.map((item) => (
            <MobileItem key={item.label} item={item} />
          ))}
          {shell.locations.length > 0 ? (
            <MobileItem
              item={{
                label: shell.locations.length === 1 ? 'Find us' : 'Locations',
                href: '/dealerships',
                children: shell.locations.map((place) => ({ label: place.name, href: place.pageHref })),
                groups: [],
              }}
            />
          ) : null}
        </ul>
        {shell.hasFavourites ? (
          <p className="mt-2 flex gap-x-6 border-t border-line pt-2">
            <WatchlistLinks />
          </p>
        ) : null}
        {shell.hasAccounts ? (
          <p className="mt-2 flex gap-x-6 border-t border-line pt-2">
            <AccountLinks />
          </p>
        ) : null}
        <PhoneLink phone={shell.phone} className="button-primary mt-4 w-full" />
      </nav>
    </details>
  )
}

/** An item that is a link, or one that folds out its links. */
function MobileItem({ item }: { item: MenuItem }) {
  const groups = item.groups.map(({ heading, href, links }) => ({ heading, href, links }))
  if (item.children.length + groups.length === 0)
    return (
      <li>
        <a href={item.href} className="flex min-h-13 items-center font-display text-lg font-semibold">
          {item.label}
        </a>
      </li>
    )
  return (
    <li>
      <details className="group/item">
        <summary className="flex min-h-13 items-center justify-between font-display text-lg font-semibold">
          {item.label}
          <Icon name="chevron" className="size-5 transition-transform group-open/item:rotate-180" />
        </summary>
        <MobileLinks links={[{ label: 'See all', href: item.href }, ...item.children]} />
        {groups.map((group) => (
          <div key={group.heading}>
            <a href={group.href} className="flex min-h-11 items-center font-semibold">
              {group.heading}
            </a>
            <MobileLinks links={group.links} />
          </div>
        ))}
      </details>
    </li>
  )
}

function MobileLinks({ links }: { links: readonly Link[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 pb-2">
      {links.map((link) => (
        <li key={link.href + link.label}>
          <a href={link.href} className="flex min-h-11 items-center text-ink-muted">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
