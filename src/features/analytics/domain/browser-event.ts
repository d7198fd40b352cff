import { type AnalyticsEventName, analyticsEvent, isAnalyticsEvent } from './analytics-event.ts'

/** One thing that happened: the event, the vehicle it was about and, for a lead, its reference. */
export type Occurrence = { event: AnalyticsEventName; carId: string | null; key: string | null }

/** What a page announced or a visitor pressed, reduced to what an event needs. */
export type Seen = {
  /** The DOM event type, `click`, `beforeprint` or `page`. */
  type: string
  detail: Readonly<Record<string, unknown>>
  href: string | null
  tell: string | null
  /** The vehicle whose page or card it happened on. */
  carId: string | null
}

const ANNOUNCED: Readonly<Record<string, AnalyticsEventName>> = {
  'forecourt:favourite-added': 'favourite',
  'forecourt:watchlist-saved': 'saved_car',
  'forecourt:finance-calculator-used': 'finance_calculator',
  'forecourt:finance-enquiry-opened': 'finance_enquiry',
}

/**
 * The event for what was seen, or null if it is not one (ANLT-001 to ANLT-004, ANLT-010). For a phone number
 * only the press is kept; for a lead only the event and reference the server returned.
 */
export function browserEvent(seen: Seen): Occurrence | null {
  const found = occurrenceOf(seen)
  return found?.carId === null && analyticsEvent(found.event).needsCar ? null : found
}

function occurrenceOf(seen: Seen): Occurrence | null {
  const { type, detail, carId } = seen
  const told = (event: AnalyticsEventName, key: string | null = null): Occurrence => ({
    event,
    carId: text(detail.id) ?? text(detail.carId) ?? carId,
    key,
  })
  if (type === 'forecourt:lead-sent')
    return isAnalyticsEvent(detail.event) ? told(detail.event, text(detail.reference)) : null
  const announced = Object.hasOwn(ANNOUNCED, type) ? ANNOUNCED[type] : undefined
  if (announced) return told(announced)
  if (type === 'page') return told('view_content')
  if (type === 'beforeprint') return told('print')
  if (type !== 'click') return null
  if (seen.tell === 'print' || seen.tell === 'history_report') return told(seen.tell)
  return seen.href?.startsWith('tel:') ? told('phone_click') : null
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
