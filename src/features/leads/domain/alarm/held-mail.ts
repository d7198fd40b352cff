import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { personName } from '../mail/lead-mail.ts'
import type { Lead } from '../lead.ts'

/** Enquiries listed in one digest. */
export const HELD_SHOWN = 50

/**
 * The digest of enquiries held as obvious bots. It says who they are from, because a password manager that fills
 * the hidden field makes a person look like a bot. Their text is left out, as bots send advertising.
 */
export function heldMail(
  site: { name: string },
  leads: readonly Lead[],
  more: number,
): { subject: string; text: string } {
  const count = leads.length + more
  const text = [
    `${count === 1 ? 'One enquiry was' : `${count} enquiries were`} not sent to your lead system because ${count === 1 ? 'it looks' : 'they look'} like a robot’s. Now and then it is a person whose browser filled a hidden field. If you see one here, call them:`,
    ...leads.map(heldEntry),
    ...(more > 0 ? [`And ${more} more.`] : []),
    'To have one sent on as usual, tell the agency its reference (forecourt leads replay <reference>). What is not wanted needs nothing: it is kept apart.',
  ].join('\n\n')
  return {
    subject: `${site.name}: ${count === 1 ? '1 enquiry' : `${count} enquiries`} held back as spam`,
    text: `${text}\n`,
  }
}

function heldEntry(lead: Lead): string {
  const { person, vehicle, spam } = lead
  const reach = [formatAuPhone(person.phone), person.email].filter(Boolean).join(', ')
  return [
    `${lead.reference}  ${lead.category}${vehicle ? `: ${vehicle.name} (stock ${vehicle.stockNumber})` : ''}`,
    `  ${personName(lead)}, ${reach}`,
    `  Why held: ${spam.reasons.join(' ')}`,
  ].join('\n')
}
