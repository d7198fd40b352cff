import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'

/** The calendar year at the site. */
export function yearAt(site: SiteContext, nowMs: number): number {
  return Number(dateAt(site, nowMs).slice(0, 4))
}

/** `28 November 2026` at the site. */
export function dateText(site: SiteContext, ms: number): string {
  return dateInWords(dateAt(site, ms))
}

function dateAt({ config }: SiteContext, ms: number): string {
  return localDateTime(ms, AU_STATE_TIME_ZONE[config.state]).date
}

/** The places a vehicle can be brought to: visible ones that sell. */
export function tradeInPlaces(site: SiteContext): { id: string; name: string }[] {
  const visible = site.config.locations.filter((place) => place.isVisible)
  const selling = visible.filter((place) => place.types.length === 0 || place.types.includes('sales'))
  return (selling.length > 0 ? selling : visible).map(({ id, name }) => ({ id, name }))
}

export function locationIdsOf(site: SiteContext): string[] {
  return tradeInPlaces(site).map(({ id }) => id)
}
