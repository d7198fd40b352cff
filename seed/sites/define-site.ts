import type { DemoDays } from './demo-days.ts'
import type { SiteDocument } from '#src/pages/site-document/site-document-schema.ts'

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

/** The public holidays in a demo's days, with the hours of the short one. */
export function holidayHours({ holidays }: DemoDays, [open, close]: readonly [open: string, close: string]) {
  return holidays.map(({ date, note, isShort }) =>
    isShort
      ? { date, status: 'Open' as const, open, close, note }
      : { date, status: 'Closed' as const, note },
  )
}
