import type { SearchSettings } from '../search-schema.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { SearchView } from './search-view.ts'

/** The part of a site that a search page sends to the browser. */
export type PublicSearchSite = {
  slug: string
  name: string
  template: SiteConfig['theme']['template']
  /** Whether the search box makes suggestions (SITE-004). */
  suggests: boolean
  search: SearchSettings
}

/** Everything a search page needs: the same JSON in the document and at `/search-data/...`. */
export type SearchPageData = {
  view: SearchView
  site: PublicSearchSite
  nowMs: number
  /** Set in the browser while earlier results are shown because the last request failed (ERR-025). */
  isStale?: boolean
}

/** The site without anything a search page does not show. */
export function toPublicSearchSite({ config }: { config: SiteConfig }): PublicSearchSite {
  return {
    slug: config.slug,
    name: config.name,
    template: config.theme.template,
    suggests: config.features.search_suggestions,
    search: config.search,
  }
}
