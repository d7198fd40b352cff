import type { Link } from '#src/shared/domain/form/field-schema.ts'
import type { MenuItem } from '#src/features/sites/domain/document/words-schema.ts'
import type { SiteContext, SiteLocation, Template } from '#src/features/sites/domain/site-config.ts'
import { type PublicAnalytics, publicAnalytics } from '#src/features/analytics/domain/analytics-settings.ts'
import type { PictureCdn } from '#src/shared/domain/picture/stock-picture-url.ts'
import { financeHref } from '#src/features/sites/domain/finance/finance-link.ts'
import { searchHref } from '#src/features/sites/domain/document/site-defaults.ts'
import { isRunning } from '#src/features/sites/domain/running-period.ts'
import type { PaymentMethod } from '#src/features/promotions/domain/payment-method.ts'
import { type SiteMark, siteMark } from '#src/features/sites/domain/brand/site-mark.ts'
import { licenceText } from '#src/shared/domain/licence-label.ts'
import { openState } from '#src/features/locations/domain/opening-hours.ts'

export type ShellLocation = {
  slug: string
  name: string
  isVisible: boolean
  street: string
  cityLine: string
  phone: string | null
  hours: string | null
  isOpen: boolean
  /** Directions on a map. */
  href: string
  /** The location's own page (PAGE-014). */
  pageHref: string
}

/** What header, footer and head need of a site: public text only, never receivers, filters or keys. */
export type SiteShell = {
  slug: string
  name: string
  title: string
  description: string
  template: Template
  brandColour: string
  wordmark: string
  logoUrl: string | null
  mark: SiteMark
  /** Part of the icons' addresses, so that a browser fetches them again when the document has changed. */
  version: number
  /** What visitors read while the site is down; null while it is up. */
  maintenance: string | null
  phone: string
  origin: string
  isPreview: boolean
  menu: MenuItem[]
  /** The kinds of stock, for templates that keep them in sight. */
  tabs: Link[]
  footer: { heading: string; links: Link[] }[]
  socials: Link[]
  announcement: { text: string; href: string | null } | null
  locations: ShellLocation[]
  sellers: { name: string; legalName: string; abn: string | null; licence: string }[]
  privacyUrl: string
  /** The image CDN of stock pictures (API-016). */
  pictureCdn: PictureCdn | null
  hasFavourites: boolean
  hasAccounts: boolean
  /** PAGE-035. */
  paymentMethods: PaymentMethod[]
  analytics: PublicAnalytics
}

/**
 * What a page itself needs of the shell; header and footer are drawn by the server, and their text stays
 * there.
 */
export type PageShell = Pick<
  SiteShell,
  | 'slug'
  | 'name'
  | 'template'
  | 'brandColour'
  | 'version'
  | 'maintenance'
  | 'phone'
  | 'isPreview'
  | 'tabs'
  | 'pictureCdn'
  | 'hasFavourites'
  | 'privacyUrl'
  | 'analytics'
>

/** The part of a shell that travels with each page. */
export function toPageShell(shell: SiteShell): PageShell {
  const { slug, name, template, brandColour, version, maintenance } = shell
  const { phone, isPreview, tabs, pictureCdn: cdn, hasFavourites, privacyUrl, analytics } = shell
  return {
    slug,
    name,
    template,
    brandColour,
    version,
    maintenance,
    phone,
    isPreview,
    tabs,
    pictureCdn: cdn,
    hasFavourites,
    privacyUrl,
    analytics,
  }
}

/** The public shell of a site at `nowMs`; an announcement shows from its start until its expiry (SITE-017). */
export function toSiteShell(site: SiteContext, nowMs: number): SiteShell {
  const { config } = site
  return {
    slug: config.slug,
    name: config.name,
    title: config.title,
    description: config.description,
    template: config.theme.template,
    brandColour: config.theme.brandColour,
    wordmark: config.theme.wordmark || config.name,
    logoUrl: config.theme.logoUrl,
    mark: siteMark(config.theme),
    version: site.version,
    maintenance: config.maintenance?.message ?? null,
    phone: config.phones.main,
    origin: site.origin,
    isPreview: site.isPreview,
    menu: config.menu.map((item) => ({
      ...toSiteLink(item, config),
      children: item.children.map((link) => toSiteLink(link, config)),
      groups: item.groups.map((group) => ({
        ...toSiteLink(group, config),
        links: group.links.map((link) => toSiteLink(link, config)),
      })),
    })),
    tabs: [
      { label: 'All', href: searchHref(config, 'new-used-and-demo') },
      { label: 'New', href: searchHref(config, 'new') },
      { label: 'Demo', href: searchHref(config, 'demo') },
      { label: 'Used', href: searchHref(config, 'used') },
      { label: 'Offers', href: '/special-offers' },
    ],
    footer: config.footer.map(({ heading, links }) => ({
      heading,
      links: links.map((link) => toSiteLink(link, config)),
    })),
    socials: config.socials,
    announcement:
      config.announcement && isRunning(config.announcement, nowMs)
        ? {
            text: config.announcement.text,
            href: config.announcement.href && siteHref(config.announcement.href, config),
          }
        : null,
    locations: config.locations
      .filter((place) => place.isVisible)
      .map((place) => toShellLocation(place, nowMs)),
    sellers: config.dealerships.map((dealer) => ({
      name: dealer.name,
      legalName: dealer.legalName,
      abn: dealer.abn,
      licence: licenceText(dealer),
    })),
    privacyUrl: config.consent.privacyUrl,
    pictureCdn: pictureCdn(site),
    hasFavourites: site.config.features.favourites,
    hasAccounts: site.config.features.accounts,
    paymentMethods: config.paymentMethods,
    analytics: publicAnalytics(config.analytics),
  }
}

/** The image CDN a site names, with the origin its own pictures are fetched from. */
export function pictureCdn({ config, origin }: Pick<SiteContext, 'config' | 'origin'>): PictureCdn | null {
  return config.pictures.cdn ? { template: config.pictures.cdn, origin } : null
}

/**
 * Book a Service goes to the dealer's external booking service if there is one (ROUTE-029), finance to the
 * site's own finance form (ROUTE-023, ROUTE-024, ROUTE-027).
 */
function siteHref(href: string, config: SiteContext['config']): string {
  if (href === '/service' && config.forms.serviceUrl) return config.forms.serviceUrl
  return href === '/finance' || href === config.finance.link ? financeHref(config) : href
}

function toSiteLink<Item extends { href: string }>(item: Item, config: SiteContext['config']): Item {
  return { ...item, href: siteHref(item.href, config) }
}

function toShellLocation(place: SiteLocation, nowMs: number): ShellLocation {
  const { street, city, state, postcode, lat, long, placeUrl } = place.address
  const open = openState(place, place.types[0] ?? 'sales', nowMs)
  const target = lat !== null && long !== null ? `${lat},${long}` : `${street}, ${city} ${state} ${postcode}`
  return {
    slug: place.slug,
    name: place.name,
    isVisible: place.isVisible,
    street,
    cityLine: `${city} ${state} ${postcode}`,
    phone: place.phone ?? place.landlinePhone,
    hours: open?.text ?? null,
    isOpen: open?.isOpen ?? false,
    href: placeUrl ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(target)}`,
    pageHref: `/our-location/${place.slug}`,
  }
}
