import type { LocationType } from '#src/features/locations/domain/location-types.ts'
import type { SiteConfig, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { BookingKind } from './booking.ts'

/** How a location gives times of one kind. */
export type BookingRules = {
  /** Whose hours they lie in. */
  department: LocationType
  slotMinutes: number
  noticeHours: number
  daysAhead: number
  perSlot: number
  /** Bookings a day may have; null if only its times limit them. */
  perDay: number | null
}

/** The times a location gives: drives by the site's settings, services by the workshop's own where it has any. */
export function bookingRules(
  { forms }: Pick<SiteConfig, 'forms'>,
  kind: BookingKind,
  { slug }: Pick<SiteLocation, 'slug'>,
): BookingRules {
  if (kind === 'test_drive') return { department: 'sales', perDay: null, ...forms.testDrive }
  const { slotMinutes, noticeHours, daysAhead, perSlot, perDay, workshops } = forms.service
  const own = workshops.find(({ location }) => location === slug)
  return {
    department: 'service',
    slotMinutes,
    noticeHours,
    daysAhead,
    perSlot: own?.perSlot ?? perSlot,
    perDay: own?.perDay ?? perDay,
  }
}
