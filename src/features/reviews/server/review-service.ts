import type { SiteContext, SiteLocation } from '#src/features/sites/domain/site-config.ts'
import type { Store } from '#src/platform/database/database.ts'
import type { Clock } from '#src/shared/domain/clock.ts'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'
import type { LocationId, SiteId } from '#src/shared/domain/ids.ts'
import { ok, type Result } from '#src/shared/domain/result.ts'
import { averageOf, type Review, type ReviewSet } from '../domain/review.ts'
import {
  reviewSection,
  type ReviewSection,
  reviewSummary,
  type ReviewSummary,
} from '../domain/review-section.ts'
import { findReviews, replaceReviews } from './review-repository.ts'
import type { ReviewSource } from './review-source.ts'

export type ReviewService = ReturnType<typeof createReviewService>

type ReviewServiceDeps = {
  store: Pick<Store, 'db'>
  clock: Clock
  /** Source for reviews from an external service, if the site uses one. */
  google: ReviewSource
  /** Receives the reason a source failed. */
  onFault?: (reason: string) => void
}

/** How long a service's answer is kept; less after a failure. */
const FRESH_MS = 6 * 3_600_000
const RETRY_MS = 5 * 60_000
/** For our own database: short because another process may import, cached because pages read it often. */
const OWN_FRESH_MS = 60_000
const KEPT_PLACES_MAX = 5000

/** Reviews of a site's locations, from the source named in its document. */
export function createReviewService({ store, clock, google, onFault }: ReviewServiceDeps) {
  const imported = importedSource(store)
  const kept = createRecentCache<{ until: number; set: ReviewSet | null }>(KEPT_PLACES_MAX)

  async function setOf(site: SiteContext, place: SiteLocation): Promise<ReviewSet | null> {
    const isOwn = site.config.reviews.source === 'imported'
    const key = `${placeKey({ siteId: site.id, locationId: place.id })}/${site.version}`
    const known = kept.get(key)
    if (known && known.until > clock.now()) return known.set
    const answer = await (isOwn ? imported : google).read(site, place)
    if (!answer.ok) onFault?.(answer.error)
    const set = answer.ok ? answer.value : (known?.set ?? null)
    kept.set(key, { until: clock.now() + keptMs(answer.ok, isOwn), set })
    return set
  }

  return {
    /** Stars, average and count of a location; null if nothing is known (PAGE-009). */
    async summary(site: SiteContext, place: SiteLocation): Promise<ReviewSummary | null> {
      return reviewSummary(await setOf(site, place), place, site.config.reviews)
    },

    /** The reviews section of a location; null if there is nothing to show (PAGE-038 to PAGE-042). */
    async section(site: SiteContext, place: SiteLocation): Promise<ReviewSection | null> {
      const set = await setOf(site, place)
      const summary = reviewSummary(set, place, site.config.reviews)
      if (!summary) return null
      const shown = set ?? { reviews: [], total: 0, average: null, source: '' }
      return { summary, ...reviewSection(shown, site.config.reviews, clock.now()) }
    },

    /** Replaces a location's stored reviews from one source. */
    async replace(
      place: { siteId: SiteId; locationId: LocationId },
      { source, reviews }: { source: string; reviews: readonly Review[] },
    ): Promise<void> {
      await replaceReviews(store.db, place, { source, reviews, importedAt: new Date(clock.now()) })
      for (const key of kept.keys()) if (key.startsWith(`${placeKey(place)}/`)) kept.delete(key)
    },

    /** Every stored review of a location, for the command line. */
    list(place: { siteId: SiteId; locationId: LocationId }): Promise<(Review & { source: string })[]> {
      return findReviews(store.db, place)
    },
  }
}

function placeKey({ siteId, locationId }: { siteId: SiteId; locationId: LocationId }): string {
  return `${siteId}/${locationId}`
}

function keptMs(isGood: boolean, isOwn: boolean): number {
  if (isOwn) return OWN_FRESH_MS
  return isGood ? FRESH_MS : RETRY_MS
}

/** The default: reviews from the platform's own database, with the average of all of them. */
function importedSource({ db }: Pick<Store, 'db'>): ReviewSource {
  return {
    async read(site, place): Promise<Result<ReviewSet, string>> {
      const rows = await findReviews(db, { siteId: site.id, locationId: place.id })
      const sources = new Set(rows.map(({ source }) => source))
      const reviews = rows.map(({ source: _, ...review }) => review)
      const source = sources.size === 1 ? ([...sources][0] ?? '') : ''
      return ok({ reviews, total: reviews.length, average: averageOf(reviews), source })
    },
  }
}
