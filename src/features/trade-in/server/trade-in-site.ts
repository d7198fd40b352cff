import { siteDay } from '#src/features/sites/domain/site-day.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { dateInWords } from '#src/shared/domain/calendar-date.ts'

/** The calendar year at the site. */
export function yearAt(site: SiteContext, nowMs: number): number {
  return Number(siteDay(site, nowMs).slice(0, 4))
}

/** `28 November 2026` at the site. */
export function dateText(site: SiteContext, ms: number): string {
  return dateInWords(siteDay(site, ms))
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
