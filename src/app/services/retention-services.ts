import {
  createRetentionService,
  type RetainedRecords,
} from '#src/features/privacy/server/retention-service.ts'
import type { SiteService } from '#src/features/sites/server/site-service.ts'
import type { Store } from '#src/platform/database/database.ts'

type Needs = { sites: Pick<SiteService, 'list' | 'getBySlug'>; records: readonly RetainedRecords[] }

/** Retention of personal records, on every site. */
export function createRetention({ store }: { store: Store }, { sites, records }: Needs) {
  return createRetentionService({
    store,
    records,
    listSlugs: async () => (await sites.list()).map(({ slug }) => slug),
    findSite: (slug) => sites.getBySlug(slug),
  })
}
