import { siteDay } from '#src/features/sites/domain/site-day.ts'
import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import { dateInWords } from '#src/shared/domain/calendar-date.ts'

/** The calendar year in the site's time zone. */
export function yearAt(site: SiteContext, nowMs: number): number {
  return Number(siteDay(site, nowMs).slice(0, 4))
}

/** `28 November 2026` in the site's time zone. */
export function dateText(site: SiteContext, ms: number): string {
  return dateInWords(siteDay(site, ms))
}

/** Where a vehicle can be brought: the visible sales locations. */
export function tradeInPlaces(site: SiteContext): { id: string; name: string }[] {
  const visible = site.config.locations.filter((place) => place.isVisible)
  const selling = visible.filter((place) => place.types.length === 0 || place.types.includes('sales'))
  return (selling.length > 0 ? selling : visible).map(({ id, name }) => ({ id, name }))
}

export function locationIdsOf(site: SiteContext): string[] {
  return tradeInPlaces(site).map(({ id }) => id)
}
