import { takesServiceBookings, workshopFor } from '#src/features/bookings/domain/service-offer.ts'
import { drivePlace, type DriveWish } from '#src/features/bookings/domain/test-drive-offer.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import type { FormName } from '../form-kind/form-name.ts'

/** The slug of the location a form books a time at; null if it books none (LEAD-002, LEAD-028). */
export function bookedAt(
  config: Pick<SiteConfig, 'locations' | 'forms'>,
  form: FormName,
  wish: DriveWish,
): string | null {
  if (form === 'test_drive') return drivePlace(config, wish)?.slug ?? null
  if (form !== 'service' || !takesServiceBookings(config)) return null
  return workshopFor(config, wish.locationSlug)?.slug ?? null
}
