import { telHref } from '#src/shared/domain/phone/tel-href.ts'
import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { formatKilometres } from '#src/shared/domain/number-format.ts'
import type { Lead } from '../lead.ts'
import { bookedThing, bookingWords } from '../booking-words.ts'
import { caseReference } from '../intake/lead-reference.ts'
import { leadFacts } from '../delivery/lead-facts.ts'
import { reservationFacts } from '../delivery/reservation-facts.ts'
import { tradeInFacts } from '../delivery/trade-in-facts.ts'
import { leadHeadline } from './lead-headline.ts'
import { type Line, type Section, writeSections } from './mail-sections.ts'
import { pictureAddress } from './picture-address.ts'
import { priceText } from './price-text.ts'

export type LeadMail = { subject: string; text: string; html: string }

/** The shopper's full name as given. */
export function personName(lead: Lead): string {
  return [lead.person.name, lead.person.lastName].filter(Boolean).join(' ')
}

/**
 * How a mail words a booking: `when` in full, `brief` for a subject, `was` the time before it was moved. `wanted` is a time
 * the shopper asked for at a location that takes no bookings.
 */
export type DriveWords = {
  state: 'booked' | 'moved' | 'wanted'
  when: string
  brief: string
  place: string | null
  was: string | null
}
type LeadMailFacts = { note?: string | null; drive?: DriveWords | null }

/**
 * The dealer's mail: what it is, contact details, then the message, the vehicle and every other fact. `note` comes
 * first of all.
 */
export function writeLeadMail(lead: Lead, { note = null, drive = null }: LeadMailFacts = {}): LeadMail {
  return { subject: mailSubject(lead, drive), ...writeSections(mailSections(lead, note, drive), lead) }
}

const SUBJECT_STATE: Record<DriveWords['state'], string> = { booked: '', moved: ' moved', wanted: ' wanted' }

function mailSubject(lead: Lead, drive: DriveWords | null): string {
  const mark = lead.spam.verdict === 'clean' ? '' : '[Possible spam] '
  if (drive) return `${mark}${driveSubject(SUBJECT_STATE[drive.state], lead, drive)}`
  return `${mark}${leadHeadline(lead)} from ${personName(lead)} [${caseReference(lead)}]`
}

/** `Test drive: Sat 28 Nov 10:30am, 2021 Toyota HiLux, Jane Citizen [K7MP-4QX2]`; `end` is said after what it is. */
export function driveSubject(end: string, lead: Lead, { brief }: Pick<DriveWords, 'brief'>): string {
  const about = [brief, bookedThing(lead), personName(lead)].filter(Boolean).join(', ')
  return `${bookingWords(lead).title}${end}: ${about} [${caseReference(lead)}]`
}

/** Who asks and how to reach them. */
export function personLines(lead: Lead): Line[] {
  const { email, phone } = lead.person
  const mailbox = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
  return [
    { label: 'Name', value: personName(lead) },
    phone
      ? { label: 'Phone', value: formatAuPhone(phone), href: telHref(phone) }
      : { label: 'Phone', value: 'not given' },
    email ? { label: 'Email', value: email, href: mailbox } : { label: 'Email', value: 'not given' },
  ]
}

function mailSections(lead: Lead, note: string | null, drive: DriveWords | null): Section[] {
  const sections: Section[] = [
    ...(note ? [{ heading: 'Why you get this', lines: [{ words: note }] }] : []),
    { heading: headline(lead, drive), lines: [...driveLines(lead, drive), ...personLines(lead)] },
  ]
  if (lead.message)
    sections.push({ heading: 'Comments', lines: lead.message.split('\n').map((quote) => ({ quote })) })
  sections.push(...matterSections(lead))
  const { tradeIn: _offered, reservation: _held, ...rest } = drive ? withoutTime(lead) : lead
  const facts = [
    { label: 'Website', value: lead.siteName },
    ...leadFacts({ ...rest, reference: caseReference(lead) }),
  ]
  sections.push({ heading: 'More', lines: facts.map((fact) => withLink(lead, fact)) })
  return sections
}

