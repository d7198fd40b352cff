import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { RunSearch } from './run-search.ts'

/** The engine's limit per request. */
const BATCH = 1000

/** Slugs of everything a site lists in a stable order, for its sitemap. Empty if search is unavailable. */
export async function listSlugs(run: RunSearch, site: SiteContext): Promise<string[]> {
  const slugs: string[] = []
  for (let offset = 0, total = 1; offset < total; offset += BATCH) {
    const found = await run(site, {
      offset,
      limit: BATCH,
      sort: ['created_at_timestamp:asc'],
      attributesToRetrieve: ['slug'],
    })
    if (!found.ok) return slugs
    total = found.value.totalHits
    if (found.value.hits.length === 0) break
    slugs.push(...found.value.hits.map(({ slug }) => slug))
  }
  return [...new Set(slugs)]
}
