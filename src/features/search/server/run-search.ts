import type { Result } from '#src/shared/domain/result.ts'
import type { SearchError, SearchRequest, SearchResponse } from '#src/features/search/domain/search-engine.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'

/** One request within what a site lists. Every query of the search service uses it. */
export type RunSearch = (
  site: SiteContext,
  request: SearchRequest,
) => Promise<Result<SearchResponse, SearchError>>
