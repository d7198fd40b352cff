import type { Signer } from '#src/platform/signing/signer.ts'
import type { SiteId } from '#src/shared/domain/ids.ts'
import type { Lead } from '../../domain/lead.ts'

export type LinkPurpose = 'consent' | 'test-drive'
export type LeadLinks = ReturnType<typeof createLeadLinks>

/** Links of mails to a shopper: signed, so that a reference said on the phone opens none of them. */
export function createLeadLinks({ signer }: { signer: Signer }) {
  const words = (purpose: LinkPurpose, siteId: SiteId, reference: string) =>
    `${purpose}:${siteId}:${reference}`
  return {
    /** The address of a page about a lead, on the site it was sent on. */
    async urlOf(purpose: LinkPurpose, lead: Lead): Promise<string> {
      const signature = await signer.sign(words(purpose, lead.siteId, lead.reference))
      return `${lead.vendor.url ?? ''}/${purpose}/${lead.reference}/${signature}`
    },
    /** A person as the logs of consents and erasures know them: the same for one address, not to be read back. */
    personKey(text: string): Promise<string> {
      return signer.hash(`person:${text.trim().toLowerCase()}`)
    },
    /** Whether the link of a site's page is one of ours. */
    isOurs(purpose: LinkPurpose, siteId: SiteId, link: { reference: string; signature: string }) {
      return signer.verify(words(purpose, siteId, link.reference), link.signature)
    },
  }
}
