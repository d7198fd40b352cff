import type { SiteShell } from '#src/features/sites/domain/site-shell.ts'
import { PhoneLink } from '#src/features/sites/ui/phone-link.tsx'
import { Wordmark } from '#src/features/sites/ui/wordmark.tsx'
import { WatchlistLinks } from '#src/features/watchlist/ui/watchlist-links.tsx'
import { LocationsMenu, MenuBar } from './menu-panels.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** Sturdy: the name and a phone number one can read from the cab, then a dark bar of condensed menu words. */
export function OutpostHeader({ shell }: { shell: SiteShell }) {
  return (
    <header className="relative z-30" data-screen-only="">
      <div className="border-t-4 border-brand bg-surface">
        <div className="container-page flex min-h-16 items-center justify-between gap-4 lg:min-h-24">
          <Wordmark shell={shell} />
          <div className="hidden items-center gap-8 lg:flex">
            <LocationsMenu locations={shell.locations} />
            <PhoneLink phone={shell.phone} className="font-display text-3xl text-brand-text" />
          </div>
          <div className="flex items-center gap-1 lg:hidden">
            <a
              href={`tel:${shell.phone.replace(/[^\d+]/g, '')}`}
              className="px-1 py-2 font-display text-lg font-semibold whitespace-nowrap text-brand-text tabular-nums"
            >
              {shell.phone}
            </a>
            <MobileMenu shell={shell} />
          </div>
        </div>
      </div>
      <div className="on-night hidden bg-night text-on-night lg:block">
        <div className="container-page flex items-center justify-between">
          <nav aria-label="Main">
            <MenuBar
              menu={shell.menu}
              className="font-display text-lg tracking-wide uppercase [&_.text-ink]:normal-case [&_summary]:hover:text-brand-on-dark [&>li>a]:hover:text-brand-on-dark [&_details[open]>summary]:text-brand-on-dark [&_details>div]:font-sans [&_details>div]:text-base [&_details>div]:normal-case [&_details>div]:tracking-normal [&>li>a]:min-h-14 [&_summary]:min-h-14"
            />
          </nav>
          {shell.hasFavourites ? (
            <div className="flex gap-6">
              <WatchlistLinks siteSlug={shell.slug} />
            </div>
          ) : null}
        </div>
      </div>
    </header>
  )
}
