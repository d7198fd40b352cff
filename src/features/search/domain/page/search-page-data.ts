import type { SearchSettings, SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { SearchView } from './search-view.ts'

/** The part of a site that a search page carries to the browser. */
export type PublicSearchSite = {
  config: Pick<
    SiteConfig,
    'slug' | 'name' | 'noPriceText' | 'features' | 'theme' | 'vehicle' | 'itemTypes'
  > & { locations: readonly unknown[]; search: SearchSettings }
}

/** Everything a search page needs: the same JSON in the document and at `/search-data/...`. */
export type SearchPageData = {
  view: SearchView
  site: PublicSearchSite
  nowMs: number
  /** Set in the browser when the results shown are earlier ones because the last call failed (ERR-025). */
  isStale?: boolean
}

/** The site without what a search page never shows; of the locations only their number matters to a card. */
export function toPublicSearchSite({ config }: { config: SiteConfig }): PublicSearchSite {
  const { slug, name, noPriceText, features, theme, vehicle, itemTypes, search } = config
  return {
    config: {
      slug,
      name,
      noPriceText,
      features,
      theme,
      vehicle,
      itemTypes,
      search,
      locations: config.locations.map(() => 0),
    },
  }
}
