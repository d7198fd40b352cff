import { siteYear } from '#src/features/sites/domain/site-day.ts'
import type { SiteConfig, SiteContext } from '#src/features/sites/domain/site-config.ts'
import { refundText } from '#src/features/reservations/domain/conditions.ts'
import { depositCents } from '#src/features/reservations/domain/deposit.ts'
import { HOLD_HOURS } from '#src/features/reservations/domain/hold-machine.ts'
import { formatCents } from '#src/shared/domain/money.ts'
import type { SavedVehicle } from '#src/features/vehicles/domain/card/card-view.ts'
import { formatKilometres } from '#src/shared/domain/number-format.ts'
import { saleState, type SaleState } from '#src/features/vehicles/domain/card/availability.ts'
import { isReservable, pageButtons, type VehicleButton } from '#src/features/vehicles/domain/button-rules.ts'
import { certifiedBadge } from '#src/features/vehicles/domain/card/certified-badge.ts'
import { electricKind } from '#src/features/vehicles/domain/card/electric-kind.ts'
import {
  commentsPreview,
  type CommentsPreview,
} from '#src/features/vehicles/domain/facts/comments-preview.ts'
import { detailsList, usedVehicleList } from '#src/features/vehicles/domain/facts/details-list.ts'
import { hasFuelCalculator } from '#src/features/vehicles/domain/facts/fuel-cost.ts'
import { keyInformation, type Fact } from '#src/features/vehicles/domain/facts/key-information.ts'
import {
  specificationList,
  type SpecificationGroup,
} from '#src/features/vehicles/domain/facts/specification-list.ts'
import { toVehicleFacts } from '#src/features/vehicles/domain/facts/vehicle-facts.ts'
import {
  directionsHref,
  locatedAnnouncement,
  type Announcement,
} from '#src/features/vehicles/domain/page/announcement.ts'
import { moreLikeThisHref, vehicleBreadcrumb } from './breadcrumb.ts'
import type { Crumb } from '#src/ui/page/breadcrumb-trail.tsx'
import {
  contactPhone,
  type ContactPhone,
  vehiclePlace,
} from '#src/features/vehicles/domain/page/contact-phone.ts'
import { licenceText } from '#src/shared/domain/licence-label.ts'
import { infoTabs, type InfoTab } from '#src/features/vehicles/domain/page/info-tabs.ts'
import { shareLinks, type ShareLink } from '#src/features/vehicles/domain/page/share-links.ts'
import {
  priceKindNote,
  advertisedPriceCents,
  toPriceDisplay,
  type PriceDisplay,
} from '#src/features/vehicles/domain/price-display.ts'
import { vehicleTag, type VehicleTag } from '#src/features/vehicles/domain/tag-priority.ts'
import { vehiclePath, type ItemType, type Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { reserveHref, vehicleSettings } from '#src/features/vehicles/domain/vehicle-site.ts'
import {
  vehicleTitle,
  vehicleTitleText,
  type VehicleTitle,
} from '#src/features/vehicles/domain/vehicle-title.ts'
import { carAnalysis } from '#src/features/vehicles/domain/plugins/car-analysis.ts'
import { ppsrGuide, type PpsrGuide } from '#src/features/vehicles/domain/plugins/ppsr-guide.ts'
import { financeOffer, type FinanceOffer } from '#src/features/finance/domain/finance-offer.ts'
import { galleryView, type GalleryView } from '#src/features/vehicles/domain/view/gallery-view.ts'

/**
 * Everything the vehicle page shows, already decided; the browser gets this, but neither the record nor the
 * site document.
 */
export type VehiclePageView = {
  id: string
  slug: string
  url: string
  itemType: ItemType
  title: VehicleTitle
  titleText: string
  state: SaleState
  tag: VehicleTag | null
  certifiedText: string | null
  price: PriceDisplay
  priceNote: string
  views: number | null
  /** What the page tells the view counter (API-004); views are shown if `isShown`. */
  counter: { websiteId: string; photosCount: number; updatedAt: string; isShown: boolean }
  icons: { km: string | null; transmission: string | null; body: string | null }
  keyFacts: Fact[]
  details: Fact[]
  used: Fact[]
  specifications: SpecificationGroup[]
  comments: CommentsPreview
  tabs: InfoTab[]
  gallery: GalleryView
  buttons: VehicleButton[]
  /** Where its Reserve button leads (ROUTE-002). */
  reserveHref: string
  /** Where it is bought online; null if the site or the vehicle does not allow it (RSV-003). */
  buyHref: string | null
  phone: ContactPhone | null
  isPhoneMasked: boolean
  seller: { name: string; licence: string } | null
  place: { name: string; address: string; directionsHref: string } | null
  announcement: Announcement | null
  share: ShareLink[]
  printHref: string | null
  /** The print button downloads the PDF instead (VDP-036). */
  printsPdf: boolean
  crumbs: Crumb[]
  moreLikeThisHref: string
  historyReportUrl: string | null
  whyBuy: string[]
  disclaimer: string | null
  fuel: { consumption: number | null } | null
  /** Website plugins that are on and have something to say (VDP-053). */
  plugins: { analysis: Fact[] | null; ppsr: PpsrGuide | null }
  finance: FinanceOffer | null
  /** ATM of a caravan in kg, for the tow match. */
  atmKg: number | null
  /** The subject of an enquiry about it. */
  enquiry: { id: string; name: string; year: number; dealershipSlug: string }
  /** What favourites and comparison keep of it. */
  saved: SavedVehicle
}

/**
 * The view of a vehicle page for a site at a moment (ms since 1970). Site-dependent parts follow its settings
 * (SITE-007).
 */
export function vehiclePageView(
  site: Pick<SiteContext, 'config' | 'origin'>,
  vehicle: Vehicle,
  nowMs: number,
): VehiclePageView {
  const { config } = site
  const settings = vehicleSettings(site)
  const facts = toVehicleFacts(vehicle)
  const titleText = vehicleTitleText(vehicle)
  const url = `${site.origin}${vehiclePath(vehicle)}`
  const crumbs = vehicleBreadcrumb(config, vehicle, titleText)
  const buttons = pageButtons(facts, settings.buttons)
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    url,
    itemType: vehicle.itemType,
    title: vehicleTitle(vehicle),
    titleText,
    state: saleState(vehicle),
    tag: vehicleTag(facts, settings.tag, nowMs),
    certifiedText: settings.showsCertifiedBadge ? (certifiedBadge(facts)?.text ?? null) : null,
    price: toPriceDisplay(vehicle, settings.price),
    priceNote: priceKindNote(vehicle.priceKind, vehicle.priceState),
    views: settings.showsViews && vehicle.views > 0 ? vehicle.views : null,
    counter: {
      websiteId: config.slug,
      photosCount: vehicle.photosCount,
      updatedAt: vehicle.updatedAt,
      isShown: settings.showsViews,
    },
    icons: {
      km: vehicle.km === null ? null : formatKilometres(vehicle.km),
      transmission: vehicle.simpleTransmission,
      body: vehicle.simpleBody,
    },
    ...factsOf(vehicle),
    tabs: tabsOf(config, vehicle, isReservable(facts, settings.buttons)),
    gallery: galleryView(vehicle, titleText, { opensOnGallery: config.vehicle.opensOnGallery ?? false }),
    buttons,
    reserveHref: reserveHref(site, vehicle.slug),
    buyHref: buyHrefOf(site, vehicle, facts),
    phone: withReveal(contactPhone(config, vehicle), config.slug, vehicle),
    isPhoneMasked: site.config.features.phone_reveal,
    ...placeOf(config, vehicle),
    share: shareLinks(url, titleText, { hidesTwitter: config.vehicle.hidesTwitter ?? false }),
    printHref: site.config.features.print ? `/print?car_id=${encodeURIComponent(vehicle.slug)}` : null,
    printsPdf: site.config.features.print_pdf,
    crumbs,
    moreLikeThisHref: moreLikeThisHref(config, vehicle),
    whyBuy: config.vehicle.whyBuy,
    disclaimer: config.vehicle.disclaimer ?? null,
    plugins: pluginsOf(site, vehicle, nowMs),
    finance: financeOffer(config, vehicle, siteYear(site, nowMs)),
    atmKg: vehicle.itemType === 'caravan' ? vehicle.specifications.aggregateTrailerMassKg : null,
    enquiry: { id: vehicle.id, name: titleText, year: vehicle.year, dealershipSlug: vehicle.dealershipSlug },
    saved: savedOf(vehicle, titleText),
  }
}

