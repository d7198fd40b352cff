import type { PageContext } from '#src/app/page-context.ts'
import { isRecordSection } from './record-view.ts'
import { bodyTilePicture } from '#src/features/content/domain/body-tile-picture.ts'
import { toBodyTiles } from '#src/features/search/domain/facets/body-type.ts'
import { toPublicSearchSite } from '#src/features/search/domain/page/search-page-data.ts'
import { EMPTY_SEARCH_STATE } from '#src/features/search/domain/search-state.ts'
import { searchHref } from '#src/features/search/domain/url/search-address.ts'
import { isRunning } from '#src/features/sites/domain/running-period.ts'
import { basePath } from '#src/features/search/domain/url/search-path.ts'
import type { HomeSection } from '#src/features/sites/domain/document/words-schema.ts'
import type { CardView } from '#src/features/vehicles/domain/card/card-view.ts'
import { stockCards } from '#src/pages/search/stock-cards.ts'
import { loadRecords } from './home-records.ts'

const FEATURED_COUNT = 6
/** Tiles are in rows of four; an incomplete last row is left to the search page. */
const TILES_PER_ROW = 4

/** Everything the home page shows: stock counts, tiles and the featured vehicles of each section in order. */
export async function loadHome(page: PageContext) {
  const { site, services, now } = page
  const { config } = site
  const sections = config.home.filter((section) => section.kind !== 'banner' || isRunning(section, now))
  const answer = await services.search.searchStock(site, EMPTY_SEARCH_STATE, {
    facets: ['make', 'make_model', 'body'],
    hitsPerPage: 1,
  })
  const stock = answer.ok ? answer.value : null
  const base = basePath(config)
  const bodies = toBodyTiles(stock?.facets.body ?? [], config.search.bodyTiles, config.itemTypes[0])
  const whole =
    bodies.length > TILES_PER_ROW ? bodies.length - (bodies.length % TILES_PER_ROW) : bodies.length
  const tiles = bodies.slice(0, whole).map((tile, index) => {
    const picture = bodyTilePicture(
      { type: tile.type, index },
      { itemType: config.itemTypes[0] ?? 'car', template: config.theme.template },
    )
    return {
      label: tile.label,
      count: tile.count,
      href: searchHref({ ...EMPTY_SEARCH_STATE, refinements: { body: [tile.value] } }, base, base),
      picture,
      tones: picture && services.tonesOf(picture),
    }
  })
  return {
    head: {
      title: config.title,
      description: config.description,
      url: `${site.origin}/`,
      siteName: config.name,
    },
    sections,
    heroImageUrl: config.theme.heroImageUrl,
    site: toPublicSearchSite(site),
    now,
    base,
    tiles,
    count: stock?.count ?? 0,
    price: stock?.facetStats.price,
    posts: sections.some(({ kind }) => kind === 'blog') ? await services.content.blogBlock(site, now) : [],
    makes: stock?.facets.make ?? [],
    makeModels: stock?.facets.make_model ?? [],
    featured: await Promise.all(sections.map(listCards)),
    records: await Promise.all(
      sections.map((section) => (isRecordSection(section) ? loadRecords(page, section) : null)),
    ),
  }

  async function listCards(section: HomeSection): Promise<CardView[]> {
    if (section.kind === 'featured_stock') return listFeatured(section.filter)
    if (section.kind !== 'featured_used') return []
    const found = await services.search.listFeaturedUsed(site)
    return stockCards({ site, services, now }, found)
  }

  async function listFeatured(filter: string): Promise<CardView[]> {
    const found = await services.search.searchStock(site, EMPTY_SEARCH_STATE, {
      baseFilter: filter,
      facets: [],
      hitsPerPage: FEATURED_COUNT,
    })
    return found.ok ? stockCards({ site, services, now }, found.value.hits) : []
  }
}
