import type { Generated } from 'kysely'
import type { SiteId } from '#src/shared/domain/ids.ts'

type ConsentEventsTable = {
  id: Generated<number>
  site_id: SiteId
  person_key: string
  purpose: 'marketing' | 'texts'
  granted: boolean
  text: string
  text_version: string
  /** `text_message`: STOP or START; `form`: moved here when its lead was anonymised; `erasure`: ended along with the person. */
  channel: 'consent_page' | 'one_click' | 'form' | 'erasure' | 'text_message'
  answered_at: Date
}

type PersonErasuresTable = {
  id: Generated<number>
  person_key: string
  leads: number
  messages: number
  bookings: number
  erased_at: Date
}

declare module '#src/platform/database/database.ts' {
  interface Tables {
    consent_events: ConsentEventsTable
    person_erasures: PersonErasuresTable
  }
}