function buyHrefOf(
  site: Pick<SiteContext, 'config'>,
  vehicle: Vehicle,
  facts: ReturnType<typeof toVehicleFacts>,
): string | null {
  if (!isReservable(facts, { reserveOnline: site.config.features.buy_online })) return null
  return `/checkout-journey?car_id=${encodeURIComponent(vehicle.slug)}`
}

function pluginsOf(
  site: Pick<SiteContext, 'config'>,
  vehicle: Vehicle,
  nowMs: number,
): VehiclePageView['plugins'] {
  const analysis = site.config.features.car_analysis ? carAnalysis(vehicle, nowMs) : []
  return {
    analysis: analysis.length > 0 ? analysis : null,
    ppsr: site.config.features.ppsr_report ? ppsrGuide(vehicle) : null,
  }
}

/** What a tap on a masked number records (API-007). */
function withReveal(phone: ContactPhone | null, websiteId: string, vehicle: Vehicle): ContactPhone | null {
  const reveal = { car_id: vehicle.id, dealership_id: vehicle.dealershipId, website_id: websiteId }
  return phone && { ...phone, reveal }
}

function savedOf(vehicle: Vehicle, name: string): SavedVehicle {
  const { id, slug, make, model, itemType } = vehicle
  return { id, slug, name, make, model, itemType, pictureUrl: vehicle.images[0]?.url ?? null }
}

