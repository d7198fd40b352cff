import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { saleState } from '#src/features/vehicles/domain/card/availability.ts'
import { priceKindLabel, shownPriceCents } from '#src/features/vehicles/domain/price-display.ts'
import type { Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import type { Crumb } from '#src/ui/page/breadcrumb-trail.tsx'

/** The seller as named in structured data. */
export type JsonLdSeller = {
  name: string
  telephone: string | null
  licence: string
  street: string | null
  city: string | null
  state: string | null
  postcode: string | null
}

export type JsonLdInput = {
  vehicle: Vehicle
  /** Absolute canonical address. */
  url: string
  /** Scheme, host and port. */
  origin: string
  title: string
  imageUrls: string[]
  seller: JsonLdSeller
  crumbs: readonly Crumb[]
}

type Json = Record<string, unknown>

const SCHEMA_TYPE = { car: 'Car', motorcycle: 'Motorcycle', truck: 'Vehicle', caravan: 'Vehicle' } as const

/** schema.org data of a vehicle page: the vehicle with its offer, and the breadcrumb (standards.md B3). */
export function vehicleJsonLd(input: JsonLdInput): Json[] {
  return [vehicleNode(input), breadcrumbNode(input)]
}

function vehicleNode({ vehicle, url, title, imageUrls, seller }: JsonLdInput): Json {
  return present({
    '@context': 'https://schema.org',
    '@type': SCHEMA_TYPE[vehicle.itemType],
    '@id': `${url}#vehicle`,
    name: title,
    url,
    image: imageUrls.length > 0 ? imageUrls : null,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: vehicle.badge ?? vehicle.bodyConfiguration,
    vehicleModelDate: String(vehicle.year),
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.stockNumber,
    itemCondition: condition(vehicle),
    mileageFromOdometer: quantity(vehicle.km, 'KMT'),
    color: vehicle.colour,
    vehicleInteriorColor: vehicle.interiorColour,
    bodyType: vehicle.simpleBody,
    driveWheelConfiguration: vehicle.drive,
    fuelType: vehicle.simpleFuel ?? vehicle.fuel,
    vehicleTransmission: vehicle.simpleTransmission ?? vehicle.transmission,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    weightTotal: quantity(
      vehicle.variant.grossVehicleMassKg ?? vehicle.specifications.aggregateTrailerMassKg,
      'KGM',
    ),
    payload: quantity(vehicle.specifications.payloadKg, 'KGM'),
    offers: offerNode(vehicle, url, seller),
  })
}

function offerNode(vehicle: Vehicle, url: string, seller: JsonLdSeller): Json {
  const label = priceKindLabel(vehicle.priceKind, vehicle.priceState)
  const cents = label === null ? null : shownPriceCents(vehicle)
  const price = cents === null ? null : dollarsFromCents(cents)
  return present({
    '@type': 'Offer',
    url,
    price,
    priceCurrency: price === null ? null : 'AUD',
    priceSpecification:
      price === null
        ? null
        : {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'AUD',
            valueAddedTaxIncluded: true,
            description: label,
          },
    availability: `https://schema.org/${availability(vehicle)}`,
    itemCondition: condition(vehicle),
    seller: sellerNode(seller),
  })
}

function sellerNode(seller: JsonLdSeller): Json {
  return present({
    '@type': 'AutoDealer',
    name: seller.name,
    telephone: seller.telephone,
    identifier: seller.licence,
    address: present({
      '@type': 'PostalAddress',
      streetAddress: seller.street,
      addressLocality: seller.city,
      addressRegion: seller.state,
      postalCode: seller.postcode,
      addressCountry: 'AU',
    }),
  })
}

function breadcrumbNode({ crumbs, origin }: JsonLdInput): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: `${origin}${crumb.path}`,
    })),
  }
}

/** A demonstrator has been used. */
function condition(vehicle: Vehicle): string {
  return `https://schema.org/${vehicle.carType === 'new' ? 'NewCondition' : 'UsedCondition'}`
}

function availability(vehicle: Vehicle): 'InStock' | 'PreOrder' | 'SoldOut' {
  const state = saleState(vehicle)
  if (state === 'sold' || state === 'unavailable') return 'SoldOut'
  return state === 'coming_soon' || vehicle.isPreorder ? 'PreOrder' : 'InStock'
}

function quantity(value: number | null, unitCode: string): Json | null {
  return value === null ? null : { '@type': 'QuantitativeValue', value, unitCode }
}

function present(node: Json): Json {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null && value !== undefined))
}
