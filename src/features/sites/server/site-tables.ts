import type { Generated, JSONColumnType } from 'kysely'
import type { SiteDealership } from '../domain/site-config.ts'
import type { DealershipId, SiteId } from '#src/shared/domain/ids.ts'

type SitesTable = {
  id: SiteId
  slug: string
  name: string
  version: number
  published_at: Date | null
  /** Since when its hosts answer 503; null while it is online. */
  suspended_at: Date | null
}

/** What remains of a removed site: its last version number. */
type RemovedSitesTable = { slug: string; last_version: number; removed_at: Date; removed_by: string }

type SiteVersionsTable = {
  site_id: SiteId
  version: number
  /** As its author wrote it: any JSON that once passed the schema. */
  document: JSONColumnType<object>
  schema_version: Generated<number>
  /** The content published with it (content-tables); null for platform defaults alone. */
  content_set: string | null
  published_by: string
  note: string
  published_at: Date
}

type SiteHostsTable = { host: string; site_id: SiteId }

type DealershipsTable = {
  id: DealershipId
  slug: string
  name: string
  legal_name: string
  licence_number: string
  licence_state: string
  owner_site_id: SiteId
  record: JSONColumnType<SiteDealership>
  updated_at: Date
}

type DealershipApiKeysTable = {
  id: string
  dealership_id: DealershipId
  key_hash: string
  label: string
  created_at: Date
  created_by: string
  revoked_at: Date | null
  revoked_by: string | null
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    sites: SitesTable
    removed_sites: RemovedSitesTable
    site_versions: SiteVersionsTable
    site_hosts: SiteHostsTable
    dealerships: DealershipsTable
    dealership_api_keys: DealershipApiKeysTable
  }
}
