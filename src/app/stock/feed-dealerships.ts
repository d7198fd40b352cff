import type { CarType } from '#src/features/vehicles/domain/vehicle.ts'
import type { SiteService } from '#src/features/sites/server/site-service.ts'
import type { BarePrices } from '#src/features/stock-feeds/domain/rows/price-columns.ts'
import type { FeedDealership } from '#src/features/stock-feeds/domain/rows/row-dealership.ts'

/** Every dealership that any published site names, with its places, once each. */
export async function listFeedDealerships(sites: SiteService): Promise<FeedDealership[]> {
  const known = new Map<string, FeedDealership>()
  for (const entry of await sites.list()) {
    const site = await sites.getBySlug(entry.slug)
    for (const dealership of site?.config.dealerships ?? []) {
      const places = (site?.config.locations ?? []).filter(
        (location) => location.dealershipId === dealership.id,
      )
      const locations = places.map(({ id, slug, name, address }) => ({
        id,
        slug,
        name,
        city: address.city,
        state: address.state,
      }))
      const earlier = known.get(dealership.id)
      const all = new Map(
        [...(earlier?.locations ?? []), ...locations].map((location) => [location.id, location]),
      )
      known.set(dealership.id, {
        barePrices: agreedPrices(earlier?.barePrices, site?.config.stockFeeds?.barePrice),
        id: dealership.id,
        slug: dealership.slug,
        name: dealership.name,
        locations: [...all.values()],
      })
    }
  }
  return [...known.values()]
}

/** Where two sites of a dealership declare its prices differently, neither counts, and the default applies, which promises least. */
function agreedPrices(earlier: BarePrices | undefined, declared: BarePrices = {}): BarePrices {
  const agreed = (type: CarType) =>
    earlier === undefined || earlier[type] === declared[type] ? declared[type] : undefined
  return { new: agreed('new'), demo: agreed('demo'), used: agreed('used') }
}

/**
 * Who is mailed about a dealership's feed: the people named by the sites that list it, for this source or for
 * all.
 */
export async function listFeedAlertMails(
  sites: SiteService,
  dealershipId: string,
  source: string,
): Promise<string[]> {
  const mails = new Set<string>()
  for (const entry of await sites.list()) {
    const site = await sites.getBySlug(entry.slug)
    if (!site?.config.dealerships.some((dealership) => dealership.id === dealershipId)) continue
    for (const alert of site.config.stockFeeds?.alerts ?? [])
      if (!alert.source || alert.source === source) for (const to of alert.to) mails.add(to)
  }
  return [...mails]
}

/** Hosts a dealership's pictures may come from: all those named by the sites that list it. */
export async function listPictureSources(sites: SiteService, dealershipId: string): Promise<string[]> {
  const hosts = new Set<string>()
  for (const entry of await sites.list()) {
    const site = await sites.getBySlug(entry.slug)
    if (site?.config.dealerships.some((dealership) => dealership.id === dealershipId))
      for (const host of site.config.pictures.sources) hosts.add(host)
  }
  return [...hosts]
}
