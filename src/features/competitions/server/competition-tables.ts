import type { SiteId } from '#src/shared/domain/ids.ts'

export type CompetitionEntriesTable = {
  id: string
  site_id: SiteId
  promotion_id: string
  phone_hash: string
  prize_id: string
  form_key: string
  lead_reference: string | null
  drawn_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    competition_entries: CompetitionEntriesTable
  }
}
