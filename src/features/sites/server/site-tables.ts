import type { JSONColumnType } from 'kysely'
import type { SiteDealership } from '../domain/site-config.ts'
import type { DealershipId, SiteId } from '#src/shared/domain/ids.ts'

type SitesTable = { id: SiteId; slug: string; name: string; version: number; published_at: Date | null }

type SiteVersionsTable = {
  site_id: SiteId
  version: number
  /** As its author wrote it: any JSON that once passed the schema. */
  document: JSONColumnType<object>
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
  revoked_at: Date | null
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    sites: SitesTable
    site_versions: SiteVersionsTable
    site_hosts: SiteHostsTable
    dealerships: DealershipsTable
    dealership_api_keys: DealershipApiKeysTable
  }
}
