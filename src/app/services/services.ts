import { createBrandService } from '#src/features/brands/server/brand-service.ts'
import { createSpinService } from '#src/features/competitions/server/spin-service.ts'
import { createSitemapService } from '#src/features/content/server/sitemap-service.ts'
import type { PersonRecords } from '#src/features/leads/server/person/person-service.ts'
import { createPromotionsService } from '#src/features/promotions/server/promotions-service.ts'
import { siteLists } from '#src/features/search/domain/query/site-lists.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { createTradeIns } from '#src/features/trade-in/server/providers/create-trade-ins.ts'
import { createVehicleService } from '#src/features/vehicles/server/vehicle-service.ts'
import { createViewCounter } from '#src/features/vehicles/server/visits/view-counter.ts'
import { sitemapSources } from '#src/app/sitemap-sources.ts'
import { createStockSearch } from '#src/app/stock/stock-search.ts'
import { openSms } from '#src/app/opening/open-sms.ts'
import { createSentMessages } from '#src/platform/messaging/sent-messages.ts'
import { createAccountServices } from './account-services.ts'
import { createAnalytics } from './analytics-services.ts'
import { createEstimates } from './estimate-services.ts'
import { createCvs } from './cv-services.ts'
import { createFeeds } from './feed-services.ts'
import { createLeadServices } from './lead-services.ts'
import { createPictures } from './picture-services.ts'
import { createPlaceServices } from './place-services.ts'
import { createReservations } from './reservation-services.ts'
import { createRetention } from './retention-services.ts'
import type { ServiceBase } from './service-base.ts'
import { createSiteServices } from './site-services.ts'

export type Services = ReturnType<typeof createServices>

/** The services that pages call. */
export type PageServices = Services['pageServices']

/**
 * Every service of the process, each built from the base and those above it. A new service is built here; if
 * pages call it, it is also named in `pagesCall`. Its addresses, commands and hourly pruning go into
 * parts.ts.
 */
export function createServices(base: ServiceBase) {
  const { clock, store } = base
  const { content, sites } = createSiteServices(base)
  const vehicles = createVehicleService({ siteLists, store, clock })
  const feeds = createFeeds(base, { vehicles, sites })
  const otherRecords: PersonRecords[] = []
  const analytics = createAnalytics({ ...base, vehicles })
  const desk = createLeadServices({
    ...base,
    otherRecords,
    onStored: analytics.recordLead,
    findVehicle: async (site, idOrSlug) =>
      (await vehicles.findById(site, idOrSlug)) ?? vehicles.findBySlug(site, idOrSlug),
    findSite: (siteId) => sites.getById(siteId),
    mailFrom: base.env.mailFrom,
    sms: openSms(base),
    onText: base.metrics.countText,
  })
  const { leads } = desk
  const cvs = createCvs(base)
  const { tonesOf, ...pictureServices } = createPictures({ ...base, sites })
  const stock = createStockSearch({ ...base, vehicles, sites, tonesOf })
  const { search, engineFor } = stock
  const estimates = createEstimates(base, { vehicles, stock })
  const tradeIn = createTradeIns(base, { leads, vehicles, marketPrice: estimates.marketPrice })
  const spins = createSpinService({ ...base, leads })
  const people = createAccountServices({ ...base, vehicles, analytics })
  const booked = createReservations(base, { leads, vehicles, delivery: estimates.delivery, sites })
  const { reservations } = booked
  otherRecords.push(
    ...[cvs, tradeIn, spins, people.watchlist, people.accounts, reservations].map(
      (each) => each.personRecords,
    ),
  )
  const brands = createBrandService({ search })
  const sitemap = createSitemapService({ sources: sitemapSources({ search, content, brands }) })
  const promotions = createPromotionsService({ vehicles, clock })
  const pagesCall = {
    ...{ vehicles, search, content, sitemap, brands, promotions, tradeIn, spins, reservations },
    ...{ leads, cvs, bookings: desk.bookings, consents: desk.consents, drives: desk.drives },
    ...estimates,
    ...people,
    ...createPlaceServices(base),
  }
  return {
    ...pagesCall,
    ...{ sites, feeds, analytics, stock, engineFor },
    ...desk,
    ...pictureServices,
    ...booked,
    pageServices: { ...pagesCall, tonesOf },
    views: createViewCounter({ now: () => clock.now() }),
    messages: createSentMessages({ db: store.db }),
    retention: createRetention(base, { sites, records: [...desk.retained, people.accounts.retained] }),
    /**
     * Changes whenever a vehicle the site may list changes, or a page or post of it appears or expires by the
     * clock.
     */
    stockVersion: (site: SiteContext): string =>
      `${stock.version(site)}.${content.version(site, clock.now())}`,
  }
}
