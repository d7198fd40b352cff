import { weekdayOf, WEEKDAYS } from '#src/shared/domain/calendar-date.ts'
import { hoursOn, isTimed, weekOf } from '#src/features/locations/domain/opening-hours.ts'
import type { LocationType } from '#src/features/locations/domain/location-types.ts'
import type { SiteConfig } from '#src/features/sites/domain/site-config.ts'
import { placesFor } from '../form-kind/form-rules.ts'
import { toLeadFormSite } from '../form/lead-form.ts'

type Wish = { department: LocationType; date: string; location: string | undefined }

/**
 * Why a date (YYYY-MM-DD) cannot be booked at the chosen or only location: its department is closed that day. Null
 * if it is open, no location is known, or it has no hours.
 */
export function closedText(config: SiteConfig, { department, date, location }: Wish): string | null {
  const places = placesFor(toLeadFormSite(config), department)
  const slug = location || (places.length === 1 ? places[0]?.slug : undefined)
  const place = config.locations.find((each) => each.slug === slug)
  if (!place || weekOf(place, department).length === 0) return null
  const day = hoursOn(place, department, date)
  if (day && isTimed(day)) return null
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  const who = department === 'service' ? `The workshop of ${place.name}` : place.name
  return `${who} is closed on ${WEEKDAYS[weekdayOf(date)]} ${dayOfMonth}/${month}/${year}. Choose another day.`
}
