import { personName } from './mail/lead-mail.ts'
import type { DeliveryState } from './delivery/delivery-state.ts'
import { caseReference } from './intake/lead-reference.ts'
import type { Lead } from './lead.ts'

const COLUMNS: [string, (lead: Lead, state: DeliveryState) => string | null][] = [
  ['sent_at', (lead) => lead.createdAt],
  ['lead_id', (lead) => lead.id],
  ['reference', (lead) => caseReference(lead)],
  ['site', (lead) => lead.siteSlug],
  ['category', (lead) => lead.category],
  ['subcategory', (lead) => lead.subcategory],
  ['name', (lead) => personName(lead)],
  ['phone', (lead) => lead.person.phone],
  ['email', (lead) => lead.person.email],
  ['stock_number', (lead) => lead.vehicle?.stockNumber ?? null],
  ['vehicle', (lead) => lead.vehicle?.name ?? null],
  ['location', (lead) => lead.route.locationName],
  ['delivery', (_, state) => state],
  ['spam', (lead) => lead.spam.verdict],
  ['spam_reasons', (lead) => lead.spam.reasons.join('; ')],
  ['duplicate_of', (lead) => lead.duplicateOf],
  ['duplicate_reason', (lead) => lead.duplicateReason],
]

/**
 * Leads as CSV (RFC 4180) with the marks and reasons needed to claim credit for spam or duplicates (pain 17). A
 * cell that a spreadsheet might take for a formula gets an apostrophe.
 */
export function leadSheet(rows: readonly { lead: Lead; state: DeliveryState }[]): string {
  const lines = rows.map(({ lead, state }) => COLUMNS.map(([, read]) => read(lead, state)))
  return toSheet([COLUMNS.map(([name]) => name), ...lines])
}

/** Rows of cells as CSV (RFC 4180), none of which a spreadsheet takes for a formula. */
export function toSheet(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => row.map((text) => cell(text ?? '')).join(',')).join('\r\n')
}

/** Some spreadsheets also treat full-width and small forms, or leading spaces, as the start of a formula. */
function beginsFormula(text: string): boolean {
  return /^[\t\r\n]|^[\s\u200b-\u200f\u2060\ufeff]*[=+\-\u2212@]/.test(text.normalize('NFKC'))
}

function cell(text: string): string {
  const harmless = beginsFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
