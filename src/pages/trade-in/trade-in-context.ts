import { data } from 'react-router'
import type { PageContext } from '#src/app/page-context.ts'
import { hasFeature } from '#src/features/sites/domain/site-feature.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { toPriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import { vehiclePath } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'
import type { CarWanted, TradeInSite } from '#src/features/trade-in/domain/valuation-view.ts'
import { tradeInPlaces } from '#src/features/trade-in/server/trade-in-site.ts'

/** A page of one shopper: kept by nobody, read by no search engine. */
export const PRIVATE = { 'cache-control': 'private, no-store' } as const

/** Throws a 404 where trade-ins are off; the gate of sites that ask for a sign-in stands before every page (TRADE-014). */
export function guardTradeIn(site: SiteContext): void {
  if (!hasFeature(site, 'trade_in')) throw data('Not found', { status: 404 })
}

/** What every trade-in page shows of its site. */
export function toTradeInSite(site: SiteContext): TradeInSite {
  const { name, phones, consent, itemTypes, state } = site.config
  return {
    name,
    phone: phones.main,
    privacyUrl: consent.privacyUrl,
    marketingLabel: consent.marketingLabel,
    locations: tradeInPlaces(site),
    itemTypes,
    state,
  }
}

/** The vehicle the shopper would buy (ROUTE-006), or null: none named, or not this site's. */
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
