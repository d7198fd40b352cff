import { createHash } from 'node:crypto'
import { createRecentCache } from '#src/shared/domain/cache/recent-cache.ts'
import type { Result } from '#src/shared/domain/result.ts'
import type { Application, LenderFailure } from './lender.ts'

/** As long as a shopper may come back to an open form and press again. */
const KEPT_MS = 30 * 60_000
const ENTRIES_MAX = 2000

type Answer = Promise<Result<{ redirectUrl: string }, LenderFailure>>

/**
 * Applications begun by this process, by site and content as a hash: pressed again, because the enquiry beside it could
 * not be stored or the answer was lost, the same content gives the same application. One that the lender refused is
 * begun anew.
 */
export function createBegunApplications(now: () => number) {
  const kept = createRecentCache<{ answer: Answer; at: number }>(ENTRIES_MAX)
  return async (siteId: string, application: Application, begin: () => Answer): Answer => {
    const key = createHash('sha256')
      .update(JSON.stringify([siteId, application]))
      .digest('base64')
    const known = kept.get(key)
    if (known && now() - known.at < KEPT_MS) return known.answer
    const answer = begin()
    kept.set(key, { answer, at: now() })
    const forget = () => kept.delete(key)
    answer.then(({ ok }) => ok || forget(), forget)
    return answer
  }
}
