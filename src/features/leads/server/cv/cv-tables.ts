import type { LeadId, SiteId } from '#src/shared/domain/ids.ts'
import type { CvKind } from './cv-file.ts'

export type LeadFilesTable = {
  id: string
  site_id: SiteId
  lead_id: LeadId
  file_name: string
  kind: CvKind
  bytes: number
  created_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    lead_files: LeadFilesTable
  }
}
