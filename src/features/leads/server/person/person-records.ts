import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Database, DatabaseTransaction } from '#src/platform/database/database.ts'
import { isEmailAddress, normaliseEmailAddress } from '#src/shared/domain/email-address.ts'
import type { LeadId, SiteId } from '#src/shared/domain/ids.ts'
import { readPhone } from '#src/shared/domain/phone/phone-number.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'

/** A person's lead as other features know it. */
export type PersonLead = Pick<Lead, 'id' | 'siteId' | 'reference'>

/** Whose data is requested, by search key, on one site or all. */
export type PersonSought = { by: 'email' | 'phone'; key: string; siteId: SiteId | null }

/** Parses an email address or a phone number, overseas ones with country code; null for any other text. */
export function seekPerson(text: string, siteId: SiteId | null = null): PersonSought | null {
  const trimmed = text.trim()
  if (isEmailAddress(trimmed)) return { by: 'email', key: normaliseEmailAddress(trimmed), siteId }
  const phone = readPhone(trimmed)
  return phone === null ? null : { by: 'phone', key: phone, siteId }
}

/** A feature's personal records, by lead or by person, to export and erase along with the leads. */
export interface PersonRecords {
  readonly name: string
  /** All records of the leads and the person, as plain data. */
  export(leads: PersonLead[], who: PersonSought): Promise<unknown[]>
  /** Anonymises the records of the leads and the person, in the erasure's own transaction. */
  erase(transaction: DatabaseTransaction, leads: PersonLead[], who: PersonSought): Promise<void>
  /** Records linked to leads, which expire with them; undefined if there are none. */
  readonly byLead?: LeadRecords
}

/** Records linked to leads: they expire with them, and keep them while something is open. */
export interface LeadRecords {
  /** The leads with something still open: a live hold, an unpaid refund, a current offer. */
  open(from: Database, site: SiteContext, about: { leads: PersonLead[]; now: Date }): Promise<LeadId[]>
  /** Anonymises what is linked to the leads. */
  forget(transaction: DatabaseTransaction, leads: PersonLead[]): Promise<void>
}
