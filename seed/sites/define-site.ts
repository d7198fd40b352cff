import type { SiteDocument } from '#src/features/sites/domain/document/site-document-schema.ts'

/** Types a demo site's document, so that a wrong setting is an error in the editor. */
export function defineSite<const Document extends SiteDocument>(document: Document): SiteDocument {
  return document
}

type Times = readonly [open: string, close: string] | null

/** A week of opening hours: Monday to Friday, Saturday and Sunday; null for closed. */
export function week(monFri: Times, saturday: Times, sunday: Times) {
  const days = [sunday, monFri, monFri, monFri, monFri, monFri, saturday] as const
  return days.map((times, index) => ({
    weekday: index as 0 | 1 | 2 | 3 | 4 | 5 | 6,
    status: times ? ('Open' as const) : ('Closed' as const),
    open: times?.[0] ?? null,
    close: times?.[1] ?? null,
  }))
}

/** The days most dealers close or shorten over the summer of 2026 and 2027. */
export function summerHours(shortDay: readonly [open: string, close: string]) {
  const [open, close] = shortDay
  return [
    { date: '2026-12-24', status: 'Open' as const, open, close, note: 'Christmas Eve' },
    { date: '2026-12-25', status: 'Closed' as const, note: 'Christmas Day' },
    { date: '2026-12-26', status: 'Closed' as const, note: 'Boxing Day' },
    { date: '2027-01-01', status: 'Closed' as const, note: 'New Year’s Day' },
    { date: '2027-01-26', status: 'Closed' as const, note: 'Australia Day' },
    { date: '2027-03-26', status: 'Closed' as const, note: 'Good Friday' },
    { date: '2027-04-25', status: 'Closed' as const, note: 'Anzac Day' },
  ]
}
