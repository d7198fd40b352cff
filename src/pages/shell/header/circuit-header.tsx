import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { Wordmark } from '../wordmark.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { AccountLinks } from '#src/features/accounts/ui/account-links.tsx'
import { WatchlistLinks } from '#src/features/watchlist/ui/watchlist-links.tsx'
import { LocationsMenu } from './locations-menu.tsx'
import { MenuBar } from './menu-panels.tsx'
import { MobileMenu } from './mobile-menu.tsx'

const TAB =
  'flex min-h-12 items-center whitespace-nowrap border-b-4 border-transparent px-3.5 pt-1 text-sm font-semibold hover:border-brand-on-dark lg:px-5 lg:text-base'

/** Bold: one plane in the brand's colour with a large name, then category tabs that stay in sight. */
export function CircuitHeader({ shell }: { shell: SiteShell }) {
  return (
    <>
      <header className="relative z-40 bg-brand text-on-brand" data-screen-only="">
        <div className="container-page flex min-h-18 items-center justify-between gap-4 lg:min-h-24 lg:gap-7">
          <Wordmark
            shell={shell}
            isOnBrand
            nameClass="font-display text-lg font-extrabold uppercase lg:text-2xl 2xl:text-[1.75rem]"
          />
          <nav aria-label="Main" className="hidden xl:block">
            <MenuBar
              menu={shell.menu}
              className="flex gap-x-5 2xl:gap-x-8"
              itemClass="min-h-11 font-semibold underline-offset-8 hover:underline group-open:underline"
            />
          </nav>
          <div className="flex items-center gap-2">
            <LocationsMenu locations={shell.locations} className="hidden font-semibold lg:block" />
            <span className="hidden pl-4 text-lg lg:block">
              <PhoneLink phone={shell.phone} />
            </span>
            <a
              href={telHref(shell.phone)}
              aria-label={`Call ${shell.phone}`}
              className="grid size-11 place-items-center lg:hidden"
            >
              <Icon name="phone" className="size-6" />
            </a>
            <MobileMenu shell={shell} className="xl:hidden" />
          </div>
        </div>
      </header>
      {shell.tabs.length > 0 ? (
        <nav
          aria-label="Categories"
          className="on-night sticky top-0 z-30 bg-night text-on-night"
          data-screen-only=""
        >
          <div className="container-page flex items-center justify-between gap-6">
            <ul className="-ml-3.5 flex overflow-x-auto lg:-ml-5">
              {shell.tabs.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className={TAB} data-prefetch="">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
            <div className={`hidden gap-6 lg:flex ${shell.hasAccounts ? '' : '-mr-2'}`}>
              {shell.hasFavourites ? <WatchlistLinks /> : null}
              {shell.hasAccounts ? <AccountLinks /> : null}
            </div>
          </div>
        </nav>
      ) : null}
    </>
  )
}
