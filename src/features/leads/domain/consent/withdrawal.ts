import type { Lead } from '../lead.ts'
import { type LeadMail, personLines, personName } from '../mail/lead-mail.ts'
import { writeSections } from '../mail/mail-sections.ts'

/** Tells a dealer that a person wants no marketing any more, and what to do about it. (Spam Act 2003 s 18) */
export function writeWithdrawalMail(lead: Lead): LeadMail {
  const lines = [
    {
      words: `They withdrew their consent on the website of ${lead.siteName}, which sends them none from now on.`,
    },
    {
      words:
        'Please take them off your own mailing lists within five working days. An enquiry may still be answered.',
    },
    ...personLines(lead),
  ]
  return {
    subject: `No more marketing to ${personName(lead)} [${lead.reference}]`,
    ...writeSections([{ heading: `No more offers and news to ${personName(lead)}`, lines }], lead),
  }
}

/** The same as a webhook's body; `event` tells it from a lead. */
export function withdrawalPayload({ id, reference, siteSlug, person }: Lead): Record<string, unknown> {
  return {
    event: 'marketing_consent_withdrawn',
    lead_id: id,
    reference,
    site: siteSlug,
    email: person.email,
    opt_in: false,
  }
}
