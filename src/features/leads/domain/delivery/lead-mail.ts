import { formatAuPhone } from '#src/shared/domain/au-phone.ts'
import { formatCents } from '#src/shared/domain/money.ts'
import { formatKilometres } from '#src/shared/domain/number-format.ts'
import type { Lead } from '../lead.ts'
import { leadFacts } from './lead-facts.ts'

export type LeadMail = { subject: string; text: string; html: string }

/** The shopper's full name as given. */
export function personName(lead: Lead): string {
  return [lead.person.name, lead.person.lastName].filter(Boolean).join(' ')
}

/**
 * The dealer's mail: contact details first, then the vehicle, the message and every other fact. `note` comes first
 * of all.
 */
export function writeLeadMail(lead: Lead, note: string | null = null): LeadMail {
  const sections = mailSections(lead, note)
  const text = sections
    .map(({ heading, lines }) => [heading, ...lines.map(plainLine)].join('\n'))
    .join('\n\n')
  const body = sections.map(
    ({ heading, lines }) =>
      `<h2 style="font-size:16px;margin:20px 0 4px">${escapeHtml(heading)}</h2>${lines.map(htmlLine).join('')}`,
  )
  const html =
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"></head>' +
    `<body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#1a1a1a">${body.join('')}</body></html>`
  return { subject: mailSubject(lead), text: `${text}\n`, html }
}

function mailSubject(lead: Lead): string {
  const about = lead.vehicle
    ? `${lead.vehicle.name} (stock ${lead.vehicle.stockNumber})`
    : (lead.subcategory ?? lead.siteName)
  const mark = lead.spam.verdict === 'clean' ? '' : '[Possible spam] '
  return `${mark}${lead.category}: ${about} from ${personName(lead)} [${lead.reference}]`
}

type Line = { label: string; value: string } | { words: string }
type Section = { heading: string; lines: Line[] }

function mailSections(lead: Lead, note: string | null): Section[] {
  const { person, vehicle } = lead
  const contact = [
    { label: 'Name', value: personName(lead) },
    { label: 'Phone', value: formatAuPhone(person.phone) },
    { label: 'Email', value: person.email || 'not given' },
  ]
  const sections: Section[] = [
    ...(note ? [{ heading: 'Why you get this', lines: [{ words: note }] }] : []),
    { heading: `New enquiry from ${lead.siteName}`, lines: contact },
  ]
  if (lead.message)
    sections.push({ heading: 'Comments', lines: lead.message.split('\n').map((words) => ({ words })) })
  if (vehicle) sections.push({ heading: 'Vehicle', lines: vehicleLines(vehicle) })
  sections.push({ heading: 'More', lines: leadFacts(lead) })
  return sections
}

function vehicleLines(vehicle: NonNullable<Lead['vehicle']>): Line[] {
  const price =
    vehicle.priceCents === null
      ? 'on application'
      : `${formatCents(vehicle.priceCents)} ${vehicle.priceKind.replaceAll('_', ' ')}`
  return [
    { label: 'Vehicle', value: vehicle.name },
    { label: 'Stock number', value: vehicle.stockNumber },
    ...(vehicle.vin ? [{ label: 'VIN', value: vehicle.vin }] : []),
    ...(vehicle.km === null ? [] : [{ label: 'Kilometres', value: formatKilometres(vehicle.km) }]),
    { label: 'Price', value: price },
    { label: 'Page', value: vehicle.url },
  ]
}

function plainLine(line: Line): string {
  return 'words' in line ? line.words : `${line.label}: ${line.value}`
}

function htmlLine(line: Line): string {
  if ('words' in line) return `<p style="margin:0 0 6px">${escapeHtml(line.words)}</p>`
  return `<p style="margin:0 0 2px"><b>${escapeHtml(line.label)}:</b> ${escapeHtml(line.value)}</p>`
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}
