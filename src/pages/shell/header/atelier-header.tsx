import type { SiteShell } from '../site-shell.ts'
import { PhoneLink } from '#src/ui/phone-link.tsx'
import { Wordmark } from '../wordmark.tsx'
import { AccountLinks } from '#src/features/accounts/ui/account-links.tsx'
import { WatchlistLinks } from '#src/features/watchlist/ui/watchlist-links.tsx'
import { CallLink } from './call-link.tsx'
import { LocationsMenu } from './locations-menu.tsx'
import { MenuBar } from './menu-panels.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/**
 * Editorial: the name alone in the middle between locations and number, the menu as one quiet line beneath.
 */
export function AtelierHeader({ shell }: { shell: SiteShell }) {
  return (
    <header className="relative z-30 border-b border-line bg-surface" data-screen-only="">
      <div className="container-page grid min-h-16 grid-cols-[1fr_auto] items-center gap-4 text-sm lg:min-h-24 lg:grid-cols-[1fr_auto_1fr]">
        <div className="hidden items-center gap-7 lg:flex">
          <LocationsMenu locations={shell.locations} className="[&>ul]:right-auto [&>ul]:left-0" />
          {shell.hasFavourites ? <WatchlistLinks /> : null}
        </div>
        <Wordmark
          shell={shell}
          className="lg:px-6"
          nameClass="font-display text-[1.625rem] tracking-[0.02em] lg:text-[2.125rem]"
        />
        <div className="hidden items-center justify-end gap-7 lg:flex">
          {shell.hasAccounts ? <AccountLinks /> : null}
          <PhoneLink phone={shell.phone} className="font-medium" />
        </div>
        <div className="flex items-center lg:hidden">
          <CallLink shell={shell} className="px-2 font-medium" />
          <MobileMenu shell={shell} />
        </div>
      </div>
      <nav aria-label="Main" className="hidden border-t border-line lg:block">
        <MenuBar
          menu={shell.menu}
          className="container-page flex justify-center gap-x-9 xl:gap-x-12"
          itemClass="min-h-12 text-[0.9375rem] text-ink-muted hover:text-ink group-open:text-ink"
        />
      </nav>
    </header>
  )
}
