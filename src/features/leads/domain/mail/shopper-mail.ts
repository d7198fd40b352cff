import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { Lead } from '../lead.ts'
import { bookedThing, bookingNoun, bookingWords } from '../booking-words.ts'
import { bookedLines, type DriveWords, driveSubject, type LeadMail, personLines } from './lead-mail.ts'
import { receiptWords } from '../form-kind/receipt-words.ts'
import { caseReference } from '../intake/lead-reference.ts'
import { type Action, actionHtml, escapeHtml, mailHtml, tapHtml, writeSections } from './mail-sections.ts'

type ShopperDrive = { when: string; place: string; url: string }
export type ShopperMailFacts = {
  /** Where consent can be viewed and withdrawn. */
  consentUrl: string
  /** The drive booked with it, if any. */
  drive: ShopperDrive | null
}
/** A line of a mail to a shopper. */
type ShopperLine = string | Action
type OfDrive = { consentUrl: string; drive: ShopperDrive }

/**
 * The receipt: what was received, its reference, what happens next. It repeats nothing the sender typed, so that
 * the form cannot be used to mail other people.
 */
export function writeReceiptMail(lead: Lead, { drive, consentUrl }: ShopperMailFacts): LeadMail {
  if (drive) {
    const first = `Your ${bookingNoun(lead)} is booked: ${drive.when} at ${drive.place}.`
    return writeDriveMail(lead, {
      first,
      subject: `Your ${bookingNoun(lead)}: ${drive.when}`,
      drive,
      consentUrl,
    })
  }
  const place = lead.route.locationName ?? lead.siteName
  const { receipt, next } = receiptWords(lead)
  const lines = [
    `${receipt}. ${next(place, lead.person.preferredContact)}`,
    ...aboutLines(lead),
    `Your reference is ${lead.reference}.`,
    ...callLine(lead),
  ]
  return toMail(lead, { subject: receipt, lines, consentUrl })
}

/** Tells the shopper the new time of a drive they moved. */
export function writeMovedMail(lead: Lead, { drive, consentUrl }: OfDrive): LeadMail {
  const first = `Your ${bookingNoun(lead)} is moved. It is now on ${drive.when} at ${drive.place}.`
  return writeDriveMail(lead, {
    first,
    subject: `Your ${bookingNoun(lead)} is moved: ${drive.when}`,
    drive,
    consentUrl,
  })
}

/** Reminds the shopper a day before. */
export function writeReminderMail(lead: Lead, { drive, consentUrl }: OfDrive): LeadMail {
  const first = `A reminder of your ${bookingNoun(lead)}: ${drive.when} at ${drive.place}.`
  return writeDriveMail(lead, {
    first,
    subject: `Reminder of your ${bookingNoun(lead)}: ${drive.when}`,
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
    ...(lead.category === 'Service' && lead.answers.service ? [`${lead.answers.service}.`] : []),
    ...aboutLines(lead),
    `Your reference is ${lead.reference}.`,
    bookingWords(lead).bring,
    { action: 'Change the time or cancel', url: drive.url },
    ...callLine(lead),
  ]
  return toMail(lead, { subject, lines, consentUrl })
}

/** Confirms the cancellation to the shopper. */
export function writeCancelledMail(lead: Lead, { drive, consentUrl }: OfDrive): LeadMail {
  const lines = [
    `Your ${bookingNoun(lead)} on ${drive.when} is cancelled. There is nothing more to do.`,
    ...aboutLines(lead),
    `Your reference was ${lead.reference}.`,
    { action: `Book another ${bookingNoun(lead)}`, url: bookAgainUrl(lead) },
    ...callLine(lead),
  ]
  return toMail(lead, { subject: `Your ${bookingNoun(lead)} is cancelled: ${drive.when}`, lines, consentUrl })
}

/** Where another time can be chosen, for the same vehicle if it was one of the site's. */
function bookAgainUrl({ category, vehicle, vendor }: Lead): string {
  const page = category === 'Service' ? '/service' : '/book-test-drive'
  const car = vehicle && category !== 'Service' ? `?car_id=${encodeURIComponent(vehicle.id)}` : ''
  return `${vendor.url ?? ''}${page}${car}`
}

/** Tells the dealer who cancelled what. */
export function writeDealerCancelledMail(lead: Lead, drive: DriveWords): LeadMail {
  const stock = lead.vehicle ? ` (stock ${lead.vehicle.stockNumber})` : ''
  const driven = { label: 'Vehicle', value: `${bookedThing(lead) ?? 'none named'}${stock}` }
  const lines = [
    { words: 'The shopper cancelled it, and the time is free again.' },
    ...(drive.place ? [{ label: 'Where', value: drive.place }] : []),
    ...(lead.category === 'Service' ? bookedLines(lead) : [driven]),
    ...personLines(lead),
  ]
  return {
    subject: driveSubject(' cancelled', lead, drive),
    ...writeSections([{ heading: `${bookingWords(lead).title} cancelled: ${drive.when}`, lines }]),
  }
}

/**
 * The mail's subject matter: the vehicle, its stock number and its page, or that the vehicle named is not here. Which
 * one that was is not repeated, because anybody may have typed it.
 */
export function aboutLines({ vehicle, missingVehicle, siteName }: Lead): ShopperLine[] {
  if (missingVehicle)
    return [`The vehicle you asked about is not on the website of ${siteName}; they tell you what they have.`]
  return vehicle
    ? [
        `${vehicle.name}, stock number ${vehicle.stockNumber}.`,
        { action: 'See the vehicle', url: vehicle.url },
      ]
    : []
}

/** Whom to call, with the reference. */
export function callLine({ vendor }: Lead): string[] {
  return vendor.phone ? [`In a hurry? Call ${formatAuPhone(vendor.phone)} and give the reference.`] : []
}

/** A mail of these lines to the shopper, with a footer that says why it was sent. */
export function toMail(
  lead: Lead,
  { subject, lines, consentUrl }: { subject: string; lines: ShopperLine[]; consentUrl: string },
): LeadMail {
  const foot = `You get this mail because a form with your address was sent on the website of ${lead.siteName}.`
  const withdraw = 'What you agreed to, and how to withdraw it'
  return {
    subject: `${subject} [${caseReference(lead)}]`,
    text: `${[...lines.map(plain), '', lead.siteName, '', `${foot} ${withdraw}: ${consentUrl}`].join('\n')}\n`,
    html: mailHtml(
      `${linesHtml([...lines, lead.siteName])}<p style="font-size:12px;color:#555">${escapeHtml(foot)}<br>${tapHtml(consentUrl, withdraw)}</p>`,
    ),
  }
}

/** The lines as HTML, with addresses as links. */
export function linesHtml(lines: readonly ShopperLine[]): string {
  return lines
    .map((line) =>
      typeof line === 'string' ? `<p style="margin:0 0 12px">${linked(line)}</p>` : actionHtml(line),
    )
    .join('')
}

function plain(line: ShopperLine): string {
  return typeof line === 'string' ? line : `${line.action}: ${line.url}`
}

function linked(line: string): string {
  return escapeHtml(line).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
}
