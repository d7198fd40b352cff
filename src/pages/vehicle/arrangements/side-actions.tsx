import { Button } from '#src/ui/button.tsx'
import type { VehiclePageView } from '../vehicle-page-view.ts'
import type { VehicleSite } from '#src/features/vehicles/domain/vehicle-site.ts'
import { deferred } from '#src/ui/deferred.tsx'
import { maySignedIn } from '#src/features/watchlist/ui/account/may-signed-in.ts'
import { FavouriteToggle } from '#src/features/watchlist/ui/favourite-toggle.tsx'
import { ActionButtons, SoldNotice } from '../blocks/action-buttons.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'

// The form itself sends visitors who are not signed in to sign in.
const WatchlistButton = deferred(
  () =>
    import('#src/features/watchlist/ui/account/watchlist-button.tsx').then(
      (module) => module.WatchlistButton,
    ),
  maySignedIn,
)
const PdfButton = deferred(() =>
  import('#src/features/vehicles/ui/print/pdf-button.tsx').then((module) => module.PdfButton),
)

type SideActionsProps = { view: VehiclePageView; site: VehicleSite; hasSimilar: boolean }

/** Buttons while it can be bought, the SOLD notice once it cannot; then share, favourite and print (VDP-042, VDP-047). */
export function SideActions({ view, site, hasSimilar }: SideActionsProps) {
  const isSold = view.state === 'sold' || view.state === 'unavailable'
  const watchlist = site.config.features.accounts ? (
    <WatchlistButton vehicle={view.saved} isSold={isSold} path={`/cars/${view.slug}`} />
  ) : null
  if (isSold)
    return (
      <>
        <SoldNotice view={view} hasSimilar={hasSimilar} />
        {watchlist}
      </>
    )
  return (
    <>
      {view.state === 'reserved' ? (
        <p className="text-sm text-ink-muted">
          Somebody has reserved this vehicle. Ask us to call you if it becomes available.
        </p>
      ) : null}
      <ActionButtons view={view} />
      {watchlist}
      <div className="flex items-center gap-x-6 border-t border-line pt-2">
        <Button href="#share" variant="quiet">
          <Icon name="share" className="size-4.5" />
          Share
        </Button>
        {view.printHref && view.printsPdf ? (
          <PdfButton
            slug={view.slug}
            label="Print"
            icon={<Icon name="print" className="size-4.5" />}
            className="button-quiet"
          />
        ) : view.printHref ? (
          <Button href={view.printHref} target="_blank" rel="noreferrer" data-tell="print" variant="quiet">
            <Icon name="print" className="size-4.5" />
            Print
          </Button>
        ) : null}
        {view.buttons.includes('favourite') ? (
          <span className="ml-auto">
            <FavouriteToggle vehicle={view.saved} siteSlug={site.config.slug} />
          </span>
        ) : null}
      </div>
    </>
  )
}
