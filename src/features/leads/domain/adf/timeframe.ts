import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { toOffsetDateTime, zonedMs } from '#src/shared/domain/local-date-time.ts'
import { bookingWords } from '../booking-words.ts'
import { dayText, timeText } from '../day-text.ts'
import { leadAbout } from '../form-kind/receipt-words.ts'
import type { Lead } from '../lead.ts'
import { textNode, type XmlNode } from './adf-xml.ts'

/**
 * When the customer comes or wants to be called, as ADF 1.0 has it (standards.md B1): in words, and as the earliest and
 * latest moment in ISO 8601 with the offset of the dealer's state. A time of day without a date is words only. Null if
 * nothing was said.
 */
export function timeframeNode(lead: Lead): XmlNode | null {
  const { dateTime, preferred_date: day, preferred_time: part } = lead.answers
  if (dateTime && isMoment(dateTime)) {
    const at = momentOf(lead, dateTime)
    return timeframe(`${whatOf(lead)}: ${timeText(dateTime)}`, at, at)
  }
  if (day && isMoment(`${day}T00:00`)) {
    const said = [dayText(day), part?.toLowerCase()].filter(Boolean).join(', ')
    const last = momentOf(lead, `${day}T23:59`).replace(/:00(?=[+-])/, ':59')
    return timeframe(`${whatOf(lead)}: ${said}`, momentOf(lead, `${day}T00:00`), last)
  }
  return part ? timeframe(`${whatOf(lead)}: ${part.toLowerCase()}`, null, null) : null
}

function whatOf(lead: Lead): string {
  return ['Test Drive', 'Service'].includes(lead.category) ? bookingWords(lead).short : leadAbout(lead)
}

function timeframe(description: string, earliest: string | null, latest: string | null): XmlNode {
  return {
    name: 'timeframe',
    children: [
      textNode('description', description),
      textNode('earliestdate', earliest),
      textNode('latestdate', latest),
    ],
  }
}

function isMoment(local: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) && !Number.isNaN(Date.parse(`${local}Z`))
}

function momentOf({ vendor }: Lead, local: string): string {
  const zone = AU_STATE_TIME_ZONE[vendor.state]
  return toOffsetDateTime(zonedMs(local, zone), zone)
}
