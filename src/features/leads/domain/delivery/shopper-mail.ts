import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { Lead } from '../lead.ts'
import { type DriveWords, driveSubject, drivenVehicle, type LeadMail, personLines } from './lead-mail.ts'
import { escapeHtml, writeSections } from './mail-sections.ts'

type ShopperDrive = { when: string; place: string; url: string }
export type ShopperMailFacts = {
  /** Where consent can be viewed and withdrawn. */
  consentUrl: string
  /** The drive booked with it, if any. */
  drive: ShopperDrive | null
}
type OfDrive = { consentUrl: string; drive: ShopperDrive }

/**
 * The receipt: what was received, its reference, what happens next. It repeats nothing the sender typed, so that
 * the form cannot be used to mail other people.
 */
export function writeReceiptMail(lead: Lead, { drive, consentUrl }: ShopperMailFacts): LeadMail {
  if (drive) {
    const first = `Your test drive is booked: ${drive.when} at ${drive.place}.`
    return writeDriveMail(lead, { first, subject: `Your test drive: ${drive.when}`, drive, consentUrl })
  }
  const place = lead.route.locationName ?? lead.siteName
  const lines = [
    `We have your enquiry. Someone from ${place} will read it and reply during opening hours.`,
    ...aboutLines(lead),
    `Your reference is ${lead.reference}.`,
    ...callLine(lead),
  ]
  return toMail(lead, { subject: 'We have your enquiry', lines, consentUrl })
}

/** Tells the shopper the new time of a drive they moved. */
export function writeMovedMail(lead: Lead, { drive, consentUrl }: OfDrive): LeadMail {
  const first = `Your test drive is moved. It is now on ${drive.when} at ${drive.place}.`
  return writeDriveMail(lead, {
    first,
    subject: `Your test drive is moved: ${drive.when}`,
    drive,
    consentUrl,
  })
}

/** Reminds the shopper a day before. */
export function writeReminderMail(lead: Lead, { drive, consentUrl }: OfDrive): LeadMail {
  const first = `A reminder of your test drive: ${drive.when} at ${drive.place}.`
  return writeDriveMail(lead, {
    first,
    subject: `Reminder of your test drive: ${drive.when}`,
    drive,
    consentUrl,
  })
}

function writeDriveMail(
  lead: Lead,
  { first, subject, drive, consentUrl }: OfDrive & { first: string; subject: string },
): LeadMail {
  const lines = [
    first,
    ...aboutLines(lead),
    `Your reference is ${lead.reference}.`,
    'Please bring your driver licence.',
    `To change the time or cancel: ${drive.url}`,
    ...callLine(lead),
  ]
  return toMail(lead, { subject, lines, consentUrl })
}

/** Confirms the cancellation to the shopper. */
export function writeCancelledMail(lead: Lead, { drive, consentUrl }: OfDrive): LeadMail {
  const lines = [
    `Your test drive on ${drive.when} is cancelled. There is nothing more to do.`,
    ...aboutLines(lead),
    ...callLine(lead),
  ]
  return toMail(lead, { subject: `Your test drive is cancelled: ${drive.when}`, lines, consentUrl })
}

/** Tells the dealer who cancelled which drive. */
export function writeDealerCancelledMail(lead: Lead, drive: DriveWords): LeadMail {
  const vehicle = drivenVehicle(lead)
  const stock = lead.vehicle ? ` (stock ${lead.vehicle.stockNumber})` : ''
  const lines = [
    { words: 'The shopper cancelled it, and the time is free again.' },
    ...(drive.place ? [{ label: 'Where', value: drive.place }] : []),
    { label: 'Vehicle', value: vehicle ? `${vehicle}${stock}` : 'none named' },
    ...personLines(lead),
  ]
  return {
    subject: driveSubject('Test drive cancelled', lead, drive),
    ...writeSections([{ heading: `Test drive cancelled: ${drive.when}`, lines }]),
  }
}

/** The mail's subject matter: the vehicle, its stock number and its page. */
export function aboutLines(lead: Lead): string[] {
  return lead.vehicle
    ? [`${lead.vehicle.name}, stock number ${lead.vehicle.stockNumber}.`, lead.vehicle.url]
    : []
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
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1a1a1a;max-width:640px;overflow-wrap:anywhere">${words}${small}</body></html>`
}

function linked(line: string): string {
  return escapeHtml(line).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
}
