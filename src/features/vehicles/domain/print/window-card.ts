import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { licenceText } from '#src/shared/domain/licence-label.ts'
import { saleState } from '#src/features/vehicles/domain/card/availability.ts'
import { keyInformation, type Fact } from '#src/features/vehicles/domain/facts/key-information.ts'
import { contactPhone, vehiclePlace } from '#src/features/vehicles/domain/page/contact-phone.ts'
import {
  priceKindNote,
  toPriceDisplay,
  type PriceDisplay,
} from '#src/features/vehicles/domain/price-display.ts'
import { vehiclePath, type Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleSettings } from '#src/features/vehicles/domain/vehicle-site.ts'
import {
  vehicleTitle,
  vehicleTitleText,
  type VehicleTitle,
} from '#src/features/vehicles/domain/vehicle-title.ts'

/** What fits legibly on one A4 sheet behind a window. */
const FACTS_MAX = 8
const FEATURES_MAX = 16
/** Longest address that is still legible next to the dealer. */
const ADDRESS_MAX = 46

const CONDITION = { new: 'New', demo: 'Demonstrator', used: 'Used' } as const

/** Everything on a vehicle's printed sheet; the page and the PDF show the same. */
export type WindowCard = {
  siteName: string
  wordmark: string
  condition: string
  title: VehicleTitle
  titleText: string
  photo: { url: string; alt: string } | null
  /** Null once sold, because a vehicle that cannot be bought shows no price. */
  price: PriceDisplay | null
  priceNote: string | null
  stateText: string | null
  facts: Fact[]
  features: string[]
  moreFeatures: number
  seller: { name: string; licence: string; abn: string | null } | null
  place: { name: string; address: string } | null
  phone: string | null
  identity: Fact[]
  /** The vehicle's page for the QR code, and its printed form: in full, or just the site if it is too long to type. */
  url: string
  urlText: string
}

/** The window card of a vehicle (ROUTE-004, API-013); null if the site prints none. */
export function windowCard(
  site: Pick<SiteContext, 'config' | 'origin'>,
  vehicle: Vehicle,
): WindowCard | null {
  if (!site.config.features.print) return null
  const { config } = site
  const state = saleState(vehicle)
  const isGone = state === 'sold' || state === 'unavailable'
  const price = isGone ? null : toPriceDisplay(vehicle, vehicleSettings(site).price)
  const titleText = vehicleTitleText(vehicle)
  const photo = vehicle.images[0]
  const features = vehicle.standardEquipment.map((feature) => feature.trim()).filter(Boolean)
  const url = `${site.origin}${vehiclePath(vehicle)}`
  return {
    siteName: config.name,
    wordmark: config.theme.wordmark,
    condition: CONDITION[vehicle.carType],
    title: vehicleTitle(vehicle),
    titleText,
    photo: photo ? { url: photo.url, alt: photo.alt ?? titleText } : null,
    price,
    priceNote:
      price?.kind === 'price' || price?.kind === 'reduced'
        ? priceKindNote(vehicle.priceKind, vehicle.priceState)
        : null,
    stateText: isGone ? 'SOLD' : (STATE_TEXT[state] ?? null),
    facts: keyInformation(vehicle).slice(0, FACTS_MAX),
    features: features.slice(0, FEATURES_MAX),
    moreFeatures: Math.max(0, features.length - FEATURES_MAX),
    ...sellerOf(config, vehicle),
    identity: identityOf(vehicle),
    url,
    urlText: readAddress(url),
  }
}

function readAddress(url: string): string {
  const text = url.replace(/^https?:\/\//, '')
  return text.length > ADDRESS_MAX ? text.replace(/\/.*$/, '') : text
}

const STATE_TEXT: Partial<Record<ReturnType<typeof saleState>, string>> = {
  coming_soon: 'COMING SOON',
  reserved: 'RESERVED',
}

function sellerOf(
  config: SiteContext['config'],
  vehicle: Vehicle,
): Pick<WindowCard, 'seller' | 'place' | 'phone'> {
  const dealership = config.dealerships.find((each) => each.id === vehicle.dealershipId)
  const place = vehiclePlace(config, vehicle)
  const { street, city, state, postcode } = place?.address ?? {}
  return {
    seller: dealership
      ? { name: dealership.name, licence: licenceText(dealership), abn: dealership.abn }
      : null,
    place: place ? { name: place.name, address: `${street}, ${city} ${state} ${postcode}` } : null,
    phone: contactPhone(config, vehicle)?.text ?? null,
  }
}

function identityOf(vehicle: Vehicle): Fact[] {
  const rows: [string, string | null][] = [
    ['Stock', vehicle.stockNumber],
    ['Registration', vehicle.carType === 'new' ? null : vehicle.regplate],
    ['VIN', vehicle.vin],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
