import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { TextClock } from '#src/features/leads/domain/texts/text-hours.ts'
import { addressTimeZone, AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import type { Lead } from '#src/features/leads/domain/lead.ts'

/** The clock and the public holidays of whoever answers a lead: its location, else the site. */
export function textClock(
  { config }: Pick<SiteContext, 'config'>,
  { route }: Pick<Lead, 'route'>,
): TextClock {
  const place = config.locations.find(({ id }) => id === route.locationId)
  return {
    timeZone: place ? addressTimeZone(place.address) : AU_STATE_TIME_ZONE[config.state],
    isHoliday: (date) => place?.specialHours.some((day) => day.date === date) ?? false,
  }
}
