import type { SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { Result } from '#src/shared/domain/result.ts'
import type { ReviewSet } from '../domain/review.ts'

/** Port: a location's reviews from one source. Never throws. */
export interface ReviewSource {
  /** All reviews the source provides, with its own total and average; otherwise the reason for the log. */
  read(site: SiteContext, place: SiteLocation): Promise<Result<ReviewSet, string>>
}
