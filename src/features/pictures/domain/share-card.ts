import { brandScale } from '#src/features/sites/domain/brand/brand-scale.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { saleState } from '#src/features/vehicles/domain/card/availability.ts'
import { toPriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleSettings } from '#src/features/vehicles/domain/vehicle-site.ts'
import { vehicleTitle } from '#src/features/vehicles/domain/vehicle-title.ts'

/** Contents of the preview picture for a shared vehicle page; colours as `#rrggbb`. */
export type ShareCard = {
  photoUrl: string | null
  title: string
  detail: string
  price: string
  /** The price's kind; a number is never shown without it. */
  priceLabel: string
  dealer: string
  plane: string
  onPlane: string
}

/** Photo, name, price with its kind and dealer for link previews (Open Graph). A sold vehicle shows no price. */
export function shareCard(site: Pick<SiteContext, 'config'>, vehicle: Vehicle): ShareCard {
  const { config } = site
  const state = saleState(vehicle)
  const isGone = state === 'sold' || state === 'unavailable'
  const price = toPriceDisplay(vehicle, vehicleSettings(site).price)
  const { main, detail } = vehicleTitle(vehicle)
  const scale = brandScale(config.theme.brandColour)
  return {
    photoUrl: vehicle.images[0]?.url ?? null,
    title: main,
    detail: detail ?? '',
    price: isGone ? 'SOLD' : `${price.text}${price.suffix ?? ''}`,
    priceLabel: isGone ? '' : (price.label ?? ''),
    dealer: config.name,
    plane: scale['--brand-plane'] ?? '#14171a',
    onPlane: scale['--brand-on-plane'] ?? '#ffffff',
  }
}
