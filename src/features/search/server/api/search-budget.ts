import type { ServerResponse } from 'node:http'
import { createRateLimiter } from '#src/platform/http/rate-limit.ts'
import { createWaitingAnswers, type Place } from '#src/platform/http/connections/waiting-answers.ts'
import { fail, ok, type Result } from '#src/shared/domain/result.ts'
import type { ApiError } from './meilisearch-error.ts'
import { ANSWER_BYTES_MAX } from './search-answer-writer.ts'

/** Work in ms per visitor and site: two seconds at once, a tenth of a core sustained. A page's query costs 1 or 2. */
const WORK_LIMIT = { max: 2000, windowMs: 20_000 }
/** Bytes of answers waiting to be read, for one visitor and in total. */
const WAITING = { ofOneMax: 12 * 1024 * 1024, inAllMax: 96 * 1024 * 1024 }
/** A fully highlighted vehicle and its surroundings. */
const HIT_BYTES = 5_000
const AROUND_BYTES = 50_000
const RETRY_SECONDS = 5

export type Spent = { ms: number; bytes: number; outgoing: ServerResponse | undefined }
export type Turn = { done(spent: Spent): void; failed(ms: number): void }

/** Limits the cost of the search API: measured work per visitor, and bytes waiting to be read. */
export function createSearchBudget(now: () => number) {
  const work = createRateLimiter(WORK_LIMIT, now)
  const waiting = createWaitingAnswers(WAITING)
  return {
    /** Permission to answer this many hits, or the error saying when to retry. */
    take(client: string, hits: number): Result<Turn, ApiError> {
      const taken = work.take(client)
      if (!taken.isAllowed)
        return fail(tooMany(429, 'Too much was searched from your address.', taken.retryAfterSeconds))
      const foreseen = Math.min(ANSWER_BYTES_MAX, AROUND_BYTES + hits * HIT_BYTES)
      const place = waiting.enter(client, foreseen)
      if (!place) return fail(tooMany(503, 'Earlier answers were not read yet.', RETRY_SECONDS))
      return ok(turn(client, place))
    },
  }

  function turn(client: string, place: Place): Turn {
    return {
      done({ ms, bytes, outgoing }) {
        work.charge(client, ms)
        place.hold(bytes, outgoing)
      },
      failed(ms) {
        work.charge(client, ms)
        place.release()
      },
    }
  }
}

function tooMany(status: number, reason: string, retryAfterSeconds: number): ApiError {
  const message = `${reason} Please try again in ${retryAfterSeconds} seconds.`
  return { code: 'too_many_search_requests', status, message, retryAfterSeconds }
}
