import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import type { Lead } from '../lead.ts'
import { bookedThing, bookingNoun, bookingWords } from '../booking-words.ts'
import { bookedLines, type DriveWords, driveSubject, type LeadMail, personLines } from './lead-mail.ts'
import { receiptWords } from '../form-kind/receipt-words.ts'
import { caseReference } from '../intake/lead-reference.ts'
import { escapeHtml, mailHtml, tapHtml } from './mail-frame.ts'
import { headingHtml, htmlLine, type Line, plainLines, writeSections } from './mail-sections.ts'
import { pictureAddress } from './picture-address.ts'

type ShopperDrive = { when: string; place: string; url: string }
export type ShopperMailFacts = {
  /** Where consent can be viewed and withdrawn. */
  consentUrl: string
  /** The drive booked with it, if any. */
  drive: ShopperDrive | null
}
/** A line of a mail to a shopper. */
type ShopperLine = string | Line
type OfDrive = { consentUrl: string; drive: ShopperDrive }

/**
 * The receipt: what was received, its reference, what happens next. It repeats nothing the sender typed, so that
 * the form cannot be used to mail other people.
 */
export function writeReceiptMail(lead: Lead, { drive, consentUrl }: ShopperMailFacts): LeadMail {
  const noun = bookingNoun(lead)
  if (drive) {
    const words = { subject: `Your ${noun}: ${drive.when}`, heading: `Your ${noun} is booked` }
    return writeDriveMail(lead, { ...words, drive, consentUrl })
  }
  const place = lead.route.locationName ?? lead.siteName
  const { receipt, next } = receiptWords(lead)
  const lines = [
    next(place, lead.person.preferredContact),
    ...aboutLines(lead),
    referenceLine(lead),
    ...callLine(lead),
  ]
  return toMail(lead, { subject: receipt, lines, consentUrl })
}

/** Tells the shopper the new time of a drive they moved. */
export function writeMovedMail(lead: Lead, { drive, consentUrl }: OfDrive): LeadMail {
  const heading = `Your ${bookingNoun(lead)} is moved`
  return writeDriveMail(lead, { heading, subject: `${heading}: ${drive.when}`, drive, consentUrl })
}

/** Reminds the shopper a day before. */
export function writeReminderMail(lead: Lead, { drive, consentUrl }: OfDrive): LeadMail {
  const heading = `Reminder of your ${bookingNoun(lead)}`
  return writeDriveMail(lead, { heading, subject: `${heading}: ${drive.when}`, drive, consentUrl })
}

function writeDriveMail(
  lead: Lead,
  { heading, subject, drive, consentUrl }: OfDrive & { heading: string; subject: string },
): LeadMail {
  const lines: ShopperLine[] = [
    { label: 'When', value: drive.when },
    { label: 'Where', value: drive.place },
    ...(lead.category === 'Service' && lead.answers.service
      ? [{ label: 'Service', value: lead.answers.service }]
      : []),
    ...(lead.answers.service_price ? [{ label: 'Price', value: lead.answers.service_price }] : []),
    referenceLine(lead),
    bookingWords(lead).bring,
    { action: 'Change the time or cancel', url: drive.url },
    ...aboutLines(lead),
    ...callLine(lead),
  ]
  return toMail(lead, { subject, heading, lines, consentUrl })
}

/** Confirms the cancellation to the shopper. */
export function writeCancelledMail(lead: Lead, { drive, consentUrl }: OfDrive): LeadMail {
  const noun = bookingNoun(lead)
  const heading = `Your ${noun} is cancelled`
  const lines = [
    `It was on ${drive.when} at ${drive.place}. There is nothing more to do.`,
    referenceLine(lead),
    ...aboutLines(lead),
    { action: `Book another ${noun}`, url: bookAgainUrl(lead) },
    ...callLine(lead),
  ]
  return toMail(lead, { subject: `${heading}: ${drive.when}`, heading, lines, consentUrl })
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
    referenceLine(lead),
  ]
  return {
    subject: driveSubject(' cancelled', lead, drive),
    ...writeSections([{ heading: `${bookingWords(lead).title} cancelled: ${drive.when}`, lines }], lead),
  }
}

/** The one reference of the matter. */
export function referenceLine(lead: Lead): Line {
  return { label: 'Reference', value: caseReference(lead) }
}

/**
 * The mail's subject matter: the vehicle, its stock number and its page, or that the vehicle named is not here. Which
 * one that was is not repeated, because anybody may have typed it.
 */
export function aboutLines({ vehicle, missingVehicle, siteName }: Lead): ShopperLine[] {
  if (missingVehicle)
    return [`The vehicle you asked about is not on the website of ${siteName}; they tell you what they have.`]
  if (!vehicle) return []
  const picture = pictureAddress(vehicle)
  return [
    ...(picture ? [{ picture, alt: vehicle.name }] : []),
    `${vehicle.name}, stock number ${vehicle.stockNumber}`,
    { action: 'See the vehicle', url: vehicle.url },
  ]
}

/** Whom to call, with the reference. */
export function callLine({ vendor }: Lead): string[] {
  return vendor.phone ? [`In a hurry? Call ${formatAuPhone(vendor.phone)} and give the reference.`] : []
}

type ShopperWords = {
  subject: string
  /** What the mail says first, where the subject says more. */
  heading?: string
  lines: ShopperLine[]
  consentUrl: string
}

/** A mail of these lines to the shopper, with a footer that says why it was sent. */
export function toMail(
  lead: Lead,
  { subject, heading = subject, lines, consentUrl }: ShopperWords,
): LeadMail {
  const all = lines.map((line) => (typeof line === 'string' ? { words: line } : line))
  const foot = `You get this mail because a form with your address was sent on the website of ${lead.siteName}.`
  const withdraw = 'What you agreed to, and how to withdraw it'
  const body = all.map((line) => htmlLine(line, lead)).join('')
  const footer = `${escapeHtml(foot)}<br>${tapHtml(consentUrl, withdraw, lead)}`
  return {
    subject: `${subject} [${caseReference(lead)}]`,
    text: `${[heading, '', ...spaced(all), '', lead.siteName, '', `${foot} ${withdraw}: ${consentUrl}`].join('\n')}\n`,
    html: mailHtml(`${headingHtml(heading, true)}${body}`, lead, footer),
  }
}

/** Plain text with a line free around sentences, as HTML has it; facts stand together. */
function spaced(lines: readonly Line[]): string[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1]
    const isApart = next && !('label' in line && 'label' in next)
    return 'picture' in line ? [] : [...plainLines([line]), ...(isApart ? [''] : [])]
  })
}
