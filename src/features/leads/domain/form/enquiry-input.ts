import type { LeadReservation, LeadTradeIn } from '../lead.ts'
import type { Visitor } from '#src/shared/domain/visitor.ts'
import type { ConsentChannel } from './consent-evidence.ts'

/** A posted form with what the request says about it, before anything is checked. */
export type EnquiryInput = {
  /** The posted body by wire name; anything in it may be hostile. */
  fields: Readonly<Record<string, unknown>>
  channel: ConsentChannel
  userAgent: string | null
  /** Page the form was on, when the request tells. */
  url: string | null
  /** The platform's own valuation; never taken from a posted body. */
  tradeIn?: LeadTradeIn
  /** The platform's own checkout; never taken from a posted body. */
  reservation?: LeadReservation
  /** An entry of the platform's own competition; never taken from a posted body. */
  isCompetition?: true
  /** Who sends it, as limits of test drives count them. */
  visitor?: Visitor
}
