import { quoteFilterValue } from '#src/features/search/domain/filter/filter-value.ts'
import { EMPTY_SEARCH_STATE } from '#src/features/search/domain/search-state.ts'
import type { StockDocument } from '#src/features/search/domain/stock-document.ts'
import type { SearchService } from '#src/features/search/server/search-service.ts'
import type { SiteConfig, SiteContext } from '#src/features/sites/domain/site-config.ts'
import { type KnownModel, knownModels } from '../domain/model-range.ts'

export type ItemType = SiteConfig['itemTypes'][number]

/** The search engine's limit per request. A site's stock of one make is far smaller. */
const STOCK_MAX = 1000

/** Makes and models in a site's stock, always limited to that site's scope. */
export function readBrandStock(search: Pick<SearchService, 'searchStock' | 'listByFilter'>) {
  async function makeCounts(site: SiteContext, itemType: ItemType): Promise<Map<string, number>> {
    const found = await search.searchStock(site, EMPTY_SEARCH_STATE, {
      baseFilter: `item_type = ${quoteFilterValue(itemType)}`,
      facets: ['make'],
      hitsPerPage: 1,
    })
    const counts = found.ok ? (found.value.facets.make ?? []) : []
    return new Map(counts.map(({ value, count }) => [value, count]))
  }

  async function stockMakes(site: SiteContext): Promise<Map<ItemType, Map<string, number>>> {
    const types = await Promise.all(
      site.config.itemTypes.map(async (type) => [type, await makeCounts(site, type)] as const),
    )
    return new Map(types)
  }

  function stockOf(site: SiteContext, make: string): Promise<StockDocument[]> {
    return search.listByFilter(site, {
      filter: `make = ${quoteFilterValue(make)}`,
      limit: STOCK_MAX,
      sort: ['price_range:asc'],
    })
  }

  async function listModels(site: SiteContext): Promise<KnownModel[]> {
    const found = await search.searchStock(site, EMPTY_SEARCH_STATE, {
      facets: ['make', 'make_model'],
      hitsPerPage: 1,
    })
    const makes = found.ok ? (found.value.facets.make ?? []).map(({ value }) => value) : []
    const names = found.ok ? (found.value.facets.make_model ?? []) : []
    const inStock = names.flatMap(({ value }) => {
      const make = longestMake(makes, value)
      return make ? [{ make, model: value.slice(make.length + 1) }] : []
    })
    return knownModels(site.config.models, inStock)
  }

  async function firstPicture(site: SiteContext, make: string): Promise<string | null> {
    const [hit] = await search.listByFilter(site, {
      filter: `make = ${quoteFilterValue(make)} AND photos_count > 0`,
      limit: 1,
      sort: ['created_at_timestamp:desc'],
    })
    return hit?.images[0]?.url ?? null
  }

  return { stockMakes, stockOf, listModels, firstPicture }
}

function longestMake(makes: readonly string[], makeModel: string): string | undefined {
  return makes.filter((make) => makeModel.startsWith(`${make} `)).sort((a, b) => b.length - a.length)[0]
}
