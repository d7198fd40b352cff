import { dateInWords } from '#src/shared/domain/calendar-date.ts'
import { averageOf, averageText, type Review } from './review.ts'
import { timeAgoInWords } from './time-in-words.ts'

/** A review in the specification's format (DATA-027). */
export type ReviewRecord = {
  id: string
  customer_name: string
  text: string
  rating: number
  created_at_time_ago_in_words: string | null
  review_date: string | null
  review_date_in_words: string | null
  reply_text: string | null
  reply_date: string | null
  reply_date_in_words: string | null
  image: string | null
}

/** A list of reviews with its total as a number and its average as a string such as `4.3` (DATA-027). */
export type ReviewList = { total: number; average: string; reviews: ReviewRecord[] }

/** Converts reviews for output, with times in words as of `nowMs`. */
export function toReviewList(reviews: readonly Review[], nowMs: number): ReviewList {
  return {
    total: reviews.length,
    average: averageText(averageOf(reviews) ?? 0),
    reviews: reviews.map((review) => toRecord(review, nowMs)),
  }
}

function toRecord(review: Review, nowMs: number): ReviewRecord {
  const { reviewDate, replyDate } = review
  return {
    id: review.id,
    customer_name: review.customerName,
    text: review.text,
    rating: review.rating,
    created_at_time_ago_in_words: reviewDate && timeAgoInWords(reviewDate, nowMs),
    review_date: reviewDate,
    review_date_in_words: reviewDate && dateInWords(reviewDate),
    reply_text: review.replyText,
    reply_date: replyDate,
    reply_date_in_words: replyDate && dateInWords(replyDate),
    image: review.image,
  }
}
