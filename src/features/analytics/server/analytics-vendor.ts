import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Result } from '#src/shared/domain/result.ts'
import type { AscEvent } from '../domain/asc-event.ts'
import type { ToldConsent } from '../domain/event-batch.ts'

/** Takes events of visitors who said yes, and of nobody else. */
export interface AnalyticsVendor {
  /** Whether the site sends its events through the server. */
  isWanted(site: SiteContext): boolean
  /** Sends events of one browser; a failure says why in words for the log. */
  send(
    site: SiteContext,
    hit: { consent: ToldConsent; events: readonly AscEvent[] },
  ): Promise<Result<null, string>>
}
