import type { JSONColumnType } from 'kysely'
import type { SiteId } from '#src/shared/domain/ids.ts'

type ContentSetsTable = {
  /** Hash of the files, so that equal sets share a row. */
  id: string
  files: JSONColumnType<Record<string, string>>
  created_at: Date
}

type ContentPreviewsTable = {
  token_hash: string
  site_id: SiteId
  content_set: string | null
  expires_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    content_sets: ContentSetsTable
    content_previews: ContentPreviewsTable
  }
}
