import type { HomeSection, MenuItem } from './words-schema.ts'
import type { Link } from '#src/shared/domain/form/field-schema.ts'
import type { SiteConfig } from '../site-config.ts'

type Named = Pick<SiteConfig, 'name' | 'itemTypes' | 'dealershipGroup'>

/** Nouns of the item types; several types together are vehicles. */
const NOUNS = {
  car: { one: 'car', many: 'cars' },
  truck: { one: 'truck', many: 'trucks' },
  motorcycle: { one: 'motorcycle', many: 'motorcycles' },
  caravan: { one: 'caravan', many: 'caravans' },
} as const

/** What the site calls its stock by default (ERR-022). */
export function defaultStockNoun({ itemTypes }: Pick<SiteConfig, 'itemTypes'>): {
  one: string
  many: string
} {
  const [only, ...others] = itemTypes
  return only && others.length === 0 ? { ...NOUNS[only] } : { one: 'vehicle', many: 'vehicles' }
}

/** The spec's default menu: Home, Vehicles, Offers, Our Stock, Trade In, Service, Company (section 2, header). */
export function defaultMenu(site: Named): MenuItem[] {
  const plain = (label: string, href: string): MenuItem => ({ label, href, children: [], groups: [] })
  return [
    plain('Home', '/'),
    plain('Vehicles', '/brands'),
    plain('Offers', '/special-offers'),
    {
      label: 'Our Stock',
      href: searchHref(site, 'new-used-and-demo'),
      children: stockLinks(site),
      groups: [],
    },
    plain('Trade In', '/trade-in'),
    plain('Service', '/service'),
    {
      label: 'Company',
      href: '/about-us',
      children: [
        { label: 'About Us', href: '/about-us' },
        { label: 'Contact', href: '/contact-us' },
      ],
      groups: [],
    },
  ]
}

/** The spec's default footer: Vehicles, Buyer Tools, Servicing and Parts, and the group with its terms. */
export function defaultFooter(site: Named): SiteConfig['footer'] {
  return [
    {
      heading: 'Vehicles',
      links: [
        ...stockLinks(site),
        { label: 'Vehicle Directory', href: '/directory' },
        { label: 'Special Offers', href: '/special-offers' },
      ],
    },
    {
      heading: 'Buyer Tools',
      links: [
        { label: 'Finance', href: '/finance' },
        { label: 'Value Your Trade-In', href: '/trade-in' },
        { label: 'Buying From Us', href: '/buying' },
        { label: 'Questions and Answers', href: '/faqs' },
        { label: 'Contact', href: '/contact-us' },
        { label: 'We Call You Back', href: '/call-back' },
      ],
    },
    {
      heading: 'Servicing and Parts',
      links: [
        { label: 'Book a Service', href: '/service' },
        { label: 'Parts and Accessories', href: '/vehicle-parts-and-accessories' },
        { label: 'Warranty', href: '/warranty' },
        { label: 'Roadside Assistance', href: '/roadside-assistance' },
        { label: 'Prepaid Maintenance', href: '/prepaid-maintenance-plan' },
      ],
    },
    {
      heading: site.dealershipGroup ?? site.name,
      links: [
        { label: 'About Us', href: '/about-us' },
        { label: 'Blog', href: '/blog' },
        { label: 'Careers', href: '/careers' },
        { label: 'Accessibility', href: '/pages/accessibility' },
        { label: 'Privacy Policy', href: '/privacy-policy' },
        { label: 'Terms And Conditions', href: '/terms-and-conditions/' },
      ],
    },
  ]
}

/** The home page for a document without one. */
export function defaultHome(site: Named): HomeSection[] {
  const { many } = defaultStockNoun(site)
  return [
    {
      kind: 'hero',
      heading: `Find your next ${defaultStockNoun(site).one}`,
      text: `Search every one of the ${many} at ${site.name}.`,
      picture: null,
    },
    { kind: 'body_tiles', heading: 'Browse by body' },
    {
      kind: 'featured_stock',
      heading: 'In stock now',
      filter: '',
      link: { label: `See all ${many}`, href: searchHref(site, 'new-used-and-demo') },
    },
    { kind: 'current_offers', heading: 'Offers' },
    { kind: 'reviews', heading: 'What customers say' },
    { kind: 'locations', heading: 'Visit us' },
  ]
}

/** The search page of some car types in the site's own word, such as `/search/used-trucks` (ROUTE-009). */
export function searchHref(
  site: Pick<SiteConfig, 'itemTypes'>,
  carTypes: 'new-used-and-demo' | 'new' | 'demo' | 'used',
): string {
  return `/search/${carTypes}-${defaultStockNoun(site).many}`
}

function stockLinks(site: Named): Link[] {
  const { many } = defaultStockNoun(site)
  return [
    { label: `New ${many}`, href: searchHref(site, 'new') },
    { label: `Demonstrators`, href: searchHref(site, 'demo') },
    { label: `Used ${many}`, href: searchHref(site, 'used') },
  ]
}
