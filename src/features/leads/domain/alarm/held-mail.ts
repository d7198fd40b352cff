import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { personName } from '../delivery/lead-mail.ts'
import type { Lead } from '../lead.ts'

/** Enquiries one digest names. */
export const HELD_SHOWN = 50

/**
 * The digest of enquiries held back as surely a robot's: whoever they are from, as a password manager that fills the
 * hidden field makes a robot of a person. Their words stay out of it: those of robots are advertising.
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
