import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { Wordmark } from '../wordmark.tsx'
import { AccountLinks } from '#src/features/accounts/ui/account-links.tsx'
import { WatchlistLinks } from '#src/features/watchlist/ui/watchlist-links.tsx'
import { CallLink } from './call-link.tsx'
import { LocationsMenu } from './locations-menu.tsx'
import { MenuBar } from './menu-panels.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** Light and dense: a utility bar with locations, favourites and phone, then one line of menu. */
export function MetroHeader({ shell }: { shell: SiteShell }) {
  return (
    <header className="relative z-30 border-b border-line bg-surface" data-screen-only="">
      <div className="on-night hidden bg-night text-sm text-on-night lg:block">
        <div className="container-page flex min-h-11 items-center justify-end gap-6">
          {shell.hasFavourites ? <WatchlistLinks /> : null}
          {shell.hasAccounts ? (
            <div className="flex gap-8">
              <AccountLinks />
            </div>
          ) : null}
          <LocationsMenu locations={shell.locations} />
          <PhoneLink phone={shell.phone} />
        </div>
      </div>
      <div className="container-page flex min-h-16 items-center justify-between gap-4 lg:min-h-20">
        <Wordmark shell={shell} nameClass="font-display text-lg font-extrabold lg:text-xl" />
        <nav aria-label="Main" className="hidden lg:block">
          <MenuBar
            menu={shell.menu}
            className="flex gap-x-5 xl:gap-x-8"
            itemClass="min-h-11 font-medium hover:text-brand-text group-open:text-brand-text"
          />
        </nav>
        <div className="flex items-center gap-1 lg:hidden">
          <CallLink shell={shell} className="px-2 text-sm font-semibold" />
          <MobileMenu shell={shell} />
        </div>
      </div>
    </header>
  )
}
