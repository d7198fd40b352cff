import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'

/** The calendar year at the site. */
export function yearAt(site: SiteContext, nowMs: number): number {
  const timeZone = AU_STATE_TIME_ZONE[site.config.state]
  return Number(new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone }).format(nowMs))
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
