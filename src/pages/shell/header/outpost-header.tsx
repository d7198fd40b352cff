import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { Wordmark } from '../wordmark.tsx'
import { AccountLinks } from '#src/features/accounts/ui/account-links.tsx'
import { WatchlistLinks } from '#src/features/watchlist/ui/watchlist-links.tsx'
import { CallLink } from './call-link.tsx'
import { LocationsMenu } from './locations-menu.tsx'
import { MenuBar } from './menu-panels.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** Sturdy: the name and a phone number you can read from the cab, then a dark bar of condensed menu items. */
export function OutpostHeader({ shell }: { shell: SiteShell }) {
  return (
    <header className="relative z-30" data-screen-only="">
      <div className="relative z-10 border-t-4 border-brand bg-surface">
        <div className="container-page flex min-h-16 items-center justify-between gap-4 lg:min-h-24">
          <Wordmark
            shell={shell}
            nameClass="font-display text-[1.375rem] font-semibold uppercase lg:text-3xl"
          />
          <div className="hidden items-center gap-8 lg:flex">
            {shell.hasAccounts ? <AccountLinks /> : null}
            <LocationsMenu locations={shell.locations} />
            <PhoneLink phone={shell.phone} className="font-display text-3xl text-brand-text" />
          </div>
          <div className="flex items-center gap-1 lg:hidden">
            <CallLink shell={shell} className="px-1 font-display text-lg font-semibold text-brand-text" />
            <MobileMenu shell={shell} />
          </div>
        </div>
      </div>
      <div className="on-night relative hidden bg-night text-on-night lg:block">
        <div className="container-page flex items-center justify-between">
          <nav aria-label="Main">
            <MenuBar
              menu={shell.menu}
              className="flex gap-x-7 font-display text-lg tracking-wide uppercase xl:gap-x-9"
              itemClass="min-h-14 hover:text-brand-on-dark group-open:text-brand-on-dark"
            />
          </nav>
          {shell.hasFavourites ? (
            <div className="-mr-2 flex gap-6">
              <WatchlistLinks />
            </div>
          ) : null}
        </div>
      </div>
    </header>
  )
}
