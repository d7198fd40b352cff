import type { SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { Result } from '#src/shared/domain/result.ts'
import type { ReviewSet } from '../domain/review.ts'

/** Port: the reviews of a place from one source. Never throws. */
export interface ReviewSource {
  /** All reviews the source hands on, with its own total and average; else why there are none, for the log. */
  read(site: SiteContext, place: SiteLocation): Promise<Result<ReviewSet, string>>
}