function factsOf(vehicle: Vehicle) {
  const electric = electricKind(vehicle.simpleFuel ?? vehicle.fuel)
  return {
    keyFacts: keyInformation(vehicle),
    details: detailsList(vehicle),
    used: usedVehicleList(vehicle),
    specifications: specificationList(vehicle),
    comments: commentsPreview(vehicle.dealerComments),
    historyReportUrl: safeLink(vehicle.historyReportUrl),
    fuel: hasFuelCalculator({ itemType: vehicle.itemType, electric })
      ? { consumption: vehicle.variant.fuelConsumptionCombined }
      : null,
  }
}

/** Reserve Online says nothing of a hold that this vehicle cannot have. */
function tabsOf(config: SiteConfig, vehicle: Vehicle, canReserve: boolean): InfoTab[] {
  const { whyBuy, whatsIncluded = [], reserveOnline = [], protectYourCar = [] } = config.vehicle
  return infoTabs({
    features: vehicle.standardEquipment,
    whyBuy,
    whatsIncluded,
    reserveOnline:
      canReserve || !config.features.reserve_online
        ? [...reserveStatements(config, vehicle), ...reserveOnline]
        : [],
    protectYourCar,
  })
}

/**
 * What the Reserve Online tab says about deposit, hold and refund, before the site's own text (RSV-008,
 * VDP-056).
 */
function reserveStatements(config: SiteConfig, vehicle: Vehicle): string[] {
  const priceCents = advertisedPriceCents(vehicle)
  if (!config.features.reserve_online || priceCents === null) return []
  const { depositDollars, statesRefund } = config.reservations
  const { carType } = vehicle
  const state = vehicle.state ?? config.state
  const deposit = formatCents(depositCents({ depositDollars, priceCents, state, carType }))
  return [
    `Hold it for ${HOLD_HOURS} hours with a ${deposit} deposit, paid online by card.`,
    ...(statesRefund ? [refundText(deposit)] : []),
  ]
}

function placeOf(
  config: SiteConfig,
  vehicle: Vehicle,
): Pick<VehiclePageView, 'seller' | 'place' | 'announcement'> {
  const dealership = config.dealerships.find((each) => each.id === vehicle.dealershipId) ?? null
  const location = vehiclePlace(config, vehicle)
  const where = {
    city: location?.address.city ?? vehicle.city,
    state: location?.address.state ?? vehicle.state,
  }
  return {
    seller: dealership ? { name: dealership.name, licence: licenceText(dealership) } : null,
    place: location
      ? {
          name: location.name,
          address: `${location.address.street}, ${location.address.city} ${location.address.state} ${location.address.postcode}`,
          directionsHref: directionsHref(location, where),
        }
      : null,
    announcement: locatedAnnouncement(where, location, config.locations),
  }
}

/** A feed's link is followed only over https or inside the site; `javascript:` and the like are dropped. */
function safeLink(href: string | null): string | null {
  return href && /^(?:https:\/\/|\/(?![/\\]))/i.test(href) ? href : null
}
