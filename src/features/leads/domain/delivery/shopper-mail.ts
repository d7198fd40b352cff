import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { Lead } from '../lead.ts'
import { escapeHtml, type LeadMail } from './lead-mail.ts'

export type ShopperMailFacts = {
  /** Where consent can be viewed and withdrawn. */
  consentUrl: string
  /** The drive booked with it, if any. */
  drive: { when: string; place: string; url: string } | null
}

/**
 * The receipt: what was received, its reference, what happens next. It repeats nothing the sender typed, so that
 * the form cannot be used to mail other people.
 */
export function writeReceiptMail(lead: Lead, facts: ShopperMailFacts): LeadMail {
  const { drive } = facts
  const place = lead.route.locationName ?? lead.siteName
  const lines = [
    drive
      ? `Your test drive is booked: ${drive.when} at ${drive.place}.`
      : `We have your enquiry. Someone from ${place} will read it and reply during opening hours.`,
    ...aboutLines(lead),
    `Your reference is ${lead.reference}.`,
    ...(drive ? ['Please bring your driver licence.', `To cancel the drive: ${drive.url}`] : []),
    ...callLine(lead),
  ]
  const subject = drive ? `Your test drive: ${drive.when}` : `We have your enquiry`
  return toMail(lead, { subject, lines, consentUrl: facts.consentUrl })
}

/** Confirms the cancellation to the shopper. */
export function writeCancelledMail(lead: Lead, facts: ShopperMailFacts): LeadMail {
  const when = facts.drive?.when ?? ''
  const lines = [
    `Your test drive on ${when} is cancelled. There is nothing more to do.`,
    ...aboutLines(lead),
    ...callLine(lead),
  ]
  return toMail(lead, {
    subject: `Your test drive is cancelled: ${when}`,
    lines,
    consentUrl: facts.consentUrl,
  })
}

/** Tells the dealer that the shopper cancelled. */
export function writeDealerCancelledMail(lead: Lead, drive: { when: string; place: string }): LeadMail {
  const about = lead.vehicle ? `${lead.vehicle.name} (stock ${lead.vehicle.stockNumber})` : 'no vehicle named'
  const lines = [`The test drive on ${drive.when} at ${drive.place} is cancelled by the shopper.`, about]
  return {
    subject: `Test drive cancelled: ${drive.when} [${lead.reference}]`,
    text: `${lines.join('\n')}\n`,
    html: toHtml(lines, ''),
  }
}

/** The mail's subject matter: the vehicle and its stock number. */
export function aboutLines(lead: Lead): string[] {
  return lead.vehicle ? [`${lead.vehicle.name}, stock number ${lead.vehicle.stockNumber}.`] : []
}

/** Whom to call, with the reference. */
export function callLine({ vendor }: Lead): string[] {
  return vendor.phone ? [`In a hurry? Call ${formatAuPhone(vendor.phone)} and give the reference.`] : []
}

/** A mail of these lines to the shopper, with a footer that says why it was sent. */
export function toMail(
  lead: Lead,
  { subject, lines, consentUrl }: { subject: string; lines: string[]; consentUrl: string },
): LeadMail {
  const foot = `You get this mail because a form with your address was sent on the website of ${lead.siteName}. What you agreed to, and how to withdraw it: ${consentUrl}`
  return {
    subject: `${subject} [${lead.reference}]`,
    text: `${[...lines, '', lead.siteName, '', foot].join('\n')}\n`,
    html: toHtml([...lines, lead.siteName], foot),
  }
}

/** The lines as an HTML mail, with addresses as links. */
export function toHtml(lines: string[], foot: string): string {
  const words = lines.map((line) => `<p style="margin:0 0 12px">${linked(line)}</p>`).join('')
  const small = foot === '' ? '' : `<p style="font-size:12px;color:#555">${linked(foot)}</p>`
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"></head><body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1a1a1a">${words}${small}</body></html>`
}

function linked(line: string): string {
  return escapeHtml(line).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
}
