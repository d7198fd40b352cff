import type { LeadReservation, LeadTradeIn } from '../lead.ts'
import type { Visitor } from '#src/shared/domain/visitor.ts'
import type { ConsentChannel } from './consent-evidence.ts'

/** A posted form and what the request says about it, before any checks. */
export type EnquiryInput = {
  /** The posted body by field name, which may be hostile. */
  fields: Readonly<Record<string, unknown>>
  channel: ConsentChannel
  userAgent: string | null
  /** The page with the form, if the request says. */
  url: string | null
  /** The platform's own valuation, never taken from a posted body. */
  tradeIn?: LeadTradeIn
  /** The platform's own checkout, never taken from a posted body. */
  reservation?: LeadReservation
  /** An entry in the platform's own competition, never taken from a posted body. */
  isCompetition?: true
  /** Signed link to the applicant's CV, never taken from a posted body. */
  cvUrl?: string
  /** The sender, as counted by test drive limits. */
  visitor?: Visitor
}
