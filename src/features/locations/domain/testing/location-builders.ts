import { siteConfigOf } from '#src/testing/whole-site.ts'
import type { SiteConfig, SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import { toId } from '#src/shared/domain/ids.ts'

/** A week as in a site document: Monday to Friday, Saturday and Sunday; null is closed. */
export function aWeek(...spans: ([open: string, close: string] | null)[]) {
  const [monFri = null, saturday = null, sunday = null] = spans
  return [sunday, monFri, monFri, monFri, monFri, monFri, saturday].map((span, weekday) => ({
    weekday,
    status: span ? 'Open' : 'Closed',
    open: span?.[0] ?? null,
    close: span?.[1] ?? null,
  }))
}

/** A location as in a site document; `over` replaces settings. */
export function aLocation(slug: string, over: object = {}): object {
  return {
    slug,
    name: `Demo ${slug}`,
    phone: '07 5550 1000',
    address: {
      street: '1 Main St',
      city: 'Southport',
      state: 'QLD',
      postcode: '4215',
      lat: -27.98,
      long: 153.4,
    },
    hours: { sales: aWeek(['08:00', '17:30'], ['09:00', '12:00']) },
    ...over,
  }
}

/** A published site, parsed from a document the way the server does. */
export function aSiteWith(locations: object[], over: object = {}): SiteContext {
  const config = siteConfigOf({
    slug: 'demo',
    name: 'Demo Motors',
    phones: { main: '07 5550 1000' },
    email: 'hello@demo.example',
    dealerships: [
      {
        slug: 'demo-motors',
        name: 'Demo Motors',
        legalName: 'Demo Motors Pty Ltd',
        licenceNumber: '4455101',
        licenceState: 'QLD',
        manufacturers: ['Toyota'],
      },
    ],
    locations,
    ...over,
  })
  return contextOf(config)
}

/** The only location of a new site. */
export function aPlaceOf(over: object = {}, site: object = {}): { site: SiteContext; place: SiteLocation } {
  const context = aSiteWith([aLocation('southport', over)], site)
  const [place] = context.config.locations
  if (!place) throw new Error('no place')
  return { site: context, place }
}

function contextOf(config: SiteConfig): SiteContext {
  return {
    id: toId('site', config.slug),
    version: 1,
    config,
    origin: 'https://demo.example',
    host: 'demo.example',
    dealershipIds: config.dealerships.map(({ id }) => id),
    isPreview: false,
  }
}
