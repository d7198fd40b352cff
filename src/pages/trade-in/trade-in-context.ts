import { data } from 'react-router'
import type { PageContext } from '#src/app/page-context.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { toPriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'
import { placePhone } from '#src/features/locations/domain/place-phone.ts'
import type { CarWanted, TradeInSite } from '#src/features/trade-in/domain/valuation-view.ts'
import { tradeInPlaces } from '#src/features/trade-in/domain/trade-in-site.ts'

/** One shopper's page: never cached, never indexed. */
export const PRIVATE = { 'cache-control': 'private, no-store' } as const

/**
 * Throws a 404 where trade-ins are off; on sites that require a sign-in, the gate comes before every page
 * (TRADE-014).
 */
export function guardTradeIn(site: SiteContext): void {
  if (!site.config.features.trade_in) throw data('Not found', { status: 404 })
}

/** What every trade-in page shows of its site, with the number of the location (by id) that was chosen. */
export function toTradeInSite(site: SiteContext, chosen: string | null = null): TradeInSite {
  const { name, consent, itemTypes, state, locations } = site.config
  return {
    name,
    phone: placePhone(
      site.config,
      locations.find(({ id }) => id === chosen),
    ),
    privacyUrl: consent.privacyUrl,
    marketingLabel: consent.marketingLabel,
    locations: tradeInPlaces(site),
    itemTypes,
    state,
  }
}

/** The vehicle the shopper wants to buy (ROUTE-006), or null if none is named or it is not this site's. */
export async function findCarWanted(
  { site, services }: Pick<PageContext, 'site' | 'services'>,
  carId: string | null,
): Promise<CarWanted | null> {
  const vehicle = carId ? await services.tradeIn.findCar(site, carId) : null
  if (!vehicle) return null
  const display = toPriceDisplay(vehicle, {
    offersSubscriptions: false,
    noPriceText: site.config.noPriceText,
  })
  return {
    id: vehicle.id,
    title: vehicleTitleText(vehicle),
    href: vehiclePath(vehicle),
    imageUrl: vehicle.primaryImageUrl ?? vehicle.images[0]?.url ?? null,
    priceText: display.text,
    priceNote: display.label ?? '',
  }
}
