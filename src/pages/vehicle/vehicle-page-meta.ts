import type { MetaDescriptor } from 'react-router'
import { stockPictureUrl } from '#src/shared/domain/picture/stock-picture-url.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { pictureCdn } from '#src/pages/shell/site-shell.ts'
import { dollarsFromCents } from '#src/shared/domain/money.ts'
import { contactPhone, vehiclePlace } from '#src/features/vehicles/domain/page/contact-phone.ts'
import { vehicleBreadcrumb } from './breadcrumb.ts'
import { licenceText } from '#src/shared/domain/licence-label.ts'
import { vehicleJsonLd, type JsonLdSeller } from './vehicle-json-ld.ts'
import { toPriceDisplay } from '#src/features/vehicles/domain/price-display.ts'
import { vehiclePath, type Vehicle } from '#src/features/vehicles/domain/vehicle.ts'
import { vehicleSettings } from '#src/features/vehicles/domain/vehicle-site.ts'
import { vehicleTitleText } from '#src/features/vehicles/domain/vehicle-title.ts'

/** Pictures named in structured data. */
const JSON_LD_IMAGES = 6

/**
 * A vehicle's page title. Two of the same kind differ by stock number, so that no two pages of a site share a
 * title (standards.md B3).
 */
function pageTitle(site: SiteContext, vehicle: Vehicle, title: string): string {
  return `${title} (${vehicle.stockNumber}) | ${site.config.name}`
}

/** Title, description, canonical, Open Graph and structured data of a vehicle page (standards.md B3, B7). */
export function vehiclePageMeta(site: SiteContext, vehicle: Vehicle): MetaDescriptor[] {
  const title = vehicleTitleText(vehicle)
  const url = `${site.origin}${vehiclePath(vehicle)}`
  const price = toPriceDisplay(vehicle, vehicleSettings(site).price)
  const images = vehicle.images
    .slice(0, JSON_LD_IMAGES)
    .map((image) =>
      absolute(site.origin, stockPictureUrl(image.url, { width: 1200, crop: 'fill', cdn: pictureCdn(site) })),
    )
  const description = describe(
    site,
    vehicle,
    title,
    price.label ? `${price.text}${price.suffix ?? ''} ${price.label}` : price.text,
  )
  const crumbs = vehicleBreadcrumb(site.config, vehicle, title)
  const jsonLd = vehicleJsonLd({
    vehicle,
    url,
    origin: site.origin,
    title,
    imageUrls: images,
    seller: sellerOf(site, vehicle),
    crumbs,
  })
  return [
    { title: pageTitle(site, vehicle, title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...openGraph({
      title,
      description,
      url,
      image: shareImageUrl(site, vehicle),
      siteName: site.config.name,
    }),
    ...(price.amountCents !== null && price.suffix === null
      ? [
          { property: 'og:price:amount', content: String(dollarsFromCents(price.amountCents)) },
          { property: 'og:price:currency', content: 'AUD' },
        ]
      : []),
    ...(site.isPreview ? [{ name: 'robots', content: 'noindex' }] : []),
    ...jsonLd.map((node) => ({ 'script:ld+json': node as Record<string, string> })),
  ]
}

function openGraph(page: {
  title: string
  description: string
  url: string
  image: string
  siteName: string
}): MetaDescriptor[] {
  return [
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'product' },
    { property: 'og:url', content: page.url },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:locale', content: 'en_AU' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image', content: page.image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.title },
  ]
}

/** The picture made for this page; the version in its address makes others drop the old one. */
function shareImageUrl(site: SiteContext, vehicle: Vehicle): string {
  const version = `${site.version}-${Date.parse(vehicle.updatedAt).toString(36)}`
  return `${site.origin}/img/og/${encodeURIComponent(vehicle.slug)}.jpg?v=${version}`
}

function describe(site: SiteContext, vehicle: Vehicle, title: string, price: string): string {
  const facts = [
    vehicle.km === null ? null : `${vehicle.km.toLocaleString('en-AU')} km`,
    vehicle.simpleTransmission,
    vehicle.simpleFuel,
    vehicle.colour,
  ]
  return `${title}. ${price}. ${facts.filter(Boolean).join(', ')}. At ${vehicle.location ?? site.config.name}.`
}

function sellerOf(site: SiteContext, vehicle: Vehicle): JsonLdSeller {
  const dealership = site.config.dealerships.find((each) => each.id === vehicle.dealershipId)
  const address = vehiclePlace(site.config, vehicle)?.address
  return {
    name: dealership?.name ?? site.config.name,
    telephone: contactPhone(site.config, vehicle)?.text ?? null,
    licence: dealership ? licenceText(dealership) : '',
    street: address?.street ?? null,
    city: address?.city ?? vehicle.city,
    state: address?.state ?? vehicle.state,
    postcode: address?.postcode ?? null,
  }
}

function absolute(origin: string, url: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}
