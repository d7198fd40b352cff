import type { GetJson } from '#src/platform/http/outbound-json.ts'
import { fail, ok } from '#src/shared/domain/result.ts'
import { GOOGLE_SOURCE, type Review, type ReviewSet } from '../domain/review.ts'
import type { ReviewSource } from './review-source.ts'

type GoogleReviewDeps = {
  getJson: GetJson
  /** Value of the environment variable holding a secret; null if unset. */
  readSecret(name: string): string | null
}

const FIELDS = 'rating,userRatingCount,reviews'
const TEXT_MAX = 5000
const PLACE_ID = /^[\w-]{1,300}$/

/**
 * Google Places (New): `GET {url}/{placeId}` with the key in X-Goog-Api-Key. Google returns up to five
 * reviews and the figures for all; the key stays on the server.
 */
export function createGoogleReviewSource({ getJson, readSecret }: GoogleReviewDeps): ReviewSource {
  return {
    async read({ config }, place) {
      const { keyEnv, url } = config.reviews
      const key = keyEnv ? readSecret(keyEnv) : null
      const { placeId } = place.address
      if (!key) return fail('no key for Google reviews')
      if (!placeId || !PLACE_ID.test(placeId)) return fail(`no Google place id for ${place.slug}`)
      const answer = await getJson(`${url}/${placeId}`, { 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS })
      if (!answer.ok) return fail(answer.error)
      if (answer.value.status !== 200) return fail(`HTTP ${answer.value.status}`)
      return ok(readPlace(answer.value.body))
    },
  }
}

function readPlace(body: unknown): ReviewSet {
  const { rating, userRatingCount, reviews } = asRecord(body)
  const read = Array.isArray(reviews) ? reviews.flatMap((each) => readReview(asRecord(each)) ?? []) : []
  const total = typeof userRatingCount === 'number' && userRatingCount >= 0 ? Math.floor(userRatingCount) : 0
  const average = typeof rating === 'number' && rating >= 0 && rating <= 5 ? rating : null
  return { reviews: read, total: Math.max(total, read.length), average, source: GOOGLE_SOURCE }
}

function readReview(review: Record<string, unknown>): Review | null {
  const { name, rating, text, originalText, authorAttribution, publishTime } = review
  const shown = words(text)
  const original = words(originalText)
  const author = asRecord(authorAttribution).displayName
  if (typeof rating !== 'number' || typeof author !== 'string' || author.trim() === '') return null
  const isTranslated = original !== '' && original !== shown
  return {
    id: typeof name === 'string' ? name.slice(-200) : `${author}${publishTime}`,
    customerName: author.trim().slice(0, 120),
    text: `${isTranslated ? '(Translated by Google) ' : ''}${shown}`.slice(0, TEXT_MAX),
    rating: Math.min(5, Math.max(1, Math.round(rating))),
    reviewDate: dayOf(publishTime),
    replyText: null,
    replyDate: null,
    image: null,
  }
}

function words(value: unknown): string {
  const { text } = asRecord(value)
  return typeof text === 'string' ? text.trim() : ''
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value.slice(0, 10) : null
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
