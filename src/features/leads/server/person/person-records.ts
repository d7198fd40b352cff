import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import { isEmailAddress, normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { LeadId, SiteId } from '#src/shared/domain/ids.ts'
import { readPhone } from '#src/shared/domain/phone/phone-number.ts'
import type { Lead } from '../../domain/lead.ts'

/** A lead of the person, as other features know it. */
export type PersonLead = Pick<Lead, 'id' | 'siteId' | 'reference'>

/** Who is asked for, by the key that tables are searched by: on one site or on all. */
export type PersonSought = { by: 'email' | 'phone'; key: string; siteId: SiteId | null }

/**
 * Who the text names: an email address, an Australian phone number, or an overseas one with its country code, however
 * it is typed. Null when it is none of them.
 */
export function seekPerson(text: string, siteId: SiteId | null = null): PersonSought | null {
  const trimmed = text.trim()
  if (isEmailAddress(trimmed)) return { by: 'email', key: normaliseEmailAddress(trimmed), siteId }
  const phone = readPhone(trimmed)
  return phone === null ? null : { by: 'phone', key: phone, siteId }
}

/** Records of people that another feature keeps, by their leads or by who they are, to be exported and erased with them. */
export interface PersonRecords {
  /** Heading of the export. */
  readonly name: string
  /** All records of the leads and of who is sought, as plain data. */
  export(leads: PersonLead[], who: PersonSought): Promise<unknown[]>
  /** Takes the person out of the records of the leads and of who is sought, in the erasure's own transaction. */
  erase(transaction: DatabaseTransaction, leads: PersonLead[], who: PersonSought): Promise<void>
  /** What hangs on leads and ends with their period; none when the feature keeps nothing by lead. */
  readonly byLead?: LeadRecords
}

/** Records that hang on leads: they end with them, and may keep them while something is open. */
export interface LeadRecords {
  /** Those of the leads that something is still open of: a live hold, an unpaid refund, an offer that still holds. */
  open(from: Database, site: SiteContext, about: { leads: PersonLead[]; now: Date }): Promise<LeadId[]>
  /** Takes the person out of what hangs on the leads. */
  forget(transaction: DatabaseTransaction, leads: PersonLead[]): Promise<void>
}
