import type { LinkState, SignedLinks } from '#src/platform/signing/signed-links.ts'
import type { Signer } from '#src/platform/signing/signer.ts'
import type { DatabaseTransaction } from '#src/platform/database/database.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import { parseLeadReference } from '#src/features/leads/domain/intake/lead-reference.ts'
import type { Lead, LeadReservation } from '#src/features/leads/domain/lead.ts'

export type LeadLinkPurpose = 'consent' | 'test-drive' | 'service-booking'
/** Whose links end. */
type Sender = Pick<Lead, 'siteId' | 'reference'> & {
  reservation?: Pick<LeadReservation, 'reference'> | undefined
}
export type LeadLinks = ReturnType<typeof createLeadLinks>

/** Links in shoppers' mails, signed so that knowing a reference opens nothing. */
export function createLeadLinks({ signer, signed }: { signer: Signer; signed: SignedLinks }) {
  return {
    /** The address of a page about a lead, on the site where it was sent; `fromMs` is the end of a drive. */
    async urlOf(purpose: LeadLinkPurpose, lead: Lead, fromMs?: number): Promise<string> {
      const { siteId, reference } = lead
      const token = await signed.token({ purpose, siteId, subject: reference }, fromMs)
      return `${lead.vendor.url ?? ''}/${purpose}/${reference}/${token}`
    },
    /** A person's key in the consent and erasure logs: the same for one address, and not reversible. */
    personKey(text: string): Promise<string> {
      return signer.hash(`person:${text.trim().toLowerCase()}`)
    },
    /** Whether a site's link is valid; one with a malformed reference was never ours. */
    async stateOf(
      purpose: LeadLinkPurpose,
      siteId: SiteId,
      { reference: typed, signature }: { reference: string; signature: string },
    ): Promise<LinkState> {
      const reference = parseLeadReference(typed)
      if (!reference) return 'wrong'
      const link = { purpose, siteId, subject: reference }
      return signed.check(link, signature, `${purpose}:${siteId}:${reference}`)
    },
    /** Revokes every link sent about a lead so far; those of a reservation are signed with its own reference. */
    async revoke(transaction: DatabaseTransaction, { siteId, reference, reservation }: Sender) {
      for (const purpose of ['consent', 'test-drive', 'service-booking'] as const)
        await signed.revoke({ purpose, siteId, subject: reference }, transaction)
      if (!reservation) return
      const held = { purpose: 'reservation', siteId, subject: reservation.reference } as const
      await signed.revoke(held, transaction)
    },
  }
}
