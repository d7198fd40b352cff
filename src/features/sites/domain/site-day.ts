import { AU_STATE_TIME_ZONE } from '#src/shared/domain/au-state.ts'
import { localDateTime } from '#src/shared/domain/local-date-time.ts'
import type { SiteConfig } from './site-config.ts'

/** The date at the site's dealer, YYYY-MM-DD. */
export function siteDay({ config }: { config: Pick<SiteConfig, 'state'> }, ms: number): string {
  return localDateTime(ms, AU_STATE_TIME_ZONE[config.state]).date
}

/** The year there. */
export function siteYear(site: { config: Pick<SiteConfig, 'state'> }, ms: number): number {
  return Number(siteDay(site, ms).slice(0, 4))
}
