import type { PageContext } from '#src/app/page-context.ts'
import { siteStats } from '#src/features/brands/domain/site-stats.ts'
import type { RecordSection, RecordView } from './record-view.ts'
import { listPlaces } from '#src/features/locations/domain/view/place-list.ts'
import { loadCards } from '#src/pages/locations/place-loading.ts'
import { currentOffers } from '#src/features/offers/domain/offer.ts'
import { statesRate } from '#src/features/offers/domain/offer-law.ts'
import { toOfferCard } from '#src/features/offers/domain/offers-view.ts'
import { runningPromos } from '#src/features/promotions/domain/promo-node.ts'

/** A row of the widest page; the rest is one press away. */
const OFFERS_SHOWN = 3
const REVIEWS_SHOWN = 3
/** Two rows of the widest page. */
const BRANDS_SHOWN = 12

/** What a section shows of the site's records now; null if there is nothing, and then it takes no room. */
export function loadRecords(page: PageContext, section: RecordSection): Promise<RecordView | null> {
  switch (section.kind) {
    case 'brands':
      return loadBrands(page, section)
    case 'current_offers':
      return loadOffers(page)
    case 'promotions':
      return loadPromotions(page)
    case 'reviews':
      return loadReviews(page)
    case 'sales_counter':
      return loadSales(page)
    case 'stats':
      return loadStats(page)
    case 'locations':
      return loadLocations(page)
  }
}

async function loadBrands(
  { site, services }: PageContext,
  { link }: Extract<RecordSection, { kind: 'brands' }>,
): Promise<RecordView | null> {
  const { own, grids } = await services.brands.listBrands(site)
  const inStock = grids.flatMap(({ tiles }) => tiles).sort((a, b) => b.count - a.count)
  const tiles = (own.length > 0 ? own : inStock).slice(0, BRANDS_SHOWN)
  const marks = tiles.map(({ name, href, logoUrl, count }) => ({ name, href, logoUrl, count }))
  return marks.length > 0 ? { kind: 'brands', tiles: marks, link } : null
}

async function loadOffers({ site, now }: PageContext): Promise<RecordView | null> {
  const offers = currentOffers(site, site.config.offers, now)
    // Offers with a rate carry all its conditions (s 164 NCC), which are too long for anything but the offers
    // page.
    .toSorted((a, b) => Number(statesRate(a)) - Number(statesRate(b)))
    .slice(0, OFFERS_SHOWN)
  if (offers.length === 0) return null
  return { kind: 'current_offers', offers: offers.map((offer) => toOfferCard(site.config, offer)) }
}

async function loadPromotions({ site, now }: PageContext): Promise<RecordView | null> {
  const promos = runningPromos(site.config.promotions, 'home', now)
  if (promos.length === 0) return null
  return {
    kind: 'promotions',
    promos: promos.map(({ title, text, href, image }) => ({ title, text, href, image })),
  }
}

/**
 * The location with the most reviews, and its newest ones whatever they say: choosing kinder ones would
 * mislead.
 */
async function loadReviews({ site, services }: PageContext): Promise<RecordView | null> {
  const places = await Promise.all(
    listPlaces(site.config).map(async (place) => ({
      place,
      section: await services.reviews.section(site, place),
    })),
  )
  const [most] = places
    .filter(({ section }) => section !== null && section.reviews.length > 0)
    .sort((a, b) => (b.section?.reviews.length ?? 0) - (a.section?.reviews.length ?? 0))
  if (!most?.section) return null
  const { summary, notes, reviews } = most.section
  return {
    kind: 'reviews',
    summary,
    notes,
    reviews: reviews.slice(0, REVIEWS_SHOWN),
    placeName: most.place.name,
    href: `/locations/${most.place.slug}#reviews`,
  }
}

async function loadSales({ site, services }: PageContext): Promise<RecordView | null> {
  const sales = await services.promotions.salesThisMonth(site)
  return sales && { kind: 'sales_counter', sales }
}

async function loadStats({ site, services }: PageContext): Promise<RecordView | null> {
  const [{ own, grids }, stock] = await Promise.all([
    services.brands.listBrands(site),
    services.search.stockCount(site),
  ])
  if (stock === 0) return null
  const only = site.config.manufacturer === null ? undefined : own[0]
  const models = only ? (await services.brands.listModelRange(site, only.name)).length : null
  const makes = [...own, ...grids.flatMap(({ tiles }) => tiles)].map(({ name }) => name)
  return { kind: 'stats', stats: siteStats(site.config, { makes, models, stock }) }
}

/** No locations, no heading either (PAGE-022). */
async function loadLocations(page: PageContext): Promise<RecordView | null> {
  const places = await loadCards(page, listPlaces(page.site.config))
  return places.length > 0 ? { kind: 'locations', places } : null
}
