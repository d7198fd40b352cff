import type { SiteContext } from '#src/features/sites/domain/site-config.ts'
import type { Result } from '#src/shared/domain/result.ts'
import type { AscEvent } from '../domain/asc-event.ts'
import type { ToldConsent } from '../domain/event-batch.ts'

/** Receives the events of visitors who accepted. */
export interface AnalyticsVendor {
  /** Whether the site forwards events through the server. */
  isWanted(site: SiteContext): boolean
  /** Sends the events of one browser; on failure the error is a log message. */
  send(
    site: SiteContext,
    hit: { consent: ToldConsent; events: readonly AscEvent[] },
  ): Promise<Result<null, string>>
}
