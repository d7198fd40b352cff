import { Button } from '#src/ui/button.tsx'
import type { VehiclePageView } from '../vehicle-page-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { PhoneLink } from './phone-link.tsx'

/**
 * Who sells it, under which licence, where it is and how to call (VDP-032; standards.md B9 licence display).
 */
export function SellerBox({ view, isPhoneLarge = false }: { view: VehiclePageView; isPhoneLarge?: boolean }) {
  return (
    <div id="call" className="flex scroll-mt-24 flex-col gap-1 border-t border-line pt-4 text-sm">
      {view.seller ? (
        <p className="text-ink">
          Sold by <span className="font-medium">{view.seller.name}</span>
          <span className="block text-ink-muted">{view.seller.licence}</span>
        </p>
      ) : null}
      {view.phone ? (
        <PhoneLink
          phone={view.phone}
          isMasked={view.isPhoneMasked}
          className={`inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-ink underline-offset-4 hover:underline ${isPhoneLarge ? 'font-display text-2xl' : 'text-base'}`}
        />
      ) : null}
      {view.place ? (
        <div className="text-ink-muted">
          <p className="flex gap-1.5">
            <Icon name="pin" className="mt-0.5 size-4 shrink-0" />
            <span>
              <span className="text-ink">{view.place.name}</span>
              <span className="block">{view.place.address}</span>
            </span>
          </p>
          <Button href={view.place.directionsHref} target="_blank" rel="noreferrer" variant="quiet">
            Get Directions
          </Button>
        </div>
      ) : null}
    </div>
  )
}
