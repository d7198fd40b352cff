import { type Offer, offerHref } from './offer.ts'

type JsonLdSite = { origin: string; config: { name: string; manufacturer: string | null } }

/** schema.org Offer: dates and seller, and only a price the offer states (standards.md B3). */
export function offerJsonLd(site: JsonLdSite, offer: Offer): Record<string, unknown> {
  const url = `${site.origin}${offerHref(site.config, offer)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    '@id': `${url}#offer`,
    name: offer.name,
    description: offer.sanitizedDescription,
    url,
    category: offer.category,
    ...(offer.start ? { validFrom: offer.start } : {}),
    ...(offer.end ? { validThrough: offer.end } : {}),
    seller: { '@type': 'AutoDealer', name: site.config.name, url: `${site.origin}/` },
    ...(offer.manufacturer ? { itemOffered: itemOffered(offer, offer.manufacturer) } : {}),
  }
}

/** The offers page as a schema.org ItemList. */
export function offerListJsonLd(site: JsonLdSite, offers: readonly Offer[]): Record<string, unknown>[] {
  if (offers.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: offers.map((offer, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: offer.name,
        url: `${site.origin}${offerHref(site.config, offer)}`,
      })),
    },
  ]
}

function itemOffered(offer: Offer, manufacturer: string): Record<string, unknown> {
  return {
    '@type': 'Product',
    name: [manufacturer, offer.model?.name].filter(Boolean).join(' '),
    brand: { '@type': 'Brand', name: manufacturer },
  }
}
