import type { SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { OpeningHour } from '../settings/hours-schema.ts'

export const open = (weekday: number, from: string, to: string) =>
  ({ weekday, status: 'Open', open: from, close: to, formattedHours: null }) as OpeningHour
export const closed = (weekday: number) =>
  ({ weekday, status: 'Closed', open: null, close: null, formattedHours: null }) as OpeningHour

/** Monday to Friday, and Saturday until noon. */
export const WEEK = [
  closed(0),
  ...[1, 2, 3, 4, 5].map((day) => open(day, '08:30', '17:30')),
  open(6, '09:00', '12:00'),
]

/** A location of a state, with WEEK for its sales and no special days. */
export function place(state: string, over: Partial<SiteLocation> = {}) {
  return { address: { state } as SiteLocation['address'], hours: { sales: WEEK }, specialHours: [], ...over }
}

export const at = (iso: string) => Date.parse(iso)