/** What the lead is about: a hold, the vehicle offered in exchange, the vehicle of the site. */
function matterSections(lead: Lead): Section[] {
  const { reservation, tradeIn, vehicle } = lead
  const linked = (facts: ReturnType<typeof tradeInFacts>) => facts.map((fact) => withLink(lead, fact))
  return [
    ...(reservation ? [{ heading: 'Reservation', lines: linked(reservationFacts(reservation)) }] : []),
    ...(tradeIn ? [{ heading: 'Trade-in', lines: linked(tradeInFacts(tradeIn)) }] : []),
    ...(vehicle
      ? [{ heading: tradeIn ? 'Vehicle they would buy with it' : 'Vehicle', lines: vehicleLines(vehicle) }]
      : []),
  ]
}

/** The first line says the time that holds; the one in the form may be an earlier wish. */
function withoutTime(lead: Lead): Lead {
  const { dateTime: _said, ...answers } = lead.answers
  return { ...lead, answers }
}

function headline(lead: Lead, drive: DriveWords | null): string {
  if (drive)
    return `${bookingWords(lead).short} ${drive.state === 'moved' ? 'moved to' : drive.state}: ${drive.when}`
  return leadHeadline(lead)
}

function driveLines(lead: Lead, drive: DriveWords | null): Line[] {
  if (!drive) return []
  return [
    ...(drive.was ? [{ label: 'Before', value: drive.was }] : []),
    ...(drive.place ? [{ label: 'Where', value: drive.place }] : []),
    ...bookedLines(lead),
  ]
}

/** What is booked: the service and the vehicle it is for, or the vehicle to be driven. */
export function bookedLines(lead: Lead): Line[] {
  const thing = bookedThing(lead)
  const { vehicle_details: details, Rego: rego } = lead.answers
  const own = [details, rego && `rego ${rego}`].filter(Boolean).join(', ')
  if (lead.category === 'Service')
    return [
      ...(thing ? [{ label: 'Service', value: thing }] : []),
      ...(own ? [{ label: 'Vehicle', value: own }] : []),
    ]
  return thing
    ? [{ label: 'Vehicle', value: thing, ...(lead.vehicle ? { href: lead.vehicle.url } : {}) }]
    : []
}

/** Only an address of the site itself becomes a link: a shopper may have typed any other. */
function withLink({ vendor }: Lead, fact: { label: string; value: string }): Line {
  const isOwn = vendor.url && fact.value.startsWith(`${vendor.url}/`)
  return isOwn ? { ...fact, href: fact.value, shown: LINK_WORDS[fact.label] ?? pathOf(fact.value) } : fact
}

/** What long addresses are called where they can be pressed. */
const LINK_WORDS: Record<string, string> = { Photos: 'See the photos', 'CV, for 30 days': 'Open the CV' }

function pathOf(url: string): string {
  return `/${url.split('/').slice(3).join('/')}`.split(/[?#]/)[0] ?? url
}

function vehicleLines(vehicle: NonNullable<Lead['vehicle']>): Line[] {
  const picture = pictureAddress(vehicle)
  return [
    ...(picture ? [{ picture, alt: vehicle.name }] : []),
    { label: 'Vehicle', value: vehicle.name, href: vehicle.url },
    { label: 'Stock number', value: vehicle.stockNumber },
    ...(vehicle.vin ? [{ label: 'VIN', value: vehicle.vin }] : []),
    ...(vehicle.km === null ? [] : [{ label: 'Kilometres', value: formatKilometres(vehicle.km) }]),
    { label: 'Price', value: priceText(vehicle) },
    { label: 'Page', value: vehicle.url, href: vehicle.url, shown: 'Open it on the website' },
  ]
}
