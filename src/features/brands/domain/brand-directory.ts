import { toPathSlug } from '#src/shared/domain/address/path-slug.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { Brand } from './brand.ts'
import { findManufacturer } from './manufacturers.ts'

type BrandSite = Pick<SiteConfig, 'brands' | 'dealerships' | 'locations' | 'manufacturer'>

/** A make's brand on a site: the site's own text where it has some, else the platform's (DATA-026). */
export function brandOf(site: BrandSite, make: string): Brand {
  const slug = toPathSlug(make)
  const known = findManufacturer(make)
  const entry = site.brands.find(({ title }) => toPathSlug(title) === slug)
  return {
    make: entry?.title ?? known?.name ?? make,
    slug: entry?.slug ?? slug,
    logoUrl: entry?.logoUrl ?? known?.logo?.url ?? null,
    bannerImage: entry?.bannerImage ?? null,
    description: entry && entry.description.length > 0 ? entry.description : defaultDescription(make),
    skipPage: entry?.skipPage ?? false,
    externalUrl: entry?.externalUrl ?? null,
  }
}

/** Makes the site is a dealer for: its manufacturer, its entries, and those its dealerships and locations name. */
export function ownMakes(site: BrandSite): string[] {
  const named = [
    ...(site.manufacturer === null ? [] : [site.manufacturer]),
    ...site.brands.map(({ title }) => title),
    ...site.dealerships.flatMap(({ manufacturers }) => manufacturers),
    ...site.locations.flatMap(({ manufacturers }) => manufacturers),
  ]
  return uniqueMakes(named)
}

/** Removes duplicate makes whatever their spelling, keeping the order. */
export function uniqueMakes(makes: readonly string[]): string[] {
  return [...Map.groupBy(makes, toPathSlug).values()].flatMap(([first]) => first ?? [])
}

/** PAGE-002: the overview or, if the brand skips it, its external address or its own slug. */
export function brandHref(brand: Pick<Brand, 'slug' | 'skipPage' | 'externalUrl'>): string {
  if (!brand.skipPage) return `/${brand.slug}/overview`
  return brand.externalUrl ?? `/${brand.slug}`
}

/** The only address of a brand's page: under `/brands/` if it skips its overview (PAGE-002). */
export function brandPath({ slug, skipPage }: Pick<Brand, 'slug' | 'skipPage'>): string {
  return skipPage ? `/brands/${slug}` : `/${slug}/overview`
}

/** Two sentences that are true for any dealer; empty for a make the platform does not know. */
function defaultDescription(make: string): string[] {
  const known = findManufacturer(make)
  if (!known) return []
  return known.isSoldNew
    ? [`${known.name} sells ${known.range} in Australia.`]
    : [
        `${known.name} is known for ${known.range}. It is not sold new in Australia at present, so what you find here is used.`,
      ]
}
