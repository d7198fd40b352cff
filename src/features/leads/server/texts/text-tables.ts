import type { LeadId, SiteId } from '#src/shared/domain/ids.ts'

type LeadTextsTable = {
  id: string
  site_id: SiteId
  lead_id: LeadId
  direction: 'in' | 'out'
  /** The number under a keyed hash: whose text it answers is found by it. */
  person_key: string
  text_body: string
  carrier_id: string | null
  created_at: Date
  sent_at: Date | null
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    lead_texts: LeadTextsTable
  }
}
