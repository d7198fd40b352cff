import type { SiteFinance } from '#src/features/finance/domain/finance-schema.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { PriceSettings } from './price-display.ts'
import { JUST_ARRIVED_TEXT, SOLD_TEXT, type TagSettings } from './tag-priority.ts'
import type { ButtonSettings, CardButton } from './button-rules.ts'

/**
 * The part of a site that cards and their rules read; a SiteContext fits, and so does its public part in the
 * browser, which names its locations only: buttons are settled on the server.
 */
export type VehicleSite = {
  config: Pick<SiteConfig, 'slug' | 'noPriceText' | 'features' | 'theme' | 'vehicle'> & {
    locations: readonly (string | { id?: string; noTestDrives?: boolean })[]
    chatToken?: string | null
    /** The finance enquiry link, on sites whose cards have one. */
    finance?: Pick<SiteFinance, 'link' | 'applyDealerships' | 'buttonText'>
    dealerships?: readonly { slug: string }[]
    reservations?: Pick<SiteConfig['reservations'], 'path'>
  }
}

/** The address for reserving a vehicle (ROUTE-002). */
export function reserveHref(site: VehicleSite, slug: string): string {
  return `/cars/${slug}/${site.config.reservations?.path ?? 'checkout'}`
}

/** A site's settings for the vehicle rules, by rule (SITE-017). */
export type VehicleSettings = {
  price: PriceSettings
  tag: TagSettings
  buttons: ButtonSettings
  cardButtons: readonly CardButton[]
  showsViews: boolean
  showsCertifiedBadge: boolean
}

/** Converts a site's switches to settings for the vehicle rules; missing ones get the spec's defaults. */
export function vehicleSettings(site: VehicleSite): VehicleSettings {
  const variants = site.config.vehicle
  return {
    price: { offersSubscriptions: site.config.features.subscriptions, noPriceText: site.config.noPriceText },
    tag: {
      electricTag: site.config.features.electric_tag,
      certifiedBadge: site.config.features.certified_badge,
      justArrivedTag: site.config.features.just_arrived_tag,
      justArrivedText: variants.justArrivedText ?? JUST_ARRIVED_TEXT,
      soldText: variants.soldText ?? SOLD_TEXT,
    },
    buttons: {
      reserveOnline: site.config.features.reserve_online,
      tradeIn: site.config.features.trade_in,
      testDrive: site.config.features.test_drive,
      drivelessPlaces: site.config.locations.flatMap((place) =>
        typeof place !== 'string' && place.noTestDrives && place.id ? [place.id] : [],
      ),
      print: site.config.features.print,
      favourites: site.config.features.favourites,
      toggleNeedsPhoto: site.config.features.toggle_needs_photo,
      toggleWithoutPrice: site.config.features.toggle_without_price,
      chatToken: site.config.chatToken ?? null,
      hidesTestDriveWhenComingSoon: variants.hidesTestDriveWhenComingSoon ?? false,
    },
    cardButtons: variants.cardButtons ?? ['enquire'],
    showsViews: site.config.features.views_counter,
    showsCertifiedBadge: site.config.features.certified_badge,
  }
}
